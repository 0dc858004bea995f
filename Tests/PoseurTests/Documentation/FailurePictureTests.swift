import Foundation
import Poseur
import Testing

/// To draw the picture again, run `DRAW=1 swift test --filter FailurePictureTests`.
@Suite("The picture of a failure")
struct FailurePictureTests {
  private let path = "Sources/Poseur/Poseur.docc/Resources/failure.svg"

  @Test("shows the README's fake and test, and what its assertion says")
  func picture() async throws {
    let bank = ReadmeFirstExample.FakeBank()
    let apples = ReadmeFirstExample.Order(item: "apple", count: 3)
    await bank.stub { try await $0.charge($1, for: apples) }.andReturn(ReadmeFirstExample.Receipt(total: 9))
    _ = try await bank.charge(6, for: apples)
    let failures = await Failures.capture {
      await expectHaveReceived(bank, times: 1) { try await $0.charge(9, for: apples) }
    }

    let readme = try RepositoryFile("README.md").text.split(separator: "\n", omittingEmptySubsequences: false)
    let code = readme.drop { !$0.hasPrefix("final class FakeBank") }.prefix { $0 != "```" }.map(String.init)
    let picture = FailurePicture(
      code: code, failingLine: "  await expectHaveReceived", message: try #require(failures.first))

    #expect(failures.count == 1 && code.last == "}")
    #expect(code.count { $0.hasPrefix(picture.failingLine) } == 1)
    if ProcessInfo.processInfo.environment["DRAW"] != nil { try RepositoryFile.write(picture.svg, to: path) }
    #expect(try RepositoryFile(path).text == picture.svg, "run DRAW=1 swift test --filter FailurePictureTests")
  }
}
