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
