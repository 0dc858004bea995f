extension FakeReader {
  /// The declaration, in which types of the graphs have their whole names.
  func text(of symbol: Symbol) -> String {
    let fragments = symbol.declarationFragments
    return fragments.indices.reduce(into: "") { text, index in
      let isType = fragments[index].kind == "typeIdentifier" && !text.hasSuffix(".")
      text += isType ? spelling(of: fragments[index], in: symbol) : fragments[index].spelling
      let next = index + 1 < fragments.count ? fragments[index + 1].spelling : ""
      if isType && !next.hasPrefix("<") { text += ownArguments(of: fragments[index], in: symbol) }
    }
  }

  /// `<Item>` for a generic class that one of its members names without: only there that is enough.
  private func ownArguments(of fragment: Symbol.Fragment, in symbol: Symbol) -> String {
    guard let type = fragment.preciseIdentifier.flatMap({ table[$0] }), type.kind.identifier == "swift.class",
      type.pathComponents.elementsEqual(symbol.pathComponents.dropLast()),
      table.genericTypes.contains(type.pathComponents),
      let parameters = BracketedText(DeclarationReader(text(of: type)).rest).leadingBrackets()?.inside
    else { return "" }
    return "<\(parameters.typeParameters.joined(separator: ", "))>"
  }

  private func spelling(of fragment: Symbol.Fragment, in symbol: Symbol) -> String {
    guard let id = fragment.preciseIdentifier else { return fragment.spelling }
    guard let type = table[id], type.kind.identifier != "swift.associatedtype" else {
      let isHidden = table[id] == nil && isHidden(fragment, in: symbol)
      return (isHidden ? table.otherModule(ofMangled: id).map { $0 + "." } ?? "" : "") + fragment.spelling
    }
    // A class and its fake know their own types without it.
    return isInGenericType(type) || table.isOfConformer(type) ? fragment.spelling : name(of: type)
  }

  /// Whether another type goes by the name of one that is in none of the graphs.
  private func isHidden(_ type: Symbol.Fragment, in symbol: Symbol) -> Bool {
    table.isAmbiguous(type.spelling)
      || symbol.declarationFragments.contains {
        $0.spelling == type.spelling && $0.preciseIdentifier != type.preciseIdentifier
      }
  }

  /// With the types around it; with its module, where a file that imports others needs it.
  func name(of type: Symbol) -> String {
    let path = type.pathComponents.map { ["Type", "Protocol"].contains($0) ? "`\($0)`" : $0.asReference }
    let module = table.module(of: type)
    let isTaken = path.first.map { name in
      NamesOfPoseur.all.contains(name) || Self.namesOfFoundation.contains(name) || table.isAmbiguous(name)
    }
    // A type that is called as its module hides the module.
    let isReachable = !table.has(module, inModule: module)
    return ((isTaken == true && isReachable ? [module] : []) + path).joined(separator: ".")
  }

  /// Words that a module may well use for a type of its own. Foundation is imported almost everywhere.
  private static let namesOfFoundation: Set<String> = [
    "Bundle", "Data", "Date", "Formatter", "Host", "Locale", "Measurement", "Notification", "Operation", "Port",
    "Process", "Progress", "Scanner", "Stream", "Thread", "Timer", "Unit", "URL",
  ]
}
