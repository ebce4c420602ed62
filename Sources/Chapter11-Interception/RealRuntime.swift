// The real Objective-C runtime, outside of the transcript: `swift run Chapter11-Interception --objc`

#if canImport(ObjectiveC)
  import Foundation
  import ObjectiveC

  /// A class that Objective-C sees, with a property that it can observe.
  private final class Model: Foundation.NSObject {
    @objc dynamic var title = ""
  }

  /// KVO does what section 9 of the lesson says of RxCocoa: it makes a subclass and changes the object's class.
  func showRealRuntime() {
    let model = Model()
    func show(_ moment: String) {
      let isa = object_getClass(model).map { NSStringFromClass($0) } ?? "none"
      print("\(moment): object_getClass says \(isa), type(of:) says \(type(of: model))")
    }
    show("before")
    let observation = model.observe(\.title, options: [.new]) { model, _ in
      print("observed: \(model.title)")
    }
    show("observed")
    model.title = "Title"
    observation.invalidate()
    show("after")
  }
#else
  func showRealRuntime() {
    print(
      "There is no Objective-C on this system. The listings isa and fake-class show how it works.")
  }
#endif
