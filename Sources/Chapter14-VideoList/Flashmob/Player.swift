import RxLite

/// Plays frames, two a second.
///
/// - Ends: Completes half a second after the last frame.
func playing(_ frames: [String], on scheduler: any SchedulerType) -> Observable<String?> {
  Observable<Int>.timer(.seconds(0), period: .milliseconds(500), scheduler: scheduler)
    .take(while: { number in number < frames.count })
    .map { number in frames[number] }
}
