import Foundation

/// Starts a thread that does nothing. A test process always has several; a C library may leave out of its locks and of
/// `malloc` what a process with only one thread does not need, which would flatter whoever uses them most.
func startSecondThread() {
  Thread.detachNewThread { while true { sleep(1_000) } }
}
