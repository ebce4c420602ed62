import ChapterKit
import ConsoleKit
import RxLite

func controls() {
  listing("control-property", "the value at first, then what the user does", shows: "55") {
    let field = TextField()
    field.text = "a"
    let bag = DisposeBag()

    field.rx.text.orEmpty.subscribe { event in print("first: \(event)") }.disposed(by: bag)
    print("the user types b")
    field.simulateTyping("b")
    print("the program sets c")
    field.text = "c"
    field.rx.text.orEmpty.subscribe { event in print("second: \(event)") }.disposed(by: bag)
  }

  listing("control-event", "nothing at first, then what the user does", shows: "56") {
    var button: Button? = Button("Help")
    let bag = DisposeBag()

    button?.tap()
    print("there has been a tap")
    button?.rx.tap
      .subscribe(onNext: { print("received a tap") }, onCompleted: { print("completed") })
      .disposed(by: bag)
    button?.tap()
    print("the screen closes")
    button = nil
  }
}
