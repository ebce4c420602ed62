import ExerciseJudge
import Foundation
import Testing

@testable import Trainer

@Suite struct `A learner's record` {
  private let failed = Verdict.doesNotCompile([])

  @Test func `has a try for each answer that differs`() throws {
    try SampleLessons.with { sample in
      let lesson = sample.lessons[0]
      // The stub is no try.
      try examine(lesson, sample, failed)
      for (answer, verdict) in [("a", failed), ("a", failed), ("b", failed), ("c", .solved())] {
        try sample.write(answer, to: lesson)
        try examine(lesson, sample, verdict)
      }
      let journal = Journal<Record>(of: sample.course.folder)
      #expect(journal.tries(of: lesson.id).map(\.isSolved) == [false, false, true])
      // With other libraries, it is the same try.
      try examine(lesson, sample, .solved(), libraries: "newer")
      #expect(journal.tries(of: lesson.id).count == 3)
    }
  }

  @Test func `does not count what edited tests accept, or what could not be judged`() throws {
    try SampleLessons.with { sample in
      let lesson = sample.lessons[0]
      try sample.write("a", to: lesson)
      try examine(lesson, sample, .couldNotJudge("no compiler"))
      let journal = Journal<Record>(of: sample.course.folder)
      #expect(journal.entries() == [])
      try examine(lesson, sample, .solved(), problem: "edited")
      #expect(journal.tries(of: lesson.id).map(\.isSolved) == [false])
    }
  }

  @Test func `survives a damaged line`() throws {
    try SampleLessons.with { sample in
      let lesson = sample.lessons[0]
      let journal = Journal<Record>(of: sample.course.folder)
      try sample.write("a", to: lesson)
      try examine(lesson, sample, failed)
      var data = try Data(contentsOf: journal.file)
      data.append(Data("{\"exercise\":\"su".utf8))
      try data.write(to: journal.file)
      try sample.write("b", to: lesson)
      try examine(lesson, sample, failed)
      #expect(journal.entries().count == 2)
    }
  }

  private func examine(
    _ lesson: Lesson, _ sample: SampleLessons, _ verdict: Verdict, problem: String? = nil,
    libraries: String = ""
  ) throws {
    let examiner = Examiner(
      journal: Journal(of: sample.course.folder), libraries: { libraries },
      problem: { _ in problem },
      judging: { _, _ in verdict })
    _ = try examiner.examine(lesson)
  }

  @Test func `becomes a report`() throws {
    try SampleLessons.with { sample in
      let journal = Journal<Record>(of: sample.course.folder)
      func add(_ exercise: String, _ hour: Double, _ isSolved: Bool) {
        journal.add(
          Record(
            exercise: exercise, at: Date(timeIntervalSince1970: hour * 3600), answer: "\(hour)",
            isSolved: isSolved))
      }
      add("sums/plus", 1, false)
      add("sums/plus", 2, true)
      add("sums/plus", 3, false)
      add("sums/minus", 4, false)
      journal.keep("sums/plus", hints: 1)
      try expectReport(of: journal)
    }
  }

  private func expectReport(of journal: Journal<Record>) throws {
    let report = LearnersReport(
      [("sums/plus", .solved), ("sums/minus", .begun), ("words/join", .untouched)], journal,
      predictions: [], made: Date(timeIntervalSince1970: 0))
    #expect(report.exercises.map(\.tries) == [2, 1, 0])
    #expect(report.exercises[0].solvedAt == Date(timeIntervalSince1970: 7200))
    #expect((report.solved, report.of) == (1, 3))
    #expect(report.json.contains("\"solvedAt\" : \"1970-01-01T02:00:00Z\""))
    let lines = ReportPage(report, timeZone: TimeZone(secondsFromGMT: 0)!).lines.map(\.plain)
    #expect(lines[1] == "✓ sums/plus   2 tries   1 hint   1970-01-01 02:00")
    #expect(lines[2].hasPrefix("… sums/minus  1 try"))
    #expect(lines.allSatisfy { $0.count <= 100 })
  }
}

@Suite struct `Reports of a class` {
  private func report(_ name: String, _ rows: [(Standing, Int)]) -> LearnersReport {
    var report = LearnersReport(
      [("sums/plus", .untouched), ("sums/minus", .untouched)],
      Journal(file: URL(filePath: "/none")),
      predictions: [], name: name, made: Date(timeIntervalSince1970: 0))
    for (index, row) in rows.enumerated() {
      (report.exercises[index].state, report.exercises[index].tries) = row
    }
    report.solved = rows.count { $0.0 == .solved }
    return report
  }

