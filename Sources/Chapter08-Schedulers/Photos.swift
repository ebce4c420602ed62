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

enum Missing: Error { case photo }

/// Downloads a large photo. There is none of the fox.
func download(_ name: String) -> Observable<String> {
  Observable.create { observer in
    print("ask for the large \(name) on \(here)")
    return network.schedule(()) {
      if name == "fox" { observer.onError(Missing.photo) }
      observer.onNext("large-\(name).jpg")
      observer.onCompleted()
      return Disposables.create()
    }
  }
}
