/// Whether a function that a ``TypedSpy`` stands for throws, and whether it is asynchronous.
public protocol SpyEffects {}
/// What functions that can throw have in common.
public protocol ThrowingSpyEffects: SpyEffects {}
/// What asynchronous functions have in common.
public protocol AsynchronousSpyEffects: SpyEffects {}

/// A function that neither throws nor is asynchronous.
public enum PlainSpyEffects: SpyEffects {}
/// A function that throws.
public enum ThrowsSpyEffects: ThrowingSpyEffects {}
/// A function that is asynchronous.
public enum AsyncSpyEffects: AsynchronousSpyEffects {}
/// A function that is asynchronous and throws.
public enum AsyncThrowsSpyEffects: ThrowingSpyEffects, AsynchronousSpyEffects {}
