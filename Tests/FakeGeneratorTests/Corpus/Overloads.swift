/// Overloads that Swift tells apart by constraints or by associated types only.
protocol Plain {
  associatedtype Out
}

protocol Other {
  associatedtype Out
}

protocol Precise: Plain & Other {}

class Request {
  @discardableResult func read<S: Plain>(_ s: S, done: @escaping (S.Out) -> Void) -> Self { self }
  @discardableResult func read<T: Precise>(_ t: T, done: @escaping (T.Out) -> Void) -> Self { self }
  func send<S: Plain>(_ s: S) {}
  func send<S: Other>(_ s: S) {}
  func start() -> Int { 1 }
}

protocol Shadowing {
  associatedtype Observer: Equatable
  func observe<Observer: Hashable>(_ observer: Observer) -> Int
  func observer() -> Observer
}

protocol Dispatching {
  associatedtype Action
  associatedtype Effect: Hashable
  func dispatch(_ action: Action)
  func dispatch(_ effect: Effect)
  func last() -> [Effect: Action]
}
