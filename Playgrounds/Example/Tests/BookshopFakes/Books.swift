@testable import Bookshop

extension Book {
  package static let dune = Book(isbn: "441", title: "Dune", cents: 1_000)
  package static let emma = Book(isbn: "140", title: "Emma", cents: 600)
}
