#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

#if canImport(Runtime) || canImport(Darwin)
  // The core finds this, and nothing else of the folder. Other systems tell nothing of callers.
  @_spi(Poseur) nonisolated extension CallerConnection: KnowingCallers {
    /// Names who made a call.
    public static func newTracing() -> any CallerTracing { CallerNamer() }
  }
#endif

#if canImport(Runtime) && !canImport(Darwin)
  import Runtime

  /// Names callers by their functions and lines, as the debug information has them.
  @_spi(Poseur) nonisolated public struct CallerNamer: CallerTracing {
    /// Captures who called a fake. With the images, that takes microseconds; but where a place comes up for the first
    /// time, its functions have to be named.
    @inline(never)
    public func trace(toFake fake: () -> String) -> (any CallerTrace)? {
      guard let way = Self.capture() else { return nil }
      let test = CallersTest.current
      let addresses = way.frames.compactMap { UInt($0.originalProgramCounter) } + [test?.hash ?? 0]
      if let known = KnownCallers.shared.withLock({ $0.places[addresses] }) { return known }
      let functions = (way.symbolicated(options: [.useSymbolCache])?.frames ?? []).map { frame in
        // For the runtime, the initializer of a struct is one, too.
        let isThunk = frame.isSwiftThunk && frame.symbol?.rawName.hasSuffix("fC") != true
        return isThunk ? nil : frame.symbol.map { CallerFunction(rawName: $0.rawName, name: $0.name) }
      }
      guard let caller = CallerFunction.caller(among: functions, ofFake: fake()) else { return nil }
      // The frames can't be taken out one by one, and to look up the line of each takes a tenth of a second.
      let frame = Self.capture(offset: caller.index, limit: 2)
      let place = CallerPlace(function: caller.function, callee: caller.callee?.compilerWords, test) {
        Self.place(of: frame, in: caller.function.rawName).map {
          "\($0.path.split(separator: "/").last ?? ""):\($0.line)"
        }
      }
      KnownCallers.shared.withLock { $0.places[addresses] = place }
      return place
    }

    /// The line of a test case that led to where this is asked.
    @inline(never)
    public func place(ofTestCase testCase: String) -> (path: String, line: Int)? {
      let functions = Self.capture(limit: 200)?.symbolicated(options: [.useSymbolCache])?.frames.map(\.symbol) ?? []
      func isTestCase(_ name: String) -> Bool { name == "\(testCase)()" || name.hasSuffix(" \(testCase)()") }
      guard let index = functions.firstIndex(where: { $0.map { isTestCase($0.name) } ?? false }) else { return nil }
      let frame = Self.capture(offset: index, limit: 2)
      return functions[index].flatMap { Self.place(of: frame, in: $0.rawName) }.map { ($0.path, $0.line) }
    }

    private static let images = ImageMap.capture()

    /// - Parameters:
    ///   - offset: how many frames to leave out.
    ///   - limit: how many to take. The last of them stands for all that follow.
    @inline(never)
    private static func capture(offset: Int = 0, limit: Int = 40) -> Backtrace? {
      try? Backtrace.capture(algorithm: .auto, limit: limit, offset: 2 + offset, top: 0, images: images)
    }

    /// The line of a frame. Nil once looking up lines took longer than a test should wait.
    private static func place(of frame: Backtrace?, in function: String) -> SymbolicatedBacktrace.SourceLocation? {
      guard KnownCallers.shared.withLock(\.isQuick) else { return nil }
      let start = ContinuousClock.now
      let symbol = frame?.symbolicated(options: [.showSourceLocations, .useSymbolCache])?.frames.first?.symbol
      KnownCallers.shared.withLock { $0.spend(ContinuousClock.now - start) }
      guard let symbol, symbol.rawName == function, let place = symbol.sourceLocation, place.line > 0 else {
        return nil
      }
      // In an argument of a macro, such as `#expect`, the line is that of what the macro makes.
      return place.path.contains("@__swiftmacro") ? nil : place
    }
  }
#elseif canImport(Darwin)
  import Darwin

  /// Names callers by their functions. Apple's systems tell no lines.
  @_spi(Poseur) nonisolated public struct CallerNamer: CallerTracing {
    /// Captures who called a fake.
    public func trace(toFake fake: () -> String) -> (any CallerTrace)? {
      var frames = [UnsafeMutableRawPointer?](repeating: nil, count: 40)
      let count = Int(backtrace(&frames, Int32(frames.count)))
      let test = CallersTest.current
      let addresses = frames.prefix(count).map { UInt(bitPattern: $0) } + [test?.hash ?? 0]
      if let known = KnownCallers.shared.withLock({ $0.places[addresses] }) { return known }
      let functions = addresses.dropLast().map(function)
      guard let caller = CallerFunction.caller(among: functions, ofFake: fake()) else { return nil }
      let place = CallerPlace(function: caller.function, callee: caller.callee?.compilerWords, test) { nil }
      KnownCallers.shared.withLock { $0.places[addresses] = place }
      return place
    }

    /// Nil.
    public func place(ofTestCase testCase: String) -> (path: String, line: Int)? { nil }

    private func function(at address: UInt) -> CallerFunction? {
      var info = Dl_info()
      // The address is that of the next instruction, which may belong to another function.
      guard address > 0, dladdr(UnsafeRawPointer(bitPattern: address - 1), &info) != 0, let symbol = info.dli_sname
      else {
        return nil
      }
      let rawName = String(cString: symbol)
      let isThunk = rawName.hasSuffix("TW") || rawName.hasSuffix("TA") || rawName.hasSuffix("TR")
      return isThunk ? nil : demangled(rawName).map { CallerFunction(rawName: rawName, name: $0) }
    }

    /// Without the module and the result: `Checkout.buy()`. Nil if it is no function of Swift.
    private func demangled(_ name: String) -> String? {
      guard name.hasPrefix("$s"), let text = demangle(name, UInt(name.utf8.count), nil, nil, 0) else { return nil }
      defer { free(text) }
      let whole = String(cString: text)
      guard let end = whole.firstIndex(of: ")"), let period = whole[..<end].firstIndex(of: ".") else { return whole }
      return String(whole[..<end][whole.index(after: period)...]) + ")"
    }
  }
#endif
