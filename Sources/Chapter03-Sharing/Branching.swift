import ChapterKit
import RxLite

func branching() {
  listing("two-branches", "two filters, and the work above is done twice") {
    let taps = PublishSubject<Int>()
    let bag = DisposeBag()
    playOrDownload(taps.map(lookUp), bag)
    taps.onNext(0)
    taps.onNext(1)
  }

  listing("share-before-two-filters", "with share, it is done once") {
    let taps = PublishSubject<Int>()
    let bag = DisposeBag()
    playOrDownload(taps.map(lookUp).share(), bag)
    taps.onNext(0)
    taps.onNext(1)
  }

  listing("share-in-the-wrong-place", "what stands below share is not shared") {
    let taps = PublishSubject<Int>()
    let bag = DisposeBag()
    playOrDownload(taps.share().map(lookUp), bag)
    taps.onNext(0)
  }
}

private struct Video {
  let title: String
  let progress: Double
}

/// What the text's table does for `modelSelected`: it finds the video of the row that was tapped.
private func lookUp(_ row: Int) -> Video {
  print("look up row \(row)")
  return [Video(title: "Kittens", progress: 1), Video(title: "Clouds", progress: 0.2)][row]
}

/// Plays what is there, and downloads what isn't.
private func playOrDownload(_ cellObservable: Observable<Video>, _ bag: DisposeBag) {
  cellObservable
    .filter { video in video.progress == 1.0 }
    .subscribe(onNext: { video in
      print("play \(video.title)")
    })
    .disposed(by: bag)

  cellObservable
    .filter { video in video.progress < 1.0 }
    .subscribe(onNext: { _ in
      print("start download video file")
    })
    .disposed(by: bag)
}
