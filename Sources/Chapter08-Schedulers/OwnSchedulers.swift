import ChapterKit
import RxLite

func ownSchedulers() {
  listing("own-scheduler", "one method makes a scheduler") {
    final class StepScheduler: ImmediateSchedulerType {
      private var waiting: [() -> Void] = []

      func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
      ) -> any Disposable {
        let disposable = SingleAssignmentDisposable()
        waiting.append {
          if disposable.isDisposed { return }
          disposable.setDisposable(action(state))
        }
        return disposable
      }

      func step() {
        if !waiting.isEmpty { waiting.removeFirst()() }
      }
    }

    let scheduler = StepScheduler()
    let subscription = Observable.of("a", "b", "c")
      .observe(on: scheduler)
      .subscribe { event in print(event) }

    print("nothing has arrived yet")
    scheduler.step()
    scheduler.step()
    subscription.dispose()
    scheduler.step()
    print("the third was cancelled")
  }
}
