// In the package, `import Poseur` also imports the core. Copied into a test target, both are one module.
#if POSEUR_PACKAGE
  @_exported import PoseurCore
#endif
