import RxLite

/// Plays frames, two a second.
///
/// - Ends: Completes with nil, half a second after the last frame.
func playing(_ frames: [String], on scheduler: any SchedulerType) -> Observable<String?> {
  Observable<Int>.timer(.seconds(0), period: .milliseconds(500), scheduler: scheduler)
    .take(frames.count + 1)
    .map { $0 < frames.count ? frames[$0] : nil }
}
