import ChapterKit
import RxLite

func slowConsumers() {
  listing("behind", "a loop that is slower than its source") {
    let typed = timeline("123456|")

    runTask {
      for try await text in typed.values { try await save(text) }
      note("end")
    }
  }

  listing("slow-loop", "a buffer for one element") {
    let typed = timeline("123456|")

    runTask {
      let (newest, sender) = AsyncStream.makeStream(
        of: String.self, bufferingPolicy: .bufferingNewest(1))
      let subscription = typed.subscribe(
        onNext: { sender.yield($0) }, onDisposed: { sender.finish() })
      sender.onTermination = { _ in subscription.dispose() }
      for await text in newest { try await save(text) }
      note("end")
    }
  }
}

/// Saves a text, which takes a while.
func save(_ text: String) async throws {
  note("save \(text)")
  try await clock.sleep(for: .milliseconds(260))
}
