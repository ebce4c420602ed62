import Foundation

/// A program that runs an exercise's tests on an answer.
struct Program {
  let url: URL
  /// The file from which the answer was compiled, as a backtrace names it.
  let answer: URL
  /// What the compiler found to remark in the answer.
  let warnings: [Diagnostic]
}

extension Judge {
  /// Makes the program: the answer's object and its interface, the tests' object, then the link.
  func compile(
    _ answer: URL, _ exercise: Exercise, in folder: URL, until cancellation: Cancellation?
  ) throws -> Program {
    for file in [answer, exercise.tests] where !exists(file.path) {
      throw refuse("There is no file \(relative(file.path, to: packageRoot)).")
    }
    let work = Workpieces(folder: folder, exercise: exercise)
    do {
      let cache = try cache(until: cancellation)
      try FileManager.default.createDirectory(
        at: work.copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try exercise.contents(of: answer).write(to: work.copy)
      let remarks = try work.compile(with: cache)
      return Program(
        url: work.program, answer: work.copy,
        warnings: diagnostics(remarks, work, answer, severity: "warning"))
    } catch let failure as Compiler.Failure {
      throw explained(failure) { text in
        let errors = diagnostics(text, work, answer, severity: "error")
        let paths = [answer, exercise.tests].map { relative($0.path, to: packageRoot) }
        return errors.contains { paths.contains($0.path) } ? errors : nil
      }
    }
  }

  private func diagnostics(
    _ text: String, _ work: Workpieces, _ answer: URL, severity: String
  ) -> [Diagnostic] {
    Diagnostic.all(
      severity, in: text.replacing(work.copy.path, with: answer.path), first: answer,
      root: packageRoot)
  }

  /// An error in the answer or its tests is the learner's; all others are ours.
  func explained(
    _ failure: Compiler.Failure, errors: (String) -> [Diagnostic]? = { _ in nil }
  ) -> Early {
    switch failure {
    case .cancelled: return Early(verdict: nil)
    case .timeLimit: return Early(verdict: .timedOut(after: compileTimeLimit, .compiling))
    case .complains(let text):
      if let errors = errors(text) { return Early(verdict: .doesNotCompile(errors)) }
      return Early(
        verdict: .couldNotJudge("The compiler failed, and not for a line of the answer:\n\(text)"),
        mayBeTheCache: true)
    }
  }

  func refuse(_ reason: String) -> Early { Early(verdict: .couldNotJudge(reason)) }

  /// What the judge needs besides the answer.
  package func cache(until cancellation: Cancellation?) throws -> BuildCache {
    guard let toolchain = Toolchain.current else {
      throw refuse("The Swift compiler was not found: `swiftc` must be on the PATH.")
    }
    let compile = Compiler(
      toolchain: toolchain, timeLimit: compileTimeLimit, cancellation: cancellation,
      temporaryFolder: temporaryFolder)
    let cache = try BuildCache.current(self, compile) { onPreparing?() }
    if let cache { return cache }
    let missing = libraries.first { buildFolder.objects(of: $0) == nil } ?? libraries[0]
    throw refuse(
      "\(missing) is not built in \(relative(buildFolder.url.path, to: packageRoot)): run "
        + "`swift build --build-tests` in the folder of the course, then try again.")
  }
}

/// The files of one judgement.
private struct Workpieces: Sendable {
  let folder: URL
  let exercise: Exercise

  /// The answer as it was when the judgement began, under the name that it has in the package: what
  /// is private to a file is named after it, and would otherwise be another interface.
  var copy: URL { folder.appending(path: "Answer/\(exercise.source.lastPathComponent)") }
  var program: URL { folder.appending(path: "run") }
  private var object: URL { folder.appending(path: "Answer.o") }
  private var interface: URL { folder.appending(path: "\(exercise.module).swiftmodule") }

  /// One call of the compiler makes the answer's object and its interface.
  ///
  /// - Returns: What the compiler said about the answer.
  func compile(with cache: BuildCache) throws -> String {
    let remarks = try cache.compile(
      cache.flags + cache.searching() + [
        "-module-name", exercise.module, copy.path, "-c", "-o", object.path,
        "-emit-module", "-emit-module-path", interface.path, "-no-emit-module-separately-wmo",
      ])
    try cache.link([object, try compileTests(with: cache), cache.runner], into: program)
    return remarks
  }

  /// Compiles the tests against the interface of the answer, or takes the object that was compiled
  /// against the very same interface: an answer's interface rarely changes from save to save.
  private func compileTests(with cache: BuildCache) throws -> URL {
    let text = try Data(contentsOf: exercise.tests)
    let kept = cache.tests(
      Checksum(of: [Data(exercise.tests.path.utf8), text, try Data(contentsOf: interface)]))
    if exists(kept.path) { return kept }
    let object = folder.appending(path: "Tests.o")
    try cache.compile(
      cache.flags + cache.searching(folder) + [
        "-c", "-module-name", "\(exercise.module)Tests", exercise.tests.path, "-o", object.path,
        "-suppress-warnings",
      ])
    // The file is the learner's to edit, at any moment.
    guard try Data(contentsOf: exercise.tests) == text else { return object }
    // NB: never in the place of another, which somebody may be linking.
    let copy = kept.appendingPathExtension("\(UUID())")
    try FileManager.default.copyItem(at: object, to: copy)
    defer { unlink(copy.path) }
    return Foundation.link(copy.path, kept.path) == 0 || exists(kept.path) ? kept : object
  }
}
