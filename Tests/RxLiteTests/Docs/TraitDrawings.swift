import RxLite
import RxLiteTest

extension Drawing {
  /// What the diagrams of 7-Traits mean.
  static let traits: [Drawing] = [
    Drawing("asSingle()") { $0.source.asSingle() },
    Drawing("asMaybe()") { $0.source.asMaybe() },
  ]
}
