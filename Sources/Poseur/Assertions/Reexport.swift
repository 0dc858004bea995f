// In the package, `import Poseur` also imports the core. The other files here see its API by this, too, and import it by
// themselves only for more. Copied into a test target, both are one module.
#if POSEUR_PACKAGE
  @_exported import PoseurCore
#endif
