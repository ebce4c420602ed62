import ChapterKit
import RxLite

func theSession() {
  listing("session", "the whole app, used by a script") {
    let before = Resources.total
    let temporary = TemporaryFolder()
    do { try Session(in: temporary.url).run(Session.standard) } catch { print(error) }
    // The threads of the requests release their objects a moment later.
    runMainQueue(until: { Resources.total <= before })
    print("\nobjects that are left: \(Resources.total - before)")
  }
}
