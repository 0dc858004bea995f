import Foundation
import Poseur
import Testing

protocol FileStore {
  func fileExists(atPath path: String) -> Bool
  func removeItem(atPath path: String) throws
}

extension FileManager: FileStore {}

struct Drafts {
  private let files: any FileStore
  init(files: any FileStore = FileManager.default) { self.files = files }

  func discard(_ name: String) throws {
    let path = "/drafts/\(name).txt"
    guard files.fileExists(atPath: path) else { return }
    try files.removeItem(atPath: path)
  }
}

/// The Swift of the page on faking FileManager, as it stands there.
@Suite("The page on faking FileManager shows that a test")
struct FakingFileManagerExamples {
  final class FakeFileStore: FileStore, Fake {
    enum Function: String, PoseurFunction { case fileExists, removeItem }
    let faker = Function.faker()
    func fileExists(atPath path: String) -> Bool {
      recordAndStub(function: .fileExists, arguments: path)
    }
    func removeItem(atPath path: String) throws {
      try recordAndStubThrowing(function: .removeItem, arguments: path)
    }
  }

  @Test func removesTheDraft() throws {
    let files = FakeFileStore()
    files.stub(returning: true) { $0.fileExists(atPath: "/drafts/letter.txt") }
    try Drafts(files: files).discard("letter")

    expectHaveReceived(files, times: 1) {
      try $0.removeItem(atPath: "/drafts/letter.txt")
    }
  }

  @Test func removesNothingIfThereIsNoDraft() throws {
    let files = FakeFileStore()
    files.stub(.fileExists).andReturn(false)
    try Drafts(files: files).discard("letter")

    expectHaveNotReceived(files, .removeItem)
  }

  @Test func passesOnTheErrorOfTheDisk() {
    let files = FakeFileStore()
    files.stub(.fileExists).andReturn(true)
    files.stub(.removeItem).andThrow(CocoaError(.fileWriteNoPermission))

    #expect(throws: CocoaError(.fileWriteNoPermission)) {
      try Drafts(files: files).discard("letter")
    }
  }
}
