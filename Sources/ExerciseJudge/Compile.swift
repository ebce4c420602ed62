import Foundation
import Synchronization

/// A program that runs an exercise's tests on an answer.
struct Program {
  let url: URL
  /// The file from which the answer was compiled, as a backtrace names it.
  let answer: URL
  /// It loads the libraries from the snapshot, which must not go before it has ended.
  let lease: Lease
}

extension Judge {
  /// Makes the program: the answer's own object beside its interface and the tests' object, on two
  /// cores if there are two, then the link.
  func compile(
    _ answer: URL, _ exercise: Exercise, in folder: URL, until cancellation: Cancellation? = nil
  ) throws -> Program {
    for file in [answer, exercise.tests] where !exists(file.path) {
      throw refuse("There is no file \(relative(file.path, to: packageRoot)).")
    }
    let files = Workpieces(folder: folder, answer: answer, exercise: exercise)
    do {
      let bench = try bench(until: cancellation)
      try files.take(runner: bench.runner)
      try files.compile(with: bench)
      try bench.link(
        [files.answerObject, files.testsObject, files.runnerObject], into: files.program)
      return Program(url: files.program, answer: files.copy, lease: bench.snapshot.lease)
    } catch let failure as Compiler.Failure {
      throw explained(failure, files)
    }
  }

  /// An error in the answer or its tests is the learner's; all others are ours.
  func explained(_ failure: Compiler.Failure, _ files: Workpieces?) -> Early {
    switch failure {
    case .cancelled: return Early(verdict: nil)
    case .timeLimit: return Early(verdict: .timedOut(after: compileTimeLimit, .compiling))
    case .complains(let text):
      if let files, let errors = errors(in: text, of: files) {
        return Early(verdict: .doesNotCompile(errors))
      }
      return Early(
        verdict: .couldNotJudge("The compiler failed, and not for a line of the answer:\n\(text)"),
        mayBeTheWorkshop: true)
    }
  }

  private func errors(in text: String, of files: Workpieces) -> [Diagnostic]? {
    let output = text.replacingOccurrences(of: files.copy.path, with: files.answer.path)
    let errors = Diagnostic.errors(in: output, first: files.answer, root: packageRoot)
    let paths = [files.answer, files.exercise.tests].map { relative($0.path, to: packageRoot) }
    return errors.contains { paths.contains($0.path) } ? errors : nil
  }

  func refuse(_ reason: String) -> Early { Early(verdict: .couldNotJudge(reason)) }
}

/// The files of one judgement.
struct Workpieces: Sendable {
  let folder: URL
  let answer: URL
  let exercise: Exercise

  private func path(_ name: String) -> URL { folder.appending(path: name) }
  /// The answer as it was when the judgement began, under the name that it has in the package: what
  /// is private to a file is named after it, and would otherwise be another interface.
  var copy: URL { path("Answer/\(exercise.source.lastPathComponent)") }
  var answerObject: URL { path("Answer.o") }
  var interface: URL { path("\(exercise.module).swiftmodule") }
  var testsObject: URL { path("Tests.o") }
  var runnerObject: URL { path("Runner.o") }
  var program: URL { path("run") }

  func take(runner: Data) throws {
    try FileManager.default.createDirectory(at: path("Answer"), withIntermediateDirectories: true)
    try Data(contentsOf: answer).write(to: copy)
    try runner.write(to: runnerObject)
  }

  func compile(with bench: Bench) throws {
    let other = Cancellation(within: bench.compile.cancellation)
    let tests = Meanwhile { try compileTests(with: bench, bench.compile.until(other)) }
    do {
      try bench.compile(
        bench.flags + bench.searching()
          + ["-c", "-module-name", exercise.module, copy.path, "-o", answerObject.path])
    } catch {
      // Its own complaints are the ones that count.
      other.cancel()
      tests.wait()
      throw error
    }
    try tests.result()
  }

  /// Compiles the tests against the interface of the answer, or takes the object that was compiled
  /// against the very same interface: an answer's interface rarely changes from save to save.
  private func compileTests(with bench: Bench, _ compile: Compiler) throws {
    try compile(
      bench.flags + bench.searching() + [
        "-module-name", exercise.module, copy.path,
        "-emit-module", "-emit-module-path", interface.path,
        // As SwiftPM does it. What stands in a body is no part of an interface, except the types.
        "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies-without-types",
      ])
    let texts = try Data(contentsOf: exercise.tests)
    let inputs =
      bench.circumstances + [
        Data(exercise.module.utf8), Data(exercise.tests.path.utf8), texts,
        try Data(contentsOf: interface),
      ]
    if let object = bench.workshop.kept.object(madeOf: inputs) {
      return try object.write(to: testsObject)
    }
    try compile(
      bench.flags + bench.searching(folder) + [
        "-c", "-module-name", "\(exercise.module)Tests", exercise.tests.path,
        "-o", testsObject.path,
      ])
    // The file is the learner's to edit, at any moment.
    guard try Data(contentsOf: exercise.tests) == texts else { return }
    bench.workshop.kept.keep(try Data(contentsOf: testsObject), madeOf: inputs)
  }
}
