extension Row {
  /// Everything that one thread does and a clock can tell, in the order of the table.
  static var all: [Row] { recording + answering + counting + verifying + lives + waiting }
}
