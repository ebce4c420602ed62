import ChapterKit
import Foundation
import RxLite

/// The part of NSObject that KVO needs: a property is found by its key, and a change is reported.
private class KVOObject: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  private let changes = PublishSubject<String>()

  func value(forKey key: String) -> Any? { nil }

  func didChangeValue(forKey key: String) { changes.onNext(key) }

  /// Emits the value at the end of a path now, and after each change on the way.
  func values(_ keyPath: String) -> Observable<Any?> {
    let path = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    return changes.filter { $0 == path[0] }.startWith(path[0])
      .map { [weak self] key in self?.value(forKey: key) }
      .flatMapLatest { value -> Observable<Any?> in
        guard path.count > 1 else { return .just(value) }
        return (value as? KVOObject)?.weakValues(path[1]) ?? .just(nil)
      }
  }

  /// The same, but when the object is released, emits `nil` and completes.
  func weakValues(_ keyPath: String) -> Observable<Any?> {
    values(keyPath).take(until: rx.deallocated).concat(Observable.just(nil))
  }
}

private struct KeyValueObservingOptions: OptionSet {
  let rawValue: Int
  static let new = Self(rawValue: 1)
  static let initial = Self(rawValue: 4)
}

extension Reactive where Base: KVOObject {
  fileprivate func observe<E>(
    _ type: E.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<E?> {
    let target = retainSelf ? base : nil
    return base.values(keyPath)
      .skip(options.contains(.initial) ? 0 : 1)
      .map { value in value as? E }
      .do(onDispose: { withExtendedLifetime(target) {} })
  }

  fileprivate func observeWeakly<E>(
    _ type: E.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<E?> {
    return base.weakValues(keyPath)
      .skip(options.contains(.initial) ? 0 : 1)
      .map { value in value as? E }
  }
}

/// A type that is made of what KVO delivers.
private protocol KVORepresentable {
  associatedtype KVOType
  init?(KVOValue: KVOType)
}

extension Reactive where Base: KVOObject {
  fileprivate func observe<E: KVORepresentable>(
    _ type: E.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<E?> {
    return observe(E.KVOType.self, keyPath, options: options, retainSelf: retainSelf)
      .map { value in value.flatMap(E.init(KVOValue:)) }
  }
}

private struct Percentage: KVORepresentable {
  let points: Int

  init?(KVOValue: NSNumber) {
    guard (0...1).contains(KVOValue.doubleValue) else { return nil }
    points = Int(KVOValue.doubleValue * 100)
  }
}

private final class UIView: KVOObject {
  var frame = CGRect.zero { didSet { didChangeValue(forKey: "frame") } }
  var alpha = NSNumber(1) { didSet { didChangeValue(forKey: "alpha") } }

  override func value(forKey key: String) -> Any? {
    switch key {
    case "frame": frame
    case "alpha": alpha
    default: nil
    }
  }
}

private final class UIViewController: KVOObject {
  private let disposeBag = DisposeBag()
  let view = UIView()
  weak var guest: UIView? { didSet { didChangeValue(forKey: "guest") } }

  override func value(forKey key: String) -> Any? {
    switch key {
    case "view": view
    case "guest": guest
    default: nil
    }
  }

  func followFrame(retainSelf: Bool) {
    self.rx.observe(CGRect.self, "view.frame", retainSelf: retainSelf)
      .subscribe(onNext: { frame in print("  width \(width(frame))") })
      .disposed(by: disposeBag)
  }
}

private func width(_ frame: CGRect?) -> String { frame.map { "\($0.width)" } ?? "nil" }

func keyValueObserving() {
  listing("observe-frame", "a type to cast to, and a path that is a string", shows: "A21") {
    let view = UIView()
    _ = view
      .rx.observe(CGRect.self, "frame")
      .subscribe(onNext: { frame in print("observe: \(width(frame))") })
    _ = view
      .rx.observeWeakly(CGRect.self, "frame", options: [.new])
      .subscribe(onNext: { frame in print("observeWeakly, new: \(width(frame))") })
    view.frame.size.width = 320

    _ = view.rx.observe(String.self, "frame").subscribe(onNext: { print("String: \($0 ?? "nil")") })
    _ = view.rx.observe(CGRect.self, "farme").subscribe(onNext: { print("farme: \(width($0))") })
  }

  listing("retain-self", "a path that begins with self", shows: "A21 32") {
    for retainSelf in [true, false] {
      print("retainSelf: \(retainSelf)")
      var controller: UIViewController? = UIViewController()
      weak let released = controller
      controller!.followFrame(retainSelf: retainSelf)
      controller!.view.frame.size.width = 320
      controller = nil
      print("  released: \(released == nil)")
    }
  }

  listing("weak-property", "observeWeakly emits nil when its object is released", shows: "A21 32") {
    let controller = UIViewController()
    var guest: UIView? = UIView()
    controller.guest = guest
    _ = controller
      .rx.observeWeakly(CGRect.self, "guest.frame")
      .subscribe(onNext: { frame in print("width \(width(frame))") })
    guest!.frame.size.width = 320
    guest = nil
    print("the guest is released: \(controller.guest == nil)")
  }

  listing("kvo-representable", "a struct that is made of a number", shows: "A21") {
    let view = UIView()
    _ = view.rx.observe(Percentage.self, "alpha")
      .subscribe(onNext: { alpha in print(alpha.map { "\($0.points) %" } ?? "nil") })
    view.alpha = 0.25
    view.alpha = 2
  }
}
