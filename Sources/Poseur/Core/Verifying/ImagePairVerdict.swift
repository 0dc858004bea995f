/// Decides whether two images look the same, or different, as wished. Where there is no image, they do neither.
struct ImagePairVerdict {
  /// Nil when the images are as wished.
  let failureMessage: String?

  init<Image: PixelSource>(_ wish: PairWish, received: Image?, expected: Image?, tolerance: UInt8) {
    failureMessage =
      switch (received, expected) {
      case (nil, nil): "Both images are nil."
      case (nil, _): "The received image is nil."
      case (_, nil): "The expected image is nil."
      case (let received?, let expected?) where wish == .equal:
        compareImages(expected: expected, received: received, tolerance: tolerance)
      case (let received?, let expected?):
        contrastImages(expected: expected, received: received, tolerance: tolerance)
      }
  }
}
