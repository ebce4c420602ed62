import ChapterKit
import RxLite

private struct Video {
  let title: String
  let progress: Double
}

/// Returns the video in the row that was tapped.
private func lookUp(_ row: Int) -> Video {
  print("look up row \(row)")
  return [Video(title: "Kittens", progress: 1), Video(title: "Clouds", progress: 0.2)][row]
}

func branching() {
  listing("share-before-two-filters", "the work above share is done once", shows: "D3 86") {
    let taps = PublishSubject<Int>()
    let bag = DisposeBag()

    let cellObservable = taps.map(lookUp).share()

    cellObservable
      .filter { video in video.progress == 1.0 }
      .subscribe(onNext: { video in print("play \(video.title)") })
      .disposed(by: bag)

    cellObservable
      .filter { video in video.progress < 1.0 }
      .subscribe(onNext: { _ in print("start download video file") })
      .disposed(by: bag)

    taps.onNext(0)
    taps.onNext(1)
  }
}
