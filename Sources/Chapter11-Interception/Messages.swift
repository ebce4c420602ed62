import ChapterKit
import ConsoleKit
import Foundation
import RxLite

/// A camera. Somebody else has written it.
class Camera: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  var photos: [String] = []

  dynamic func takePhoto(of subject: String) {
    photos.append(subject)
    print("click: \(subject)")
  }
}

// It replaces the original for all cameras. In its body, `takePhoto` is the original. (In a closure it
// would be the replacement again.)
extension Camera {
  @_dynamicReplacement(for:takePhoto(of:))
  func observedTakePhoto(of subject: String) {
    let subjects = AssociatedObjects.existing(
      MessageSentProxy.self, for: self, key: "takePhoto(of:)")
    subjects?.messageSent.onNext([subject])
    takePhoto(of: subject)
    subjects?.methodInvoked.onNext([subject])
  }
}

/// The subjects of one method of one object.
final class MessageSentProxy {
  let messageSent = PublishSubject<[Any]>()
  let methodInvoked = PublishSubject<[Any]>()

  deinit {
    messageSent.onCompleted()
    methodInvoked.onCompleted()
  }
}

extension Reactive where Base: Camera {
  /// Emits the arguments of each call, before the method runs.
  func sentMessage(_ selector: String) -> Observable<[Any]> {
    subjects(of: selector).messageSent.asObservable()
  }

  /// Emits the arguments of each call, after the method has run.
  func methodInvoked(_ selector: String) -> Observable<[Any]> {
    subjects(of: selector).methodInvoked.asObservable()
  }

  private func subjects(of selector: String) -> MessageSentProxy {
    AssociatedObjects.object(for: base, key: selector) { MessageSentProxy() }
  }
}

func messages() {
  listing("by-subclass", "an override knows only the objects that you create", shows: "89") {
    class DiaryCamera: Camera {
      let taken = PublishSubject<String>()

      override func takePhoto(of subject: String) {
        super.takePhoto(of: subject)
        taken.onNext(subject)
      }
    }
    func cameraOfTheMap() -> Camera { Camera() }

    let ours = DiaryCamera()
    _ = ours.taken.subscribe(onNext: { subject in print("diary: a photo of \(subject)") })
    ours.takePhoto(of: "the river")

    let theirs = cameraOfTheMap()
    theirs.takePhoto(of: "the bridge")
  }

  listing("before-and-after", "sentMessage, the method, methodInvoked", shows: "89") {
    let method = "takePhoto(of:)"
    let camera = Camera()
    _ = camera.rx.sentMessage(method).subscribe(onNext: { print("sent: \($0)") })
    _ = camera.rx.methodInvoked(method).subscribe(onNext: { print("invoked: \($0)") })

    camera.takePhoto(of: "the river")
    let other = Camera()
    other.takePhoto(of: "the bridge")
  }

  listing("counted", "what is attached to an object must not hold it", shows: "90") {
    weak var released: Camera?
    do {
      let camera = Camera()
      released = camera
      _ = camera.rx.methodInvoked("takePhoto(of:)")
        .subscribe(onNext: { _ in print("photos: \(camera.photos.count)") })
      camera.takePhoto(of: "the river")
    }
    print("the camera is released: \(released == nil)")
  }
}
