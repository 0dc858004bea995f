/// Protocols that refine those of the standard library and of Foundation.
import Foundation

protocol Status: RawRepresentable where RawValue == String {
  func check() -> Int
}

protocol Problem: LocalizedError {
  func problem() -> Int
}

protocol Code: RawRepresentable, Hashable {
  func check() -> Int
}

protocol Feed: AsyncSequence where Element == Int {
  func feed() -> Int
}

protocol Pulse: AsyncIteratorProtocol {
  func beat() -> Int
}

protocol Walk: IteratorProtocol<Int> {
  func walk() -> Int
}

protocol Row: RandomAccessCollection where Element: Hashable {
  func row() -> Int
}

protocol Position: Strideable where Stride == Int {
  func position() -> Int
}

protocol Board: MutableCollection where Element == String {
  func board() -> Int
}

protocol Key: CodingKey {
  func turn() -> Int
}

protocol Output: TextOutputStream, TextOutputStreamable {
  func flush() -> Int
}

protocol Literal: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  func text() -> String
}

protocol Literals: ExpressibleByArrayLiteral where ArrayLiteralElement == Int {
  func list() -> [Int]
}

protocol Table: ExpressibleByDictionaryLiteral {
  func table() -> [Int]
}

protocol Entity: Identifiable where ID == String {
  func entity() -> Int
}

protocol Record: Identifiable {
  var id: Int { get }
  func record() -> Int
}

protocol Archive: NSCoding, NSCopying {
  func archive() -> Int
}
