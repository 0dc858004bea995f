// Samples for `matching()` of types that can't be made of their parts. They live here, not in the core, which apps link
// without Foundation.

#if canImport(Foundation)
  // `public`, for modules in which an import is internal unless it says otherwise.
  public import Foundation
  #if canImport(FoundationNetworking)
    public import FoundationNetworking
  #endif
  #if POSEUR_PACKAGE
    @_spi(Poseur) import PoseurCore
  #endif

  #if canImport(Darwin) || canImport(FoundationNetworking)
    @_spi(Poseur) nonisolated extension URLRequest: NumberedSample {
      /// One for each number.
      public static func sample(number: Int) -> URLRequest {
        var request = URLRequest(url: URL(fileURLWithPath: "/matching/\(number)"))
        // A fake may record the method, too.
        request.httpMethod = "MATCHING\(number)"
        return request
      }
    }
  #endif

  @_spi(Poseur) nonisolated extension TimeZone: NumberedSample {
    /// One for each number.
    public static func sample(number: Int) -> TimeZone { TimeZone(secondsFromGMT: number % 1000 * 60) ?? .current }
  }

  @_spi(Poseur) nonisolated extension Calendar: NumberedSample {
    /// One for each number.
    public static func sample(number: Int) -> Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .sample(number: number)
      return calendar
    }
  }

  @_spi(Poseur) nonisolated extension Notification.Name: NumberedSample {
    /// One for each number.
    public static func sample(number: Int) -> Notification.Name { Notification.Name("matching \(number)") }
  }

  @_spi(Poseur) nonisolated extension Notification: NumberedSample {
    /// One for each number.
    public static func sample(number: Int) -> Notification { Notification(name: .sample(number: number)) }
  }

  @_spi(Poseur) nonisolated extension AttributedString: NumberedSample {
    /// One for each number.
    public static func sample(number: Int) -> AttributedString { AttributedString("matching \(number)") }
  }
#endif
