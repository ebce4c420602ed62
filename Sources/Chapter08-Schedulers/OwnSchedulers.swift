import ChapterKit
import RxLite

func ownSchedulers() {
  listing("own-scheduler", "one method makes a scheduler", shows: "75") {
    final class StepScheduler: ImmediateSchedulerType {
      private(set) var waiting: [() -> Void] = []

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
    let pictures = PublishSubject<String>()
    let subscription = pictures.observe(on: scheduler)
      .subscribe(onNext: { picture in print("show \(picture)") })

    for name in ["cat", "dog", "fox"] { pictures.onNext(name) }
    print("waiting in the scheduler: \(scheduler.waiting.count)")
    scheduler.step()
    print("waiting in the scheduler: \(scheduler.waiting.count)")
    scheduler.step()
    subscription.dispose()
    scheduler.step()
    print("waiting in the scheduler: \(scheduler.waiting.count)")
  }
}
