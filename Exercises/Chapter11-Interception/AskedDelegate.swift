import ConsoleKit
import RxLite

/// Exercise `interception/asked-delegate`: a proxy for a delegate that is asked.
///
/// Loading something over a mobile network costs money, so a download asks its delegate, which is the screen
/// with the settings. Now a line of the status bar should say what was asked and what was answered, so that the
/// user sees why a film doesn't arrive. And next to it, the bar has a switch "Only Wi-Fi", which forbids
/// everything. A proxy makes a sequence of the questions, and from then on it is the delegate. So it has to
/// answer, and with the switch off, the download must be given the same answer as without the proxy.
///
///     a download asks   --5---------90-----     megabytes
///       the settings    --true------false--     they are asked first
///       questions       --5 true----90 false
///
/// - While the value of `onlyWiFi` is `true`, the answer is no, and the delegate isn't asked. The question is
///   emitted all the same. Each download has one such relay, which is `false` at first.
/// - Emit an element for each question: the megabytes, and the answer that the download is given. Emit it when
///   the delegate has answered, and before you return. A late subscriber receives later questions only.
/// - With the switch off, the delegate that was there before is asked once for each question. It receives all
///   other calls in any case. If there was none, or it has been released, the answer is what the download would
///   find without a delegate.
/// - For both methods, `sentMessage` emits `[download, megabytes]` before the call and `methodInvoked` after it, as
///   in the lesson. (With the switch on, it doesn't matter whether they emit for the question.)
/// - Each download has one proxy, which becomes its delegate when `questions` or `onlyWiFi` is first read.
///   Nothing of it keeps the download alive; when that is released, `questions` completes.
///
/// Chapter 11, sections 5 and 6.
///
/// - Check it: `swift run course check interception/asked-delegate`,
///   or `swift test --package-path Exercises --filter AskedDelegate`
/// - A hint: `swift run course hint interception/asked-delegate`
final class DownloadProxy: DelegateProxy<Download, any DownloadDelegate>,
  DelegateProxyType, DownloadDelegate
{
  static func currentDelegate(for object: Download) -> (any DownloadDelegate)? {
    object.delegate
  }

  static func setCurrentDelegate(_ delegate: (any DownloadDelegate)?, to object: Download) {
    object.delegate = delegate
  }

  // Write this: the methods of DownloadDelegate, and what `questions` needs.
}

extension Reactive where Base: Download {
  var questions: Observable<Question> {
    .never()  // Replace this line.
  }

  var onlyWiFi: BehaviorRelay<Bool> {
    BehaviorRelay(value: false)  // Replace this line.
  }
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
