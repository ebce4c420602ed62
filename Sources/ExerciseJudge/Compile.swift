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
    let flags = toolchain.platformFlags + Toolchain.instrumentation(of: objects[0])
    func path(_ name: String) -> String { folder.appending(path: name).path }
    try RunnerSource.text(memoryLimitInMegabytes: memoryLimitInMegabytes)
      .write(toFile: path("Runner.swift"), atomically: false, encoding: .utf8)

    let compiling =
      flags + [
        "-c", "-swift-version", "5", "-Onone", "-enable-testing", "-parse-as-library",
        "-no-color-diagnostics", "-module-cache-path", buildFolder.moduleCache.path,
        // SwiftPM may have built a module of the same name, out of the solutions: ours comes first.
        "-I", folder.path, "-I", buildFolder.modules.path,
        // All files in one frontend: quicker for so few, and its complaints keep their order.
        // NB: with one frontend and no link, `swiftc` *becomes* that frontend. Otherwise it starts
        // each in a process group of its own, where our time limit would not reach it.
        "-wmo",
      ]
    let steps = [
      compiling + [
        "-module-name", exercise.module, answer.path, "-o", path("Answer.o"),
        "-emit-module", "-emit-module-path", path("\(exercise.module).swiftmodule"),
      ],
      compiling + [
        "-module-name", "\(exercise.module)Tests", exercise.tests.path, path("Runner.swift"),
        "-o", path("Tests.o"),
      ],
      flags + [path("Answer.o"), path("Tests.o")] + objects.map(\.path) + ["-o", path("run")],
    ]
    for step in steps {
      try call([toolchain.compiler] + step, about: [answer, exercise.tests])
    }
    return folder.appending(path: "run")
  }

  /// An error in one of the two `files` is the learner's; all others are ours.
  private func call(_ command: [String], about files: [URL]) throws {
    // The limit on processor time is for the day when nobody is left to look at the clock: unlike
    // a run of tests, a compiler has no lifeline.
    let limit = "ulimit -t \(compileTimeLimit.components.seconds + 1); exec \"$@\""
    let child = try Child.run(
      "/bin/sh", ["-c", limit, "sh"] + command,
      environment: ProcessInfo.processInfo.environment, timeLimit: compileTimeLimit,
      outputLimit: 1 << 20)
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
