import RxLite

/// Exercise `schedulers/mend-the-list`: five complaints, and the queue behind each.
///
/// This list of photos is in the store. Its author tried it out on a fast phone with a good network, and saw
/// nothing wrong. Here is what the users write:
///
///     1  The app freezes for a second when it opens, while it reads the folder.
///     2  Now and then a row stays empty until I scroll.
///     3  My first tap does nothing, if I am quick.
///        And while one photo is decoded, the next is slow to load.
///     4  When the network is bad, the app stops at a tap.
///     5  While the backup runs, the title flickers, or the app stops.
///
/// Behind each is a line that runs on the wrong queue, or that doesn't do what its author believed. Behind the
/// third are two. Find them, and mend `openList` in as few lines as you can. Everything else stays as it is.
///
/// - The four closures of `Screen` may be called on `main` only. `openList` is called there, and taps and the
///   name of the album are sent there. Even on main, work that is scheduled on `main` may run later.
/// - The folder is read on `files`. Photos for rows are decoded on `files` or on `photos`, the large ones on
///   `photos`.
/// - No tap is lost, and only the large photo of the newest tap is shown. A photo that still waits for
///   `main` when the next tap comes is not shown.
/// - A download that fails is tried once more, and if it fails again, "no photo" is shown.
/// - The spinner starts before the photo is asked for. At the second attempt it may start again, or just go on.
///
/// Chapter 8, sections 3 to 7.
///
/// - Check it: `swift run course check schedulers/mend-the-list`,
///   or `swift test --package-path Exercises --filter MendTheList`
/// - A hint: `swift run course hint schedulers/mend-the-list`
func openList(
  _ phone: Phone, _ screen: Screen, taps: Observable<String>,
  main: any ImmediateSchedulerType, files: any ImmediateSchedulerType,
  photos: any ImmediateSchedulerType
) -> any Disposable {
  // Write this anew where it is wrong.
  let rows = phone.fileNames
    .observe(on: files)
    .map(phone.decode)
    .subscribe(on: main)
    .subscribe(onNext: screen.addRow)

  let large =
    taps
    .subscribe(on: photos)
    .flatMapLatest { name in
      phone.download(name)
        .do(onSubscribe: { screen.startSpinner(name) })
        .retry(2)
        .map(phone.decode)
        .catchAndReturn("no photo")
        .observe(on: main)
    }
    .subscribe(onNext: screen.showLarge)

  let title = Observable.combineLatest(phone.albumName.observe(on: main), phone.backedUp) {
    "\($0), \($1) % backed up"
  }
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
