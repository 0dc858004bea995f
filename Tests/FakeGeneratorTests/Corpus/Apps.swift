import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the protocols and classes of apps look like: clients, stores, coordinators, delegates, view models.
enum AppError: Error { case offline, denied(reason: String) }

struct Account: Codable, Hashable, Sendable {
  var id: UUID
  var name: String
}

final class AppScreen {}

protocol DataTransfer {
  typealias CompletionHandler<Value> = (Swift.Result<Value, AppError>) -> Void
  @discardableResult
  func request<Value: Decodable, Target: Endpoint>(
    with endpoint: Target, on queue: any WorkQueue, completion: @escaping CompletionHandler<Value>
  ) -> (any Cancelling)? where Target.Response == Value
  @discardableResult
  func request<Value: Decodable, Target: Endpoint>(
    with endpoint: Target, completion: @escaping CompletionHandler<Value>
  ) -> (any Cancelling)? where Target.Response == Value
  @discardableResult
  func request<Target: Endpoint>(
    with endpoint: Target, on queue: any WorkQueue, completion: @escaping CompletionHandler<Void>
  ) -> (any Cancelling)? where Target.Response == Void
  @discardableResult
  func request<Target: Endpoint>(
    with endpoint: Target, completion: @escaping CompletionHandler<Void>
  ) -> (any Cancelling)? where Target.Response == Void
}

protocol Endpoint {
  associatedtype Response
  var path: String { get }
  var headers: [String: String] { get }
  func urlRequest(with base: URL) throws -> URLRequest
}

protocol WorkQueue {
  func asyncExecute(work: @escaping () -> Void)
}

protocol Cancelling: AnyObject {
  var isCancelled: Bool { get }
  func cancel()
}

protocol AccountRepository {
  @discardableResult
  func accounts(
    query: String, page: Int, cached: @escaping ([Account]) -> Void,
    completion: @escaping (Swift.Result<[Account], any Error>) -> Void
  ) -> (any Cancelling)?
  func save(_ account: Account) async throws
  func account(_ id: UUID) async -> Account?
}

protocol FetchAccounts {
  func callAsFunction(matching query: String?, limit: Int) async throws(AppError) -> [Account]
}

@MainActor protocol Coordinator: AnyObject {
  var parent: (any Coordinator)? { get set }
  var children: [any Coordinator] { get }
  func start()
  func navigate(to route: String, animated: Bool, completion: (() -> Void)?)
  func toPresentable() -> AppScreen
}

@MainActor protocol AccountListInput {
  func viewDidLoad()
  func didSelectItem(at index: Int)
  func didSearch(query: String)
}

@MainActor protocol AccountListOutput {
  var items: [Account] { get }
  var error: String? { get }
  var screenTitle: String { get }
}

@MainActor protocol AccountListViewModel: AccountListInput, AccountListOutput {
  var selection: Set<UUID> { get set }
}

@MainActor protocol AccountListViewDelegate: AnyObject {
  func accountList(_ list: AppScreen, didSelect account: Account)
  func accountList(_ list: AppScreen, didDelete account: Account, at index: Int) -> Bool
  func accountList(_ list: AppScreen, willDisplay account: Account, animated: Bool)
  func accountListDidReload(_ list: AppScreen)
}

protocol CredentialAutofillUserScriptDelegate: AnyObject {
  func credentialAutofillUserScript(
    _ script: AppScreen, didRequestFillDataForDomain domain: String,
    completionHandler: @escaping ([Account], Int) -> Void)
  func credentialAutofillUserScript(
    _ script: AppScreen, didRequestAccountsForDomain domain: String, completionHandler: @escaping ([Account]) -> Void)
  func credentialAutofillUserScript(
    _ script: AppScreen, didRequestIdentitiesWithId id: Int64, completionHandler: @escaping (Account?) -> Void)
  func credentialAutofillUserScriptDidClose(_ script: AppScreen)
}

protocol ServiceLocating {
  func resolve<Service>(_ type: Service.Type) -> Service?
  func register<Service>(_ type: Service.Type, scope: String, factory: @escaping () -> Service)
}

protocol KeyValueStoring {
  func object<Value: Codable>(forKey key: String, as type: Value.Type) throws -> Value?
  func set<Value: Codable>(_ value: Value?, forKey key: String) throws
  func removeAll(where isRemoved: (String) throws -> Bool) rethrows
  subscript<Value: Codable>(key: String, default fallback: @autoclosure () -> Value) -> Value { get set }
}

