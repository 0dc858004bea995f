/// Whether a function that a ``TypedSpy`` stands for throws, and whether it is asynchronous.
public protocol SpyEffects {}
/// What functions have in common that can throw.
public protocol ThrowingSpyEffects: SpyEffects {}
/// What functions have in common that are asynchronous.
public protocol AsynchronousSpyEffects: SpyEffects {}

/// A function that neither throws nor is asynchronous.
public enum PlainSpyEffects: SpyEffects {}
/// A function that throws.
public enum ThrowsSpyEffects: ThrowingSpyEffects {}
/// A function that is asynchronous.
public enum AsyncSpyEffects: AsynchronousSpyEffects {}
/// A function that is asynchronous and throws.
public enum AsyncThrowsSpyEffects: ThrowingSpyEffects, AsynchronousSpyEffects {}
