/// How this executable was compiled, and with it the library.
enum Configuration {
  case debug, release

  #if DEBUG
    static let current = debug
  #else
    static let current = release
  #endif
}
