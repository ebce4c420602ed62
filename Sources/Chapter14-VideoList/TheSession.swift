import ChapterKit
import Foundation
import RxLite

func theSession() {
  listing("player", "a video is played while another one plays, and is removed") {
    let tap = timeline("b-------t")
    let removed = timeline("----------------t").share()
    func frames(of video: String) -> [String] {
      video == "b" ? ["1", "2", "3"] : ["7", "8", "9"]
    }

    printMarbles(
      for: 26,
      [
        "tap": tap,
        "removed": removed,
        "frame": tap.flatMapLatest { video in
          playing(frames(of: video), on: clock.mainScheduler)
            .take(until: removed.filter { $0 == video })
            .concat(Observable.just(nil))
        }
        .map { $0 ?? "nil" },
      ])
  }

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
