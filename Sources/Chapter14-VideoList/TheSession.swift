import ChapterKit
import Foundation
import RxLite

func theSession() {
  waitForReleases()

  listing("session", "the whole app, used by a script", shows: "D2 D5 83") {
    let before = Resources.total
    let temporary = TemporaryFolder()
    do { try Session(in: temporary.url).run(Session.standard) } catch { print(error) }
    runMainQueue(until: { Resources.total <= before })
    print("\nobjects that are left: \(max(0, Resources.total - before))")
  }
}

/// Waits until the threads of earlier requests have released their objects, so that the session doesn't count
/// them.
private func waitForReleases() {
  var (count, since) = (Resources.total, Date())
  runMainQueue(until: {
    if Resources.total != count { (count, since) = (Resources.total, Date()) }
    return Date().timeIntervalSince(since) > 0.3
  })
}
