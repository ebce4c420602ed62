import RxLite
import RxLiteTest

extension Drawing {
  /// What the diagrams of 7-Traits mean.
  static let traits: [Drawing] = []
}
