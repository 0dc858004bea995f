// In the package, `import Poseur` brings the core along; copied into a test target, both are one module.
#if POSEUR_PACKAGE
  @_exported import PoseurCore
#endif
