import ChapterKit
import RxLite

func remembering() {
  listing("subjects", "what a late subscriber receives", shows: "21") {
    let publish = PublishSubject<Int>()
    let behavior = BehaviorSubject(value: 17)
    let replay = ReplaySubject<Int>.create(bufferSize: 2)

    for degrees in [18, 19, 20] {
      publish.onNext(degrees)
      behavior.onNext(degrees)
      replay.onNext(degrees)
    }
    _ = publish.subscribe { event in print("publish: \(event)") }
    _ = behavior.subscribe { event in print("behavior: \(event)") }
    _ = replay.subscribe { event in print("replay: \(event)") }
  }

  listing("subjects-after-their-end", "what a subscriber receives after the end") {
    let publish = PublishSubject<Int>()
    let behavior = BehaviorSubject(value: 17)
    let replay = ReplaySubject<Int>.create(bufferSize: 2)

    for degrees in [18, 19, 20] {
      publish.onNext(degrees)
      behavior.onNext(degrees)
      replay.onNext(degrees)
    }
    publish.onCompleted()
    behavior.onCompleted()
    replay.onCompleted()
    _ = publish.subscribe { event in print("publish: \(event)") }
    _ = behavior.subscribe { event in print("behavior: \(event)") }
    _ = replay.subscribe { event in print("replay: \(event)") }
  }

  listing("multicast", "a run that is sent to a subject of your choice", shows: "21") {
    let readings = thermometer().multicast { ReplaySubject<Int>.create(bufferSize: 2) }
    let connection = readings.connect()
    sleep(0.25)
    print("the label appears")
    _ = readings.subscribe(onNext: { degrees in print("label: \(degrees)°C") })
    connection.dispose()
  }
}
