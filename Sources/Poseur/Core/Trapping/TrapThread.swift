#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  /// A thread that may be ended in the middle of its work.
  enum TrapThread {
    /// That of a main thread. Elsewhere a thread gets far less, and a test that is fine without a catcher would
    /// overflow.
    private nonisolated static var stackSize: Int { 8 << 20 }

    nonisolated static func run(_ body: @escaping () throws -> Void) -> TrapOutcome {
      let record = UnsafeMutablePointer<TrapRecord>.allocate(capacity: 1)
      record.initialize(to: TrapRecord(body: body))
      defer {
        record.deinitialize(count: 1)
        record.deallocate()
      }

      // Not made by `init()`, whose module would have to be imported where member imports have to be visible.
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      pthread_attr_init(attributes)
      defer {
        pthread_attr_destroy(attributes)
        attributes.deallocate()
      }
      pthread_attr_setstacksize(attributes, stackSize)

      var thread = emptyHandle
      let code = pthread_create(
        &thread, attributes,
        { argument in
          // This and the handle are optional on some systems only.
          let record = (argument as UnsafeMutableRawPointer?)!.assumingMemoryBound(to: TrapRecord.self)
          TrapSignals.unblock()
          TrapRecord.runBody(of: record)
          return nil
        }, record)
      guard code == 0 else { return .unsupported("No thread could be made to run the block on (error \(code)).") }
      pthread_join((thread as pthread_t?)!, nil)
      return record.pointee.outcome
    }
  }
#endif
