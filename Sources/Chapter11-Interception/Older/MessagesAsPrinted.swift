import ChapterKit
import Foundation
import RxLite

private let newTitle = "Title" as NSString

private let other = "Other" as NSString

func messagesAsPrinted() {
  listing("sentMessage", "each call becomes an element", reproduces: "E1", shows: "E9 89") {
    let button = Button()
    let disposeBag = DisposeBag()

    button.rx.sentMessage("setTitle(_:for:)")
      .subscribe { event in
        print("event : \(event)")
      }
      .disposed(by: disposeBag)
    button.setTitle("Title" as NSString, for: 0)
  }

  listing("one-subject", "one for each selector of each object", shows: "90") {
    let (first, second) = (Button(), Button())
    func proxy(of button: Button) -> MessageSentProxy? {
      try? button.rx.registerMessageInterceptor("setTitle(_:for:)")
    }
    print("asked twice: \(proxy(of: first) === proxy(of: first) ? "the same" : "two")")
    print("two buttons: \(proxy(of: first) === proxy(of: second) ? "the same" : "two")")

    for name in ["a", "b"] {
      _ = first.rx.sentMessage("setTitle(_:for:)").subscribe(onNext: { print("\(name): \($0)") })
    }
    first.setTitle(newTitle, for: 0)
    second.setTitle(other, for: 0)
  }

  listing("below-an-override", "the event comes when the override calls super", shows: "89") {
    let button = ShoutingButton()
    _ = button.rx.methodInvoked("setTitle(_:for:)").subscribe(onNext: { print("invoked \($0)") })
    button.setTitle(newTitle, for: 0)
    print("the title is \"\(button.title)\"")
  }

  listing("ends", "with the object, or at once for an unknown selector", shows: "E9") {
    var button: Button? = Button()
    _ = button!.rx.sentMessage("setTitle(_:for:)").subscribe { print("title: \($0)") }
    _ = button!.rx.sentMessage("setTitel(_:for:)").subscribe { print("titel: \($0)") }
    print("releasing the button")
    button = nil
  }
}
