import ChapterKit
import ConsoleKit
import Foundation
import RxLite

func otherThreads() {
  listing("label-binder", "an observer with a handler of its own", shows: "E12 59") {
    let label = Label()
    let caption: Binder<String?> = label.rx.caption
    caption.onNext("20°C")
    print(label)
    caption.on(.next("21°C"))
    print(label)
    caption.onCompleted()
    caption.onNext("22°C")
    print(label)
  }

  listing(
    "other-thread-as-printed", "a binder moves, a closure doesn't",
    shows: "33 B75"
  ) {
    // A debug build stops at such a mistake. Here it is printed.
    MainThreadRule.report = { mistake in print(mistake) }
    let label = Label()
    let results = PublishSubject<String>()
    let bag = DisposeBag()

    results.bind(to: label.rx.text).disposed(by: bag)
    let other = OtherThread("the other thread sends") { results.onNext("bound") }
    other.start()
    other.join()
    print("before the main thread's next turn: “\(label)”")
    runMainQueue()
    print("after it: “\(label)”")

    results.subscribe(onNext: { label.text = $0 }).disposed(by: bag)
    let again = OtherThread("the other thread sends again") { results.onNext("by hand") }
    again.start()
    again.join()
    runMainQueue()
  }
}

extension Reactive where Base: Label {
  fileprivate var caption: Binder<String?> {
    return Binder(self.base) { label, text in
      label.text = text
    }
  }
}
