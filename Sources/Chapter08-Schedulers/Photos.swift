import ChapterKit
import Foundation
import RxLite

/// The names of the files with photos. Each subscription reads the folder.
func fileNames() -> Observable<String> {
  Observable.create { observer in
    print("read the folder on \(here)")
    observer.onNext("cat.jpg")
    observer.onNext("dog.jpg")
    observer.onCompleted()
    return Disposables.create()
  }
}

/// Makes a picture of a file. That takes long.
func decode(_ file: String) -> String {
  print("decode \(file) on \(here)")
  return file.replacing(".jpg", with: "")
}

/// The queue on which downloads are answered.
let network = SerialDispatchQueueScheduler(named: "network")

enum NetworkError: Error { case offline }

/// Downloads a large photo. The download of the fox always fails.
func download(_ name: String) -> Observable<String> {
  Observable.create { observer in
    print("ask for the large \(name) on \(here)")
    return network.schedule(()) {
      if name == "fox" { observer.onError(NetworkError.offline) }
      observer.onNext("large-\(name).jpg")
      observer.onCompleted()
      return Disposables.create()
    }
  }
}
