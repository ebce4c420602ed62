import Foundation

// Without Objective-C, NotificationCenter isn't an NSObject.
#if !canImport(ObjectiveC)
  extension NotificationCenter: ReactiveCompatible {}
#endif

extension Reactive where Base: NotificationCenter {
  /// Emits the notifications with a name that an object posts, on the thread that posts them.
  ///
  ///     center.rx.notification(.init("saved")).subscribe(onNext: { print($0.object ?? "nobody") })
  ///
  /// A late subscriber receives only what is posted after its subscription. See ``PublishSubject``.
  /// The sequence doesn't keep `object` alive.
  ///
  /// NB: If `object` is released before you subscribe, you receive the notifications of all
  /// objects.
  ///
  /// - Parameters:
  ///   - name: The notifications' name; `nil` means any.
  ///   - object: The object that posts them; `nil` means any.
  /// - Ends: Never. Disposing the subscription stops the observation.
  public func notification(
    _ name: Notification.Name?, object: AnyObject? = nil
  ) -> Observable<Notification> {
    let center: NotificationCenter = base
    return .create { [weak object] observer in
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        observer.onNext($0)
      }
      return Disposables.create { center.removeObserver(token) }
    }
  }
}
