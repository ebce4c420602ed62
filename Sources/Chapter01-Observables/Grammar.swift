import ChapterKit
import RxLite

func grammar() {
  listing("nothing-after-the-end", "next* (error | completed)?") {
    func sequence(_ events: Event<Int>...) -> Observable<Int> {
      return Observable.create { observer in
        for event in events { observer.on(event) }
        return Disposables.create()
      }
    }
    func show(_ sequence: Observable<Int>) {
      var seen: [String] = []
      _ = sequence.subscribe { seen.append("\($0)") }
      print(seen.joined(separator: " "))
    }
    show(sequence(.completed))
    show(sequence(.next(1), .next(2)))
    show(sequence(.next(1), .next(2), .completed))
    show(sequence(.next(1), .error(Broken.pipe)))
    // These break the grammar. What comes after the end reaches nobody.
    show(sequence(.next(1), .completed, .next(2), .completed))
    show(sequence(.next(1), .error(Broken.pipe), .next(2), .completed))

    let subject = PublishSubject<Int>()
    show(
      Observable.create { observer in
        let subscription = subject.subscribe(observer)
        subject.onNext(1)
        subject.onCompleted()
        subject.onNext(2)
        return subscription
      })
  }

  listing("marbles", "finite, failing and endless, drawn as they run") {
    let numbers = happening([
      (2, .next("1")), (5, .next("2")), (8, .next("3")), (11, .next("4")), (14, .next("5")),
      (17, .next("6")), (20, .completed),
    ])
    let letters = happening([
      (2, .next("a")), (5, .next("b")), (8, .next("a")), (11, .next("a")), (14, .next("a")),
      (18, .next("d")), (22, .error(Broken.pipe)),
    ])
    let taps = happening([(3, .next("tap")), (7, .next("tap")), (17, .next("tap"))])

    let drawings = [numbers, letters, taps].map { Drawing(of: $0) }
    sleep(2.3)
    for drawing in drawings { print(drawing.line(frames: 23)) }
  }
}

enum Broken: Error { case pipe }

/// A sequence that sends each event in its frame; a frame is a tenth of a second.
private func happening(_ script: [(frame: Int, event: Event<String>)]) -> Observable<String> {
  return Observable.create { observer in
    let scheduler = clock.scheduler
    return Disposables.create(
      script.map { moment in
        scheduler.scheduleRelative((), dueTime: .milliseconds(moment.frame * 100)) {
          observer.on(moment.event)
          return Disposables.create()
        }
      })
  }
}

/// Listens to a sequence, and remembers in which frame each marble came.
private final class Drawing {
  private var marbles: [(frame: Int, text: String)] = []
  private var isOver = false

  init(of sequence: Observable<String>) {
    let scheduler = clock.scheduler
    let start = scheduler.now
    _ = sequence.subscribe { event in
      let text =
        switch event {
        case .next(let element): element
        case .error: "X"
        case .completed: "|"
        }
      let frame = (scheduler.now.timeIntervalSince(start) * 10).rounded()
      self.marbles.append((Int(frame), text))
      self.isOver = event.isStopEvent
    }
  }

  func line(frames: Int) -> String {
    var line = ""
    for marble in marbles {
      line += String(repeating: "-", count: marble.frame - line.count) + marble.text
    }
    return isOver ? line : line + String(repeating: "-", count: frames - line.count) + ">"
  }
}
