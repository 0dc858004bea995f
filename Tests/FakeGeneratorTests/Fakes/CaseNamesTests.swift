import Testing

@testable import fake_generator

@Suite("The names of a fake's cases")
struct CaseNamesTests {
  private static let rows: [(declarations: [String], cases: [String])] = [
    (["func bark()", "var name: String { get }"], ["bark", "name"]),
    (["var name: String { get set }"], ["name", "setName"]),
    (["func load()", "func load(id: Int)"], ["load", "loadId = load(id:)"]),
    (["func load(id: Int)", "func load()"], ["loadId = load(id:)", "load"]),
    (["func find(_ name: String)", "func find(_ age: Int)"], ["findName", "findAge"]),
    (["func load(id: Int)", "func load(id: String)"], ["loadIdInt", "loadIdString"]),
    (["func load(id: Int)", "func load(id: Int) async"], ["load", "loadAsync"]),
    (["func pick() -> Int", "func pick() -> [String: Int]?"], ["pickInt", "pickStringInt"]),
    (["func same()", "func same()"], ["same2", "same3"]),
    (["func load(id: Int)", "func load(id: Int, named: Int)"], ["load", "loadNamed = load(id:named:)"]),
    (
      [
        "table(_ table: Int, rows section: Int)", "table(_ table: Int, didSelect row: Int)",
        "table(_ table: Int, at: Int)",
      ]
      .map { "func \($0) -> Int" },
      ["tableRows = table(_:rows:)", "tableDidSelect = table(_:didSelect:)", "tableAt = table(_:at:)"]
    ),
    (
      [
        "func request<E: Encoder>(_ url: String, method: Int, parameters: E?, encoder: any Coding, interceptor: Int?)",
        "func request(_ url: String, method: Int, parameters: [String: Int]?, encoding: Int, interceptor: Int?)",
        "func request<E: Encoder>(_ url: String, method: Int, parameters: E?, encoder: any Coding, interceptor: Int?) async",
      ],
      ["request", "requestEncoding = request(_:method:parameters:encoding:interceptor:)", "requestAsync"]
    ),
    (["func read<S: Plain>(_ s: S) -> Int", "func read<S: Other>(_ s: S) -> Int"], ["readPlain", "readOther"]),
    (
      ["func take(_ a: [String: [Int]])", "func take(_ a: (Int) -> String)", "func take(_ a: Int, _ b: Int)"],
      ["takeStringInt", "takeClosure", "takeInt = take(_:_:)"]
    ),
    (
      ["func stop()", "func stop(after: Int)", "func stop(after: Double)"],
      ["stop", "stopAfterInt", "stopAfterDouble"]
    ),
    (["func inspect(_ body: Int)", "func inspect() -> Int"], ["inspectBody = inspect(_:)", "inspect"]),
    (
      ["func take(_ a: [Int])", "func take(_ a: Int)", "func take(_ a: Int?)"],
      ["takeArrayInt", "takeInt", "takeIntOptional"]
    ),
    (
      [
        "func request<T: Decodable>(_ path: String, on queue: DispatchQueue, done: @escaping (T) -> Void)",
        "func request<T: Decodable>(_ path: String, done: @escaping (T) -> Void)",
        "func request(_ path: String, on queue: DispatchQueue, done: @escaping () -> Void)",
        "func request(_ path: String, done: @escaping () -> Void)",
      ],
      ["requestTOn", "requestT", "requestOn", "request"]
    ),
    (
      [
        "<T: Decodable, E: Endpoint>(with endpoint: E, on queue: any Queue, completion: @escaping Handler<T>) -> (any Token)?",
        "<T: Decodable, E: Endpoint>(with endpoint: E, completion: @escaping Handler<T>) -> (any Token)?",
        "<E: Endpoint>(with endpoint: E, on queue: any Queue, completion: @escaping Handler<Void>) -> (any Token)?",
        "<E: Endpoint>(with endpoint: E, completion: @escaping Handler<Void>) -> (any Token)?",
      ].map { "func request\($0)" },
      ["requestTOn", "requestT", "requestOn", "request"]
    ),
    (
      [
        "didRequestAutoFillInitDataForDomain domain: String, completionHandler: @escaping (Int) -> Void",
        "didRequestAccountsForDomain domain: String, completionHandler: @escaping (String) -> Void",
        "didRequestUser user: Int, completionHandler: @escaping (Int) -> Void",
      ].map { "func autofillUserScript(_ script: Script, \($0))" },
      [
        "didRequestAutoFillInitDataForDomain = autofillUserScript(_:didRequestAutoFillInitDataForDomain:completionHandler:)",
        "didRequestAccountsForDomain = autofillUserScript(_:didRequestAccountsForDomain:completionHandler:)",
        "didRequestUser = autofillUserScript(_:didRequestUser:completionHandler:)",
      ]
    ),
    (
      [
        "func tableView(_ tableView: Int, numberOfRowsInSection section: Int)",
        "func tableView(_ tableView: Int, didSelect row: Int)",
      ],
      [
        "tableViewNumberOfRowsInSection = tableView(_:numberOfRowsInSection:)",
        "tableViewDidSelect = tableView(_:didSelect:)",
      ]
    ),
    (
      [
        "func load()", "func load(_ x: Int)", "func load(x: Int)", "func load(_ x: String)", "func load() async",
        "func load(_ x: Int, _ y: Int)",
      ],
      ["load", "loadInt", "loadX = load(x:)", "loadString", "loadAsync", "loadIntInt = load(_:_:)"]
    ),
    (["func load() async", "func load()"], ["loadAsync", "load"]),
    (
      [
        "func enqueue<M: Mapper>(_ request: Int, mapper: M, completion: @escaping (Result<M.Output, any Error>) -> Void)",
        "func enqueue<M: Mapper>(_ request: Int, mapper: M, completion: @escaping (M.Output?, (any Error)?) -> Void)",
        "func enqueue<M: Mapper>(_ request: Int, mapper: M) async throws -> M.Output",
      ],
      ["enqueueCompletionResult", "enqueueCompletionOutput", "enqueueAsync = enqueue(_:mapper:)"]
    ),
    (["func wait(_ f: @autoclosure () -> Bool)", "func wait(_ f: () -> Bool)"], ["waitAutoclosure", "waitClosure"]),
    (
      ["func presentView(_ a: Int, view: Int)", "func presentView(_ a: Int, text: Int)"],
      ["presentView", "presentViewText = presentView(_:text:)"]
    ),
    (
      ["func upload(upload: Int)", "func upload(data: Int)"],
      ["upload", "uploadData = upload(data:)"]
    ),
    (["func hasKey(_ k: [UInt8])", "func hasKey(_ k: String)"], ["hasKeyUInt8", "hasKeyString"]),
    (
      [
        "func request(_ r: Int, didParse response: DataResponse<URL, AFError>)",
        "func request(_ r: Int, didParse response: DownloadResponse<URL, AFError>)",
      ],
      ["requestDidParseDataResponse", "requestDidParseDownloadResponse"]
    ),
    (["func read(_ x: Box<Int>)", "func read(_ x: Box<String>)"], ["readBoxInt", "readBoxString"]),
    (["func `hello world`(`with spaces`: Int)"], ["helloWorld = hello world(with spaces:)"]),
    (["func 🐶()"], ["🐶"]),
    (["static func *= (a: inout Self, b: Self)"], ["multiplyInPlace"]),
    (["func setAge(_ age: Int)", "var age: Int { get set }"], ["setAge", "age", "setAgeProperty"]),
    (["subscript(index: Int) -> Int { get }"], ["item = subscript(_:)"]),
    (
      ["subscript(row: Int) -> Int { get set }", "subscript(key key: String) -> Int { get }"],
      ["item = subscript(_:)", "setItem", "itemKey = subscript(key:)"]
    ),
    (["init(name: String)"], ["create = init(name:)"]),
    (["init()", "init?(text: String)"], ["create = init()", "createText = init(text:)"]),
    (["func `switch`()", "func `init`()", "func `self`()"], ["switch", "initCall = init()", "selfCall = self()"]),
    (
      ["static func < (left: Self, right: Self) -> Bool", "static func <=> (left: Self, right: Self)"],
      ["isLess", "combine"]
    ),
  ]

  @Test("are what a person would have named them", arguments: rows)
  func names(row: (declarations: [String], cases: [String])) {
    let members = row.declarations.compactMap { DeclarationReader($0).member() }
    #expect(members.count == row.declarations.count)
    #expect(CaseNames(members).cases.map { $0.name + ($0.rawValue.map { " = \($0)" } ?? "") } == row.cases)
  }

  @Test("are found again for each function and setter")
  func lookingUp() {
    let declarations = ["var name: String { get set }", "func bark()", "var age: Int { get set }"]
    let names = CaseNames(declarations.compactMap { DeclarationReader($0).member() })
    #expect(names.pairs.map(\.member.name) == ["name", "bark", "age"])
    #expect(names.pairs.map(\.setter?.name) == ["setName", nil, "setAge"])
  }
}
