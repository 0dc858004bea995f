/// What a fake's text depends on besides its declaration, by the names of types.
struct TypeKnowledge {
  /// Swift would take the type of a subclass for the type of a result.
  var classes: Set<String> = []
  var sendables: Set<String> = []
  /// They can be neither recorded nor answered. Only the source says so; these are of Swift.
  private var noncopyables: Set<String> = [
    "ExecutorJob", "Mutex", "Atomic", "AtomicLazyReference", "Span", "RawSpan", "MutableSpan", "MutableRawSpan",
    "OutputSpan", "OutputRawSpan", "UTF8Span",
  ]

  /// Those of all types that stand in no other one, without Poseur's own, which is a module of this package for some.
  var names: Set<String> = []

  /// Whether a value of a type cannot be kept: by its name, or as the member says of a type parameter.
  func isNoncopyable(_ type: String, in member: Member) -> Bool {
    let name = String(type.prefix { !"<?!".contains($0) })
    if noncopyables.contains(name) || noncopyables.contains(String(name.split(separator: ".").last ?? "")) {
      return true
    }
    let constraints = (member.generics + ", " + member.whereClause)
    guard constraints.contains("~") else { return false }
    return ["Copyable", "Escapable"].contains { ",\(constraints.withoutSpace),".contains(",\(name):~\($0)") }
  }

  init(_ reader: FakeReader) {
    // A type of the tested module may have the name of one of Swift's.
    noncopyables.subtract(reader.table.all.lazy.filter(\.isType).map(\.title))
    for symbol in reader.table.all where symbol.isType {
      let name = reader.name(of: symbol)
      let isOfPoseur = ["Poseur", "PoseurCore"].contains(reader.table.module(of: symbol))
      if symbol.pathComponents.count == 1 && !isOfPoseur { names.insert(symbol.title) }
      if symbol.kind.identifier == "swift.class" { classes.insert(name) }
      if reader.table.isSendable(symbol.id) { sendables.insert(name) }
      if reader.isNoncopyable(symbol) { noncopyables.insert(name) }
    }
  }
}