protocol FeatureFlagging: Sendable {
  func isEnabled(_ flag: String, allowOverride: Bool) -> Bool
  func values() -> AsyncStream<[String: Bool]>
  static var shared: any FeatureFlagging { get }
}

protocol EventTracking {
  func track(_ event: String, properties: [String: any Sendable], file: StaticString, line: UInt)
  func setUser(_ id: UUID?, traits: [String: Any])
  func flush() async
}

protocol Clocking {
  associatedtype Moment: Comparable
  var now: Moment { get }
  func schedule(at moment: Moment, tolerance: TimeInterval?, _ work: @escaping @Sendable @MainActor () async -> Void)
}

protocol ImageDownloading: AnyObject, Sendable {
  typealias Progress = @Sendable (_ received: Int64, _ total: Int64) -> Void
  func download(_ url: URL, options: [String]?, progress: Progress?) async throws -> (Data, URLResponse)
  @discardableResult
  func retrieve(
    _ url: URL, on queue: DispatchQueue, modify: @Sendable (inout URLRequest) -> Void,
    completion: (@Sendable (Swift.Result<URL, any Error>) -> Void)?
  ) -> (any Cancelling)?
}

protocol ImageModifying {
  var identifier: String { get }
  func modified(_ data: Data) -> Data
  func appending(_ another: any ImageModifying) -> any ImageModifying
}

protocol RoomProxy: Identifiable, Sendable where ID == String {
  var timeline: AsyncThrowingStream<String, any Error> { get async }
  var memberCount: Int { get async throws }
  func join() async -> Swift.Result<Void, AppError>
  func send(_ body: String, inReplyTo id: String?) async -> Swift.Result<String, AppError>
  nonisolated func cachedName() -> String?
}

protocol LoginFlow: Actor {
  var homeserver: URL { get }
  func login(user: String, password: String, deviceID: String?) async throws -> Account
  func refresh(using token: inout String) throws
}

protocol SensorProvider: AnyObject {
  init(request: AppScreen)
  func sensors() async throws -> [(name: String, value: Double?)]
}

protocol DatabaseReading {
  func read<Value>(_ value: (AppScreen) throws -> Value) throws -> Value
  func unsafeRead<Value>(_ value: @Sendable @escaping (AppScreen) throws -> Value) async throws -> Value
  func observe<Row: Decodable & Sendable>(_ rows: Row.Type) -> AsyncStream<[Row]>
}

protocol Publishing<Output> {
  associatedtype Output
  associatedtype Failure: Error
  func sink(_ receive: @escaping (Output) -> Void, failure: ((Failure) -> Void)?) -> any Cancelling
  func map<Other>(_ transform: @escaping (Output) -> Other) -> any Publishing<Other>
}

protocol RespondingMiddleware {
  func respond(to request: URLRequest, next: (URLRequest) async throws -> Data) async throws -> Data
}

protocol PromptConsole {
  func ask(_ question: String, secure: Bool, or fallback: String?) -> String
  func choose<Option: CustomStringConvertible>(_ prompt: String, from options: [Option]) -> Option
  func report(_ error: any Error, newLine: Bool)
}

protocol TextPosition: Comparable, Hashable, CustomStringConvertible {
  var offset: Int { get }
  func advanced(by count: Int) -> Self
}

class AnalyticsService {
  let name: String
  private(set) var sent = 0
  var isEnabled = true
  init(name: String = "app") { self.name = name }
  func send(_ event: String, _ values: [String: Any] = [:], retry: Int = 3) throws {}
  func flush(timeout: TimeInterval = 1.5) async -> Bool { true }
  final func fixed() {}
  class func makeDefault() -> AnalyticsService { AnalyticsService() }
}

class RemoteAnalyticsService: AnalyticsService {
  lazy var session = URLSession(configuration: .default)
  override func send(_ event: String, _ values: [String: Any] = [:], retry: Int = 1) throws {}
  func upload(_ data: Data, progress: @escaping (Double) -> Void) {}
}

@MainActor class SettingsStore {
  static let shared = SettingsStore()
  var theme: String { didSet { onChange?(theme) } }
  var onChange: ((String) -> Void)?
  init(theme: String = "light") { self.theme = theme }
  func reset(keeping keys: Set<String> = []) {}
  nonisolated func migrate(from version: Int) -> Bool { version < 2 }
}