  @Test func `become one table, which says where the class is stuck`() {
    let table = ClassTable([
      report("Ana", [(.solved, 2), (.begun, 5)]), report("Ben", [(.begun, 1), (.begun, 12)]),
      report("Cy", [(.untouched, 0), (.untouched, 0)]),
    ])
    #expect(
      table.lines.map(\.plain) == [
        "exercise     1   2   3  solved",
        "sums/plus   ✓2  …1   ·  1 of 3",
        "sums/minus  …5 …12   ·  0 of 3",
        "",
        "✓ solved   … begun   · not begun; the number says how many tries",
        "",
        "  1  Ana, 1 of 2 solved, 1970-01-01",
        "  2  Ben, 0 of 2 solved, 1970-01-01",
        "  3  Cy, 0 of 2 solved, 1970-01-01",
        "",
        "Begun and not solved, by most learners first:",
        "  sums/minus: Ana, Ben; 17 tries",
        "  sums/plus: Ben; 1 try",
      ])
  }

  @Test func `tell two of the same name apart, and have room for many tries`() throws {
    try withFiles([
      ("1.json", report("Ana", [(.solved, 1000), (.begun, 5)]).json),
      ("2.json", report("Ana", [(.solved, 1)]).json), ("3.json", report("", []).json),
    ]) { folder in
      let table = ClassTable(files: ["1.json", "2.json", "3.json"].map { "\(folder)/\($0)" })
      let lines = table.lines.map(\.plain)
      #expect(lines[0] == "exercise       1     2     3  solved")
      #expect(lines[1] == "sums/plus  ✓1000    ✓1     ·  2 of 3")
      #expect(lines.contains("  1  Ana (\(folder)/1.json), 1 of 2 solved, 1970-01-01"))
      #expect(lines.contains("  3  3, 0 of 2 solved, 1970-01-01"))
    }
  }

  @Test func `say that an exercise isn't in a report`() {
    var short = report("Ben", [(.solved, 1)])
    short.exercises.removeLast()
    let lines = ClassTable([report("Ana", []), short]).lines.map(\.plain)
    #expect(lines[2] == "sums/minus   ·      0 of 2")
    #expect(
      lines.contains(
        "✓ solved   … begun   · not begun   blank: not in that report; "
          + "the number says how many tries"))
  }

  @Test func `lose no one because of a file that isn't a report`() throws {
    let good = report("Ana", []).json
    try withFiles([
      ("good", good), ("empty", ""), ("text", "Building for debugging…\n" + good),
      ("old", good.replacing("\"of\"", with: "\"count\"")),
      ("odd", good.replacing("untouched", with: "finished")),
    ]) { folder in
      let files = ["none", "", "empty", "text", "old", "odd", "good"].map { "\(folder)/\($0)" }
      let table = ClassTable(files: files)
      #expect(table.lines.map(\.plain).contains("  1  Ana, 0 of 2 solved, 1970-01-01"))
      let reasons = [
        "there is no such file.", "it is a folder; name the files in it.",
        "it is no report of `course report --json`, because it isn't JSON.",
        "it is no report of `course report --json`, because it isn't JSON.",
        "it is no report of `course report --json`, because it has no \"of\".",
        "it is no report of `course report --json`, because its \"state\" can't be read.",
      ]
      #expect(table.problems == zip(files, reasons).map { "\($0) is left out: \($1)" })
    }
  }

  private func withFiles(_ files: [(String, String)], _ work: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      for (name, text) in files { try writeFile(text, to: folder.appending(path: name)) }
      try work(folder.path)
    }
  }
}

@Suite struct `A JUnit file` {
  @Test func `says what is solved, and why not`() {
    let text = JUnitFile.text([
      .init(id: "sums/plus", seconds: 0.5, failure: nil),
      .init(id: "sums/minus", seconds: 1.25, failure: ("✗ a < \"b\"", "1 & 2\nthree")),
      .init(id: "words/join", seconds: 0, failure: nil),
    ])
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="3" failures="1" time="1.750">
          <testsuite name="sums" tests="2" failures="1" time="1.750">
            <testcase classname="sums" name="plus" time="0.500"/>
            <testcase classname="sums" name="minus" time="1.250">
              <failure message="✗ a &lt; &quot;b&quot;">1 &amp; 2
        three</failure>
            </testcase>
          </testsuite>
          <testsuite name="words" tests="1" failures="0" time="0.000">
            <testcase classname="words" name="join" time="0.000"/>
          </testsuite>
        </testsuites>

        """)
  }
}

extension EndToEnd {
  @Suite struct `A teacher's command` {
    @Test func `writes verdicts to a file, and reports what was tried`() throws {
      try CourseCopy.use { copy in
        let (first, second) = (copy.course.lessons[0], copy.course.lessons[1])
        try copy.save(Answers.empty, to: first)
        let red = try copy.course("check", first.id, second.id, "--junit", "results.xml")
        #expect(red.status == 1)
        #expect(red.output.hasSuffix("0 of 2 solved. The verdicts are in results.xml.\n"))
        let file = copy.folder.appending(path: "results.xml")
        #expect(try #require(text(of: file)).contains("tests=\"2\" failures=\"2\""))
        try copy.solve(first)
        let green = try copy.course("check", first.id, "--junit=results.xml")
        #expect(green.status == 0)
        #expect(try #require(text(of: file)).contains("tests=\"1\" failures=\"0\""))
        let answer = try copy.course("report", "--json", "--name", "Ana")
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let report = try decoder.decode(LearnersReport.self, from: Data(answer.output.utf8))
        #expect(report.exercises[0].state == .solved && report.exercises[0].tries == 2)
        #expect(report.exercises[0].solvedAt != nil)
        #expect(report.exercises[1].state == .untouched && report.exercises[1].tries == 0)
        #expect(report.solved == 1)
        #expect(report.name == "Ana")
        try writeFile(answer.output, to: copy.folder.appending(path: "ana.json"))
        let table = try copy.course("report", "ana.json")
        #expect(table.status == 0)
        #expect(table.output.contains("  1  Ana, 1 of \(copy.course.lessons.count) solved"))
        #expect(try copy.course("report", "ana.json", "--json").status == 64)
        let rest = try copy.course("report", "none.json", "ana.json", "Exercises")
        #expect(rest.status == 66 && rest.output == table.output)
        #expect(
          rest.errors == """
            course: none.json is left out: there is no such file.
            course: Exercises is left out: it is a folder; name the files in it.

            """)
      }
    }

    @Test func `overwrites no file that it has not written`() throws {
      try CourseCopy.use { copy in
        let path = copy.course.folder.path(copy.first.exercise.source)
        let answer = try copy.course("check", "--junit", path)
        #expect(answer.status == 64)
        #expect(answer.errors.contains("is no JUnit file, so it is left alone"))
        #expect(copy.first.isUntouched)
      }
    }
  }
}
