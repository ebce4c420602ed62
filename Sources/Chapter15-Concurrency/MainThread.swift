import ChapterKit
import Dispatch
import Foundation
import RxLite

func mainThread() {
  listing("no-observe-on", "a screen of the main actor, and a closure that is not") {
    @MainActor final class Screen {
      func show(_ answer: String) { print("\(here) shows \(answer)") }

      func bind(to answers: Observable<String>) {
        _ = answers.subscribe(onNext: { answer in self.show(answer) })
      }
    }

    let worker = DispatchQueue.named("worker")
    let answers = PublishSubject<String>()
    MainActor.assumeIsolated { Screen().bind(to: answers) }

    runQueues { done in
      worker.async {
        answers.onNext("the x")
        done()
      }
    }
  }

  listing("swift-6-trap", "the same screen in two language modes") {
    print(recording("Swift6"))
  }

  listing("swift-6-observed", "the screen with its observe(on:), in mode 6") {
    print(recording("Swift6Observed"))
  }

  listing("loop-on-main", "a loop of the main actor") {
    @MainActor final class Screen {
      func show(_ answer: String) { print("\(here) shows \(answer)") }

      func read(_ answers: Observable<String>) async throws {
        for try await answer in answers.values { show(answer) }
      }
    }

    let worker = SerialDispatchQueueScheduler(named: "worker")
    let answers = Observable.just("the x").observe(on: worker)
      .do(onNext: { answer in print("\(here) sends \(answer)") })

    runQueues { done in
      Task {
        try await Screen().read(answers)
        done()
      }
    }
  }
}

/// Prints the recorded output of a program of Tests/Crashes, and how it ends: compiling it would take a
/// while. `swift test --filter CrashTests` compiles and runs it, and compares.
func recording(_ name: String, file: String = #filePath) -> String {
  let path = "Tests/Crashes/\(name).txt"
  // A copy of this listing is in another folder, and runs in the course's folder.
  for start in [file, FileManager.default.currentDirectoryPath + "/."] {
    var folder = URL(fileURLWithPath: start).deletingLastPathComponent()
    while folder.path != "/" {
      let recording = folder.appendingPathComponent(path)
      if let text = try? String(contentsOf: recording, encoding: .utf8) {
        return String(text.dropLast())
      }
      folder.deleteLastPathComponent()
    }
  }
  return "There is no \(path) above \(file)."
}
