#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif
// XCTest has no expectations where there is no Dispatch.
#if canImport(XCTest) && canImport(Dispatch)
  // `public`, for modules in which an import is internal unless it says otherwise.
  public import XCTest

  nonisolated extension Fake {
    /// Makes an expectation that is fulfilled once a function was called with these arguments a given number of times.
    ///
    /// Calls already made count. Wait for it with `XCTWaiter` or `wait(for:timeout:)`, together with expectations of
    /// other kinds.
    ///
    /// ```swift
    /// let eaten = dog.expectation(forCallTo: .eat, withArguments: DogFood.canned)
    /// let result = XCTWaiter().wait(for: [eaten, bellRang], timeout: 1)
    /// ```
    /// Matchers run on the thread of the call, or elsewhere if calls come faster than the matchers run. Captors keep
    /// the arguments when the expectation is fulfilled.
    /// - Parameters:
    ///   - function: the function to wait for.
    ///   - arguments: the arguments of the call, each a value or a matcher. With none, any arguments match.
    ///   - times: how many calls. Fewer than 1 is a failure.
    ///   - file: where you make the expectation. On Linux, a fulfilled inverted expectation fails here.
    ///   - line: the line in that file.
    /// - Returns: the expectation. Wait for it like any other.
    public func expectation(
      forCallTo function: Function, withArguments arguments: Any?..., times: Int = 1,
      file: StaticString = #filePath, line: UInt = #line
    ) -> XCTestExpectation {
      if times < 1 {
        let text = EmptyWait.expectation(times: times)
        Failures.reporter.report(text, severity: .failure, at: SourcePosition(file, line))
      }
      let call = faker.call(to: function, withArguments: ArgumentList(arguments), times: .atLeast(times))
      let expectation = XCTestExpectation(description: call.description)
      call.notify { [weak expectation] in
        expectation != nil
      } perform: { [weak expectation] in
        expectation?.fulfillForCall(file, line)
      }
      return expectation
    }
  }

  nonisolated extension XCTestExpectation {
    #if canImport(Darwin)
      fileprivate func fulfillForCall(_ file: StaticString, _ line: UInt) { fulfill() }
    #else
      fileprivate func fulfillForCall(_ file: StaticString, _ line: UInt) { fulfill(file, line: Int(line)) }
    #endif
  }
#endif
