/// What protocols of libraries have and those of apps seldom do.
protocol Commented {
  ///     func _hidden(_ x: Int)
  /* func _hiddenToo() { */
  func shown() -> Int
}

protocol Model {
  associatedtype Key
  func key() -> Key
}

protocol ModelMiddleware {
  associatedtype Model: Corpus.Model
  func create(_ model: Model) async throws
}

protocol Listener {
  associatedtype Input
  func take(_ input: Input)
}

protocol Source {
  associatedtype Output
  func receive<Listener: Corpus.Listener>(listener: Listener) where Listener.Input == Output
}

@usableFromInline protocol Registration {
  var interested: Int { get }
}

@usableFromInline class Register {
  @usableFromInline init() {}
  @usableFromInline func go() {}
}

protocol Loading {
  associatedtype Item
  typealias Done = (Swift.Result<Item, any Error>) -> Void
  typealias Later = (Done) -> Void
  func later(_ later: @escaping Later)
  func load(_ done: @escaping Done)
}

protocol Reloading: Loading {
  func reload(_ done: @escaping Done)
}

protocol Requesting {
  typealias Completion<T> = (Swift.Result<T, any Error>) -> Void
  typealias Plain = (Int) -> Void
  func request<T: Decodable>(_ path: String, completion: @escaping Completion<T>)
  func plain(_ plain: @escaping Plain)
}

protocol PlainRequesting {
  func plain(_ plain: @escaping Requesting.Plain)
}

protocol Observing {
  var changes: Int { get }
  func next() async -> Int
}

@MainActor protocol ViewModel: Observing, CustomStringConvertible {
  var state: String { get set }
}

@MainActor protocol TableRow: Hashable {
  func show() -> Int
}

@MainActor protocol ListModel: Observing {
  var count: Int { get }
}

protocol LongListModel: ListModel {
  var isSub: Bool { get set }
}

protocol ObservingActor: Actor, Observing, Hashable {
  static func make() -> Int
  func act()
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
protocol JobQueue {
  func enqueue(_ job: consuming ExecutorJob)
  func take<T: ~Copyable>(_ value: consuming T)
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
protocol Executing: SerialExecutor {
  func run() -> Int
}

protocol Flags: OptionSet {
  func raise() -> Int
}

protocol Algebra: SetAlgebra {
  func solve() -> Int
}

protocol Amount: SignedNumeric {
  func spell() -> String
}

protocol Real: FloatingPoint {
  func spell() -> String
}

protocol Mirrored: CustomReflectable {
  func look() -> Int
}

#if swift(>=5.7)
  protocol Primary<Item> {
    associatedtype Item
    func first() -> Item
  }
#else
  protocol Primary {
    associatedtype Item
    func first() -> Item
  }
#endif

protocol Session {
  func name() -> String
}

protocol Client {
  func session() -> any Session
  func other(_ id: Int) throws -> any Session
  var current: any Session { get }
  func server() -> any Server
}

protocol Server {
  func client() -> any Client
}
