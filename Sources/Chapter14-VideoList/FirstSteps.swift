import ChapterKit
import RxLite

let standardSession = """
  refresh
  tap Ball
  tap Train
  tap Crowd          # the third one waits
  tap Ball           # a second tap starts nothing
  piece Ball
  piece Train
  piece Ball
  piece Ball
  piece Ball         # whole: the third one begins
  break Crowd
  piece Crowd
  sleep 3
  retry
  mode pause
  tap Train
  files
  restart
  tap Train
  piece Train
  mode remove
  tap Train
  mode open
  tap Ball
  sleep 1
  sleep 3
  disk 50
  tap Rain
  piece Rain
  disk free
  retry
  piece Rain
  second
  network off
  network on
  damage
  refresh
  files
  """

func firstSteps() {
  listing("session", "the whole app") {
    let before = Resources.total
    for _ in 1...2 { withTemporaryFolder { folder in
      do { try Session(in: folder).run(standardSession) } catch { print(error) }; print("resources left: \(Resources.total - before)")}
    }
    print("resources left: \(Resources.total - before)")
  }
}
