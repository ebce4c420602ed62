import ConsoleKit
import RxLite

final class DownloadProxy: DelegateProxy<Download, any DownloadDelegate>,
  DelegateProxyType, DownloadDelegate
{
  static func currentDelegate(for object: Download) -> (any DownloadDelegate)? {
    object.delegate
  }

  static func setCurrentDelegate(_ delegate: (any DownloadDelegate)?, to object: Download) {
    object.delegate = delegate
  }

  /// Emits each question with its answer.
  let questions = PublishSubject<Question>()

  /// Whether everything is forbidden.
  let onlyWiFi = BehaviorRelay(value: false)

  func download(_ download: Download, mayLoad megabytes: Int) -> Bool {
    if onlyWiFi.value {
      questions.onNext(Question(megabytes: megabytes, isAllowed: false))
      return false
    }
    var isAllowed = Download.isSmall(megabytes)
    invoke([download, megabytes]) { isAllowed = $0.download(download, mayLoad: megabytes) }
    questions.onNext(Question(megabytes: megabytes, isAllowed: isAllowed))
    return isAllowed
  }

  func download(_ download: Download, didLoad megabytes: Int) {
    invoke([download, megabytes]) { $0.download(download, didLoad: megabytes) }
  }

  deinit { questions.onCompleted() }
}

extension Reactive where Base: Download {
  /// Emits what the download asks, with the answer that it is given.
  var questions: Observable<Question> {
    DownloadProxy.proxy(for: base).questions.asObservable()
  }

  /// Whether everything is forbidden.
  var onlyWiFi: BehaviorRelay<Bool> { DownloadProxy.proxy(for: base).onlyWiFi }
}

/// What a download has asked, and the answer that it was given.
struct Question: Equatable {
  let megabytes: Int
  let isAllowed: Bool
}

/// The calls of a download to its delegate. A delegate may leave out either of them.
protocol DownloadDelegate: AnyObject {
  /// Asked before something is loaded over a mobile network.
  func download(_ download: Download, mayLoad megabytes: Int) -> Bool

  /// Called when something was loaded.
  func download(_ download: Download, didLoad megabytes: Int)
}

extension DownloadDelegate {
  func download(_ download: Download, mayLoad megabytes: Int) -> Bool {
    Download.isSmall(megabytes)
  }

  func download(_ download: Download, didLoad megabytes: Int) {}
}

/// Loads something over a mobile network, if it may.
final class Download: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()

  /// The object that is asked. It isn't kept alive.
  weak var delegate: (any DownloadDelegate)?

  /// What is allowed if no one can be asked.
  static func isSmall(_ megabytes: Int) -> Bool { megabytes <= 10 }

  /// - Returns: Whether it was loaded.
  func load(_ megabytes: Int) -> Bool {
    let isAllowed = delegate?.download(self, mayLoad: megabytes) ?? Self.isSmall(megabytes)
    if isAllowed { delegate?.download(self, didLoad: megabytes) }
    return isAllowed
  }
}
