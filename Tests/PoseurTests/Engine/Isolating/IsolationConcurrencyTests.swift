import Foundation
import Poseur
import Testing

/// Real threads and no lock in the test, so that the thread sanitizer sees what the library does by itself.
@Suite("A fake used in many scopes at once", .tags(.memory, .threads))
struct IsolationConcurrencyTests {
  @Test("keeps 200 tasks apart, each with children, resets and nested scopes")
  func tasks() async {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    let counts = await withTaskGroup(of: Int.self, returning: [Int].self) { group in
      for number in 0..<200 {
        group.addTask {
          await withIsolatedFakes {
            FakeHut.stub(function: .count).andReturn(number)
            await withTaskGroup(of: Void.self) { children in
              for door in 0..<10 { children.addTask { FakeHut.open(door) } }
            }
            await withIsolatedFakes {
              FakeHut.open(number)
              await Task.yield()
              FakeHut.reset()
            }
            return FakeHut.classFaker.callCountFor(function: .open) * 1_000 + FakeHut.count()
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(counts.sorted() == (0..<200).map { 10_000 + $0 })
    #expect(!FakeHut.classFaker.hasRecordedCalls)
  }

  @Test("loses no call of 8 threads whose scopes come and go, and frees what they recorded")
  func threads() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    let freed = FakeBin()
    onThreads { thread in
      for number in 0..<500 {
        withIsolatedFakes(reporting: number.isMultiple(of: 2) ? [.unusedStubs] : []) {
          FakeHut.classFaker.recordCall(.open, arguments: Bone(freed), thread, number)
          #expect(FakeHut.classFaker.callCountFor(function: .open) == 1)
        }
      }
    }

    #expect(freed.callCountFor(function: .take) == 8 * 500)
  }

  @Test("takes calls from anywhere while scopes come and go")
  func callsFromAnywhere() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    onThreads { thread in
      for number in 0..<500 {
        // Half of the threads have no scope: their calls are in the only one that is open, or in none.
        if thread.isMultiple(of: 2) {
          withIsolatedFakes { FakeHut.open(number) }
        } else {
          FakeHut.open(number)
        }
      }
    }

    #expect(FakeHut.classFaker.callCountFor(function: .open) <= 4 * 500)
  }

  @Test("is used in one scope by 8 threads at once")
  func oneScope() {
    withIsolatedFakes {
      let faker = HutFunction.faker(scope: .perTest)
      onThreads { thread in
        for _ in 0..<1_000 { faker.recordCall(.open, arguments: thread) }
      }
      #expect(faker.callCountFor(function: .open) == 8_000)
    }
  }

}

// MARK: - Fixtures

private final class FakeBin: Fake, Sendable {
  enum Function: String, PoseurFunction { case take }
  let faker = Function.faker()
}

private final class Bone {
  let bin: FakeBin
  init(_ bin: FakeBin) { self.bin = bin }
  deinit { bin.recordCall(.take) }
}
