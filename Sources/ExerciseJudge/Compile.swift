import Foundation

extension Judge {
  /// Makes the program that runs the exercise's tests on the answer.
  func compile(_ answer: URL, _ exercise: Exercise, in folder: URL) throws -> URL {
    guard let toolchain = Toolchain.current else {
      throw refuse("The Swift compiler was not found: `swiftc` must be on the PATH.")
    }
    for file in [answer, exercise.tests] where !exists(file.path) {
      throw refuse("There is no file \(relative(file.path, to: packageRoot)).")
    }
    let objects = try libraries.flatMap { library in
      guard let objects = buildFolder.objects(of: library) else {
        throw refuse(
          "\(library) is not built in \(relative(buildFolder.url.path, to: packageRoot)): "
            + "run `swift build --build-tests` in the folder of the course, then try again.")
      }
      return objects
    }
    let flags =
      toolchain.platformFlags + Toolchain.instrumentation(of: objects[0]) + [
        "-swift-version", "5", "-Onone", "-enable-testing", "-parse-as-library",
        // One frontend for all files: quicker for so few, and always in the same order.
        "-wmo", "-no-color-diagnostics",
        "-module-cache-path", buildFolder.moduleCache.path,
        "-I", folder.path, "-I", buildFolder.modules.path,
      ]
    let (object, main) = (
      folder.appending(path: "Answer.o"), folder.appending(path: "Runner.swift")
    )
    try RunnerSource.text(memoryLimitInMegabytes: memoryLimitInMegabytes)
      .write(to: main, atomically: false, encoding: .utf8)

    let answerFlags = [
      "-module-name", exercise.module, "-c", answer.path, "-o", object.path, "-emit-module",
      "-emit-module-path", folder.appending(path: "\(exercise.module).swiftmodule").path,
    ]
    let program = folder.appending(path: "run")
    let testFlags =
      ["-module-name", "\(exercise.module)Tests", exercise.tests.path, main.path, object.path]
      + objects.map(\.path) + ["-o", program.path]
    for step in [answerFlags, testFlags] {
      try call(toolchain.compiler, flags + step, about: [answer, exercise.tests])
    }
    return program
  }

  /// An error in one of the two `files` is the learner's; all others are ours.
  private func call(_ compiler: String, _ arguments: [String], about files: [URL]) throws {
    let child = try Child.run(
      compiler, arguments, environment: ProcessInfo.processInfo.environment,
      timeLimit: compileTimeLimit, outputLimit: 1 << 20)
    switch child.ending {
    case .exit(0): return
    case .timeLimit: throw Early(verdict: .timedOut(after: compileTimeLimit, .compiling))
    case .exit, .signal:
      let errors = Diagnostic.errors(in: child.output, first: files[0], root: packageRoot)
      let paths = files.map { relative($0.path, to: packageRoot) }
      guard errors.contains(where: { paths.contains($0.path) }) else {
        throw refuse("The compiler failed, and not for a line of the answer:\n\(child.output)")
      }
      throw Early(verdict: .doesNotCompile(errors))
    }
  }

  private func refuse(_ reason: String) -> Early { Early(verdict: .couldNotJudge(reason)) }
}
