import ChapterKit
import RxLite

func connecting() {
  listing("publish-connect", "publish waits for connect", shows: "21") {
    let counter = myInterval(.milliseconds(100)).publish()

    let first = counter.subscribe(onNext: { n in print("First \(n)") })
    sleep(0.3)
    print("after 0.3 s: not connected yet")

    let connection = counter.connect()
    sleep(0.2)
    let second = counter.subscribe(onNext: { n in print("Second \(n)") })
    sleep(0.2)

    first.dispose()
    second.dispose()
    sleep(0.2)
    print("no subscriber is left, and the timer still runs")
    connection.dispose()
  }

  listing("connect-again", "a subscription belongs to one connection", shows: "21") {
    let counter = myInterval(.milliseconds(100)).publish()

    let first = counter.subscribe(onNext: { n in print("First \(n)") })
    let connection = counter.connect()
    sleep(0.2)
    connection.dispose()

    let second = counter.subscribe(onNext: { n in print("Second \(n)") })
    let newConnection = counter.connect()
    sleep(0.2)
    newConnection.dispose()

    first.dispose()
    second.dispose()
  }
}
