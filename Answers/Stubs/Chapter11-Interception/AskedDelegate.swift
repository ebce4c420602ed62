import ConsoleKit
import RxLite

/// Exercise `interception/asked-delegate`: a proxy for a delegate that is asked.
///
/// Loading something over a mobile network costs money, so a download asks its delegate, which is the screen
/// with the settings. Now a line of the status bar should say what was asked and what was answered, so that the
/// user sees why a film doesn't arrive. A proxy makes a sequence of the questions. From then on the proxy is
/// the delegate. So it has to answer as well, and nobody may notice.
///
///     a download asks   --5---------90-----     megabytes
///       the settings    --true------false--     they are asked first
///       questions       --5 true----90 false
///
/// - Emit an element for each question: the megabytes, and the answer that the download is given. Emit it when
///   the delegate has answered, and before you return. (Whether `methodInvoked` emits before or after that is up
///   to you.) A late subscriber receives later questions only.
/// - The delegate that was there before is asked once for each question, and its answer counts. It receives
///   all other calls as well.
/// - If there was no delegate before, or it has been released, the download is given the answer that it would
///   find without a delegate.
/// - `sentMessage` and `methodInvoked` of the proxy emit for either method, as in the lesson: before and after
///   the call, its arguments, which are the download and the megabytes.
/// - The proxy is the delegate from the first time that `questions` is read, and all subscribers share it.
///   Nothing of it keeps the download alive; when that is released, the sequence completes.
///
/// Chapter 11, sections 1 and 2.
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
