import RxLite

/// Opens the list of photos: rows, the large photo that is tapped on, and the title.
func openList(
  _ phone: Phone, _ screen: Screen, taps: Observable<String>,
  main: any ImmediateSchedulerType, files: any ImmediateSchedulerType,
  photos: any ImmediateSchedulerType
) -> any Disposable {
  let rows = phone.fileNames
    .subscribe(on: files)
    .map(phone.decode)
    .observe(on: main)
    .subscribe(onNext: screen.addRow)

  let large =
    taps
    .flatMapLatest { name in
      phone.download(name)
        .retry(2)
        .do(onSubscribe: { screen.startSpinner(name) })
        .observe(on: photos)
        .map(phone.decode)
        .catchAndReturn("no photo")
        .observe(on: main)
    }
    .subscribe(onNext: screen.showLarge)

  let title = Observable.combineLatest(phone.albumName, phone.backedUp) {
    "\($0), \($1) % backed up"
  }
  .observe(on: main)
  .subscribe(onNext: screen.setTitle)

  return Disposables.create(rows, large, title)
}

/// What the list gets its photos from.
struct Phone {
  /// Reads the folder while you subscribe, and emits the name of each file.
  var fileNames: Observable<String>
  /// Makes a picture of a file. It takes long.
  var decode: (String) -> String
  /// Asks the server for the large photo. The file, or an error, is sent on a queue of the network.
  var download: (String) -> Observable<String>
  /// The name of the album, sent on `main`: a hot source.
  var albumName: Observable<String>
  /// How much of the album is backed up, sent on a queue of the network: a hot source.
  var backedUp: Observable<Int>
}

/// What the user sees.
struct Screen {
  var addRow: (String) -> Void
  var startSpinner: (String) -> Void
  var showLarge: (String) -> Void
  var setTitle: (String) -> Void
}
