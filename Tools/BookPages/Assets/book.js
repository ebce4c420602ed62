// What a page does beyond being read. Without this script, everything can be read all the same.

const root = document.documentElement
const base = root.dataset.root || ""
// Whether a program serves the pages.
export const isLive = "live" in root.dataset

export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value)
    else made.setAttribute(key, value)
  }
  made.append(...children)
  return made
}

const kept = {
  get(name) { try { return localStorage.getItem(name) } catch { return null } },
  set(name, value) {
    try { value === null ? localStorage.removeItem(name) : localStorage.setItem(name, value) } catch {}
  },
}

// MARK: The bar

function isDark() {
  return (root.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark"
}

function switchTheme() {
  root.dataset.theme = isDark() ? "light" : "dark"
  kept.set("theme", root.dataset.theme)
}

function resize(step) {
  const size = Math.min(5, Math.max(1, Number(root.dataset.size || 2) + step))
  root.dataset.size = size
  kept.set("size", size)
}

const tools = document.querySelector(".tools")
tools.append(
  element("button", { onclick: () => openSearch(), title: "Search ( / )" }, "Search"),
  element("button", { onclick: () => resize(-1), "aria-label": "Smaller text" }, "A−"),
  element("button", { onclick: () => resize(1), "aria-label": "Larger text" }, "A+"),
  element("button", { onclick: switchTheme, "aria-label": "Light or dark" }, "◐"),
  element("button", { onclick: () => keysDialog.showModal(), "aria-label": "Keys ( ? )" }, "?"))

// MARK: Where the reader is

const wide = matchMedia("(min-width: 60.01rem)")
const chapters = document.querySelector(".chapters > details")
const openWide = () => { chapters.open = wide.matches }
openWide()
wide.addEventListener("change", openWide)

if (document.body.dataset.kind === "lesson") {
  addEventListener("pagehide", () => {
    kept.set("place", JSON.stringify({ path: location.pathname, y: scrollY, title: document.title }))
  })
}
if (/(^|\/)(index\.html)?$/.test(location.pathname)) {
  const place = JSON.parse(kept.get("place") || "null")
  if (place) {
    document.querySelector("main").prepend(
      element("p", { class: "verdict" }, "You were reading ",
        element("a", { href: place.path + "#resume" }, place.title.split(" · ")[0]), "."))
  }
}
if (location.hash === "#resume") {
  const place = JSON.parse(kept.get("place") || "null")
  if (place && place.path === location.pathname) scrollTo({ top: place.y, behavior: "instant" })
  history.replaceState(null, "", location.pathname)
}

const seen = new IntersectionObserver(entries => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue
    for (const link of document.querySelectorAll(".outline a")) {
      link.toggleAttribute("aria-current", link.getAttribute("href") === "#" + entry.target.id)
    }
  }
}, { rootMargin: "0px 0px -70% 0px" })
for (const heading of document.querySelectorAll("main h2[id]")) seen.observe(heading)

for (const heading of document.querySelectorAll("main :is(h1, h2, h3, h4)[id]")) {
  heading.append(" ", element("a", { class: "anchor", href: "#" + heading.id, "aria-label": "The address of this section" }, "#"))
}

// MARK: Search

let entries = null
const field = element("input", { type: "search", "aria-label": "Search the book", placeholder: "Search the book", autocomplete: "off" })
const results = element("ul", { class: "results" })
const searchDialog = element("dialog", { "aria-label": "Search" }, field, results)
document.body.append(searchDialog)

async function openSearch() {
  searchDialog.showModal()
  field.select()
  try {
    entries ??= await (await fetch(base + "search.json")).json()
  } catch {
    results.replaceChildren(element("li", {}, "The search can't be loaded. Is the book still running?"))
    return
  }
  search()
}

function found(text, words) {
  const place = text.toLowerCase().indexOf(words[0])
  if (place < 0) return [text.slice(0, 120)]
  const start = Math.max(0, place - 40)
  return [
    (start > 0 ? "…" : "") + text.slice(start, place),
    element("mark", {}, text.slice(place, place + words[0].length)),
    text.slice(place + words[0].length, start + 140),
  ]
}

// A word in a title counts more than one in a heading, and that more than one in the text. Words are looked
// for as they stand, so it finds Chinese, which has no blanks between words.
function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(word => word)
  results.replaceChildren()
  if (!words.length) return
  if (!entries) {
    results.append(element("li", {}, "The book reads all its pages for the first search. That takes a few seconds."))
    return
  }
  const hits = []
  for (const entry of entries) {
    const texts = [entry.title.toLowerCase(), entry.page.toLowerCase(), entry.words.toLowerCase()]
    if (!words.every(word => texts.some(text => text.includes(word)))) continue
    const room = entry.address.split("/")[0]
    const isHint = entry.address.startsWith("pages/course.html")
    const bonus = isHint ? -3 : { lessons: 3, older: -2, source: -1 }[room] ?? (entry.address.startsWith("pages/api.html") ? 2 : 0)
    const rank = words.reduce((sum, word) =>
      sum + (texts[0] === word ? 16 : texts[0].includes(word) ? 8 : texts[1].includes(word) ? 4 : 1), 0)
    hits.push({ entry, rank: rank + bonus })
  }
  hits.sort((one, other) => other.rank - one.rank)
  for (const { entry } of hits.slice(0, 30)) {
    results.append(element("li", {}, element("a", { href: base + entry.address, onclick: () => searchDialog.close() },
      entry.title === entry.page ? entry.title : `${entry.title} · ${entry.page}`,
      element("small", {}, ...found(entry.words, words)))))
  }
  if (!hits.length) results.append(element("li", {}, "Nothing has these words."))
}
field.addEventListener("input", search)
searchDialog.addEventListener("keydown", event => {
  if (event.key === "Escape") {
    // A search field would only clear itself.
    event.preventDefault()
    searchDialog.close()
    return
  }
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") {
    if (event.key === "Enter" && event.target === field) results.querySelector("a")?.click()
    return
  }
  event.preventDefault()
  const places = [field, ...results.querySelectorAll("a")]
  const next = places.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1)
  places[Math.min(places.length - 1, Math.max(0, next))].focus()
})

// MARK: Keys

const keysDialog = element("dialog", { "aria-label": "Keys" }, element("h2", {}, "Keys"))
const keyList = element("dl", { class: "keys" })
for (const [key, meaning] of [
  ["/", "search"], ["←", "the page before"], ["→", "the next page"], ["+", "larger text"],
  ["-", "smaller text"], ["d", "light or dark"], ["?", "these keys"], ["Esc", "close this"],
]) keyList.append(element("dt", {}, element("kbd", {}, key)), element("dd", {}, meaning))
keysDialog.append(keyList, element("form", { method: "dialog" }, element("button", {}, "Close")))
document.body.append(keysDialog)

addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return
  if (event.target.closest("input, textarea, [role=slider], pre:focus")) return
  const action = {
    "/": openSearch, "?": () => keysDialog.showModal(), d: switchTheme,
    "+": () => resize(1), "-": () => resize(-1),
    ArrowLeft: () => document.querySelector(".ways [rel=prev]")?.click(),
    ArrowRight: () => document.querySelector(".ways [rel=next]")?.click(),
  }[event.key]
  if (action) {
    event.preventDefault()
    action()
  }
})

// MARK: Questions

// The output below a question waits until the reader has chosen, or asks for it.
for (const question of document.querySelectorAll("aside.question")) {
  const name = "question " + question.dataset.question
  const details = question.querySelector("details")
  const following = question.nextElementSibling
  const output = following?.matches("figure.output") ? following : null
  const show = element("button", { type: "button" }, "Show the output")
  const labels = [...question.querySelectorAll("label")]

  const answer = letter => {
    for (const label of labels) {
      const input = label.querySelector("input")
      const isRight = input.hasAttribute("data-right")
      label.classList.toggle("right", isRight)
      label.classList.toggle("wrong", !isRight && input.value === letter)
      input.checked = input.value === letter
    }
    for (const reason of question.querySelectorAll("li")) {
      reason.classList.toggle("chosen", reason.dataset.choice === letter)
    }
    details.open = true
    details.hidden = false
    if (output) output.hidden = false
    show.remove()
  }
  details.hidden = true
  if (output) {
    output.hidden = true
    show.addEventListener("click", () => { output.hidden = false; details.hidden = false; show.remove() })
    question.append(show)
  }
  for (const label of labels) {
    label.querySelector("input").addEventListener("change", event => {
      kept.set(name, event.target.value)
      answer(event.target.value)
      if (isLive) {
        post("choice", { question: question.dataset.question, letter: event.target.value }).then(showProgress, () => {})
      }
    })
  }
  if (kept.get(name)) answer(kept.get(name))
}
// For print, everything is there.
addEventListener("beforeprint", () => {
  for (const hidden of document.querySelectorAll("main [hidden]")) hidden.hidden = false
  for (const details of document.querySelectorAll("main details")) details.open = true
})

// MARK: Listings that run

const isToken = /(\/\/.*|\/\*[\s\S]*?\*\/)|("""[\s\S]*?"""|"(?:\\.|[^"\\\n])*")|([@#][A-Za-z]\w*)|(\b\d[\w.]*)|(\.?[A-Za-z_]\w*)/g

// The colours of code that is being typed. They needn't be as exact as those of the book.
function coloured(code) {
  const pieces = []
  let last = 0
  for (const match of code.matchAll(isToken)) {
    const [text, comment, string, attribute, number, word] = match
    const kind = comment ? "comment" : string ? "string" : attribute ? "attribute" : number ? "number"
      : keywords.has(word) ? "keyword" : /^\.?[A-Z]/.test(word) ? "type"
      : code[match.index + text.length] === "(" ? "call" : null
    if (!kind) continue
    pieces.push(code.slice(last, match.index), element("span", { class: kind }, text))
    last = match.index + text.length
  }
  return [...pieces, code.slice(last) + "\n"]
}

export async function ask(path, options = {}) {
  const answer = await fetch(base + path, options).catch(() => {
    throw new Error("The book is closed. Start it again in the terminal.")
  })
  if (!answer.ok) throw new Error((await answer.text()).trim())
  return answer.json()
}

export function post(path, value) {
  return ask(path, {
    method: "POST", headers: { "Content-Type": "application/json", "X-Course": "1" },
    body: JSON.stringify(value),
  })
}

export function button(text, action) {
  return element("button", { type: "button", onclick: action }, text)
}

// A place to type Swift in: a real text area, so that a screen reader can use it, over a copy in colour.
function editor(label, text, { changed, run, leave }) {
  const code = element("code")
  const area = element("textarea", {
    spellcheck: "false", autocapitalize: "off", autocomplete: "off", wrap: "off", "aria-label": label,
  })
  area.value = text
  const draw = () => {
    code.replaceChildren(...coloured(area.value))
    changed(area.value)
  }
  const overlay = element("pre", { "aria-hidden": "true" }, code)
  area.addEventListener("input", draw)
  area.addEventListener("scroll", () => { overlay.scrollLeft = area.scrollLeft })
  area.addEventListener("keydown", event => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      run()
    }
    if (event.key === "Escape") leave()
  })
  const node = element("div", { class: "editor" }, overlay, area)
  return { node, area, draw }
}

class RunnableListing {
  constructor(figure) {
    this.figure = figure
    this.id = figure.dataset.listing
    this.name = this.id.split("/")[1]
    this.pre = figure.querySelector("pre")
    const output = [...document.querySelectorAll("figure.output")].find(one => one.dataset.output === this.name)
    this.recorded = output ? output.querySelector("samp").textContent.split("\n") : null
    this.runButton = button("Run", () => this.run())
    this.killButton = button("Kill", () => post("kill", {}))
    this.editButton = button("Edit", () => this.edit())
    this.resetButton = button("Reset", () => this.reset())
    this.openButton = button("In my editor", () => this.open())
    figure.querySelector("figcaption")
      .append(this.runButton, this.killButton, this.editButton, this.resetButton, this.openButton)
    this.killButton.hidden = true
    this.verdict = element("p", { class: "verdict", role: "status" })
    this.place = element("div")
    figure.append(this.verdict, this.place)
    if (kept.get(this.key) !== null) this.edit()
    this.show()
  }

  get key() { return "listing " + this.id }

  get isChanged() { return this.own !== undefined && this.area && this.area.value !== this.own }

  show() {
    this.figure.classList.toggle("changed", Boolean(this.isChanged))
    this.resetButton.hidden = !this.area
    this.editButton.hidden = Boolean(this.area)
  }

  async lines() {
    if (this.own === undefined) {
      this.own = (await ask(`listings/${this.id}.json`)).lines.join("\n")
    }
    return this.own
  }

  async edit() {
    try { await this.lines() } catch (error) { return this.say(error.message, "bad") }
    if (this.area) return
    const { node, area, draw } = editor(
      `The code of ${this.name}. Control and Return runs it, Escape leaves it.`, kept.get(this.key) ?? this.own,
      {
        changed: text => {
          kept.set(this.key, text === this.own ? null : text)
          this.show()
        },
        run: () => this.run(), leave: () => this.runButton.focus(),
      });
    [this.editor, this.area] = [node, area]
    this.pre.hidden = true
    this.pre.after(this.editor)
    draw()
    if (kept.get(this.key) === null) this.area.focus()
  }

  reset() {
    kept.set(this.key, null)
    this.editor.remove()
    this.area = this.editor = null
    this.pre.hidden = false
    this.place.replaceChildren()
    this.say("")
    this.show()
    this.runButton.focus()
  }

  say(text, kind = "") {
    this.verdict.className = "verdict " + kind
    this.verdict.textContent = text
  }

  async open() {
    try {
      const { path } = await post("playground", { listing: this.id, text: "" })
      this.say(`The file ${path} is a copy of this listing. swift run course play ${this.id} runs it at each save.`)
    } catch (error) { this.say(error.message, "bad") }
  }

  async run() {
    try {
      const text = this.area ? this.area.value : await this.lines()
      this.runButton.disabled = true
      this.killButton.hidden = false
      this.figure.setAttribute("aria-busy", "true")
      this.say(this.isChanged || !this.recorded ? "running …" : "The book's output is below; running it again …")
      this.report(await post("run", { listing: this.id, text }))
    } catch (error) {
      this.say(error.message, "bad")
    } finally {
      this.runButton.disabled = false
      this.killButton.hidden = true
      this.figure.removeAttribute("aria-busy")
    }
  }

  report(run) {
    const [lines, recorded] = [run.printed, this.recorded]
    const differs = recorded ? lines.map((line, number) => line !== recorded[number]) : []
    const samp = element("samp", {}, ...lines.flatMap((line, number) =>
      [differs[number] ? element("span", { class: "differs" }, line) : line, "\n"]))
    const missing = recorded ? recorded.length - lines.length : 0
    const isSame = recorded && missing === 0 && !differs.includes(true)
    const parts = [...run.details.map(text => element("p", { class: "verdict" }, text))]
    if (lines.length) {
      parts.push(element("figure", { class: "output" }, element("figcaption", {}, "your run prints"),
        element("pre", { tabindex: "0" }, samp)))
    }
    if (run.svg) {
      parts.push(element("details", {}, element("summary", {}, "The marble diagram of this run"),
        element("img", { alt: run.diagram.join("\n"), src: "data:image/svg+xml," + encodeURIComponent(run.svg) })))
    }
    this.place.replaceChildren(...parts)
    if (run.headline) this.say(run.headline, "bad")
    else if (isSame) this.say("✓ It prints what the book says.", "good")
    else if (differs.includes(true)) this.say("It prints something else than the book: the lines that differ are marked.")
    else if (recorded) this.say(`It prints what the book says, without its last ${missing === 1 ? "line" : missing + " lines"}.`)
    else this.say(lines.length ? "✓ It ran." : "✓ It ran, and printed nothing.", "good")
  }
}

// MARK: Exercises

// The lines of the trainer, in its tones.
function toned(lines) {
  return element("pre", { class: "toned", tabindex: "0" }, ...lines.flatMap(parts =>
    [...parts.map(([tone, text]) => element("span", { class: "tone-" + tone }, text)), "\n"]))
}

class Exercise {
  // The one that was opened last: saves in other programs are shown for it.
  static watched = null

  constructor(place) {
    this.place = place
    this.id = place.dataset.exercise
    this.openButton = element("button", { type: "button", onclick: () => this.open() }, "Solve it here")
    this.verdict = element("div", { role: "status" })
    place.append(this.openButton)
  }

  request(path, value = {}) { return post(path, { exercise: this.id, ...value }) }

  async open() {
    try {
      this.sheet = (await ask(`exercises/${this.id}.json`)).sheet
    } catch (error) {
      this.place.append(this.verdict)
      return this.say(error.message)
    }
    const { node, area, draw } = editor(
      `Your answer to ${this.id}. Control and Return checks it, Escape leaves it.`, this.sheet.answer,
      { changed: () => this.show(), run: () => this.check(), leave: () => this.checkButton.focus() })
    this.area = area
    this.draw = draw
    this.file = element("p", { class: "verdict" })
    this.checkButton = button("Check", () => this.check())
    this.hintButton = button("Hint", () => this.act("hint"))
    this.solutionButton = button("Solution", () => this.solution())
    this.resetButton = button("Put the stub back", () => this.reset())
    this.hints = element("div")
    // The file has the task in its comment, unless the learner has removed it.
    const task = this.sheet.answer.includes("Exercise `" + this.id) ? [] : [toned(this.sheet.task)]
    this.openButton.replaceWith(...task, this.file, node,
      element("p", { class: "buttons" }, this.checkButton, this.hintButton, this.solutionButton, this.resetButton),
      this.verdict, this.hints)
    draw()
    this.update({ sheet: this.sheet })
    this.watch()
  }

  get isTyped() { return this.area.value !== this.sheet.answer }

  show() {
    this.file?.replaceChildren(
      `about ${this.sheet.minutes} minutes · `, element("code", {}, this.sheet.path),
      this.isTyped ? " · not written yet: Check writes it" : this.sheet.isSolved ? " · solved ✓" : "")
  }

  say(text) { this.verdict.replaceChildren(element("p", { class: "verdict bad" }, text)) }

  // What is typed here is never replaced by what is in the file.
  update({ sheet, verdict, solution }) {
    const wasTyped = this.isTyped
    this.sheet = sheet
    if (!wasTyped) {
      this.area.value = sheet.answer
      this.draw()
    }
    this.hintButton.disabled = !sheet.hasMoreHints
    this.hints.replaceChildren(...(sheet.hints.length ? [toned(sheet.hints)] : []))
    if (verdict || solution) this.verdict.replaceChildren(toned(verdict ?? solution))
    this.show()
  }

  async check() {
    const text = this.area.value
    this.checkButton.disabled = true
    this.verdict.setAttribute("aria-busy", "true")
    try {
      const answer = await this.request("check", { text, mark: this.sheet.mark })
      this.sheet.answer = text
      this.update(answer)
      showProgress(await ask("progress.json"))
    } catch (error) { this.say(error.message) } finally {
      this.checkButton.disabled = false
      this.verdict.removeAttribute("aria-busy")
    }
  }

  async act(path, value) {
    try { this.update(await this.request(path, value)) } catch (error) { this.say(error.message) }
  }

  async solution() {
    try {
      let answer = await this.request("solution")
      if (!answer.solution) {
        if (!confirm(`${this.id} is not solved yet. Show the solution all the same?`)) return
        answer = await this.request("solution", { isSure: true })
      }
      this.update(answer)
    } catch (error) { this.say(error.message) }
  }

  async reset() {
    if (!confirm("Put the stub back? A copy of what you have written is kept in Exercises/Kept.")) return
    this.sheet.answer = this.area.value
    this.verdict.replaceChildren()
    await this.act("reset")
  }

  // A save in another program is judged here as well.
  async watch() {
    Exercise.watched = this
    while (Exercise.watched === this) {
      try {
        const answer = await ask(`exercises/${this.id}.json?mark=${this.sheet.mark}`)
        if (answer.sheet.mark === this.sheet.mark) continue
        if (this.checkButton.disabled) {
          await new Promise(done => setTimeout(done, 250))
          continue
        }
        if (this.isTyped) {
          return this.say("The file has been changed in another program. What you typed here isn't written.")
        }
        this.update(answer)
        await this.check()
      } catch { return }
    }
  }
}

// MARK: What has been done

// The exercises and questions are the same as those of the terminal, and so is what is known of them.
function showProgress({ chapters: done, solved, predicted }) {
  for (const link of document.querySelectorAll(".chapters .lessons > li > a")) {
    const chapter = done[link.getAttribute("href").match(/([^/]+)\.html$/)?.[1]]
    if (!chapter) continue
    const isDone = chapter.solved === chapter.exercises
    const mark = element("small", {
      class: isDone ? "mark good" : "mark",
      title: `${chapter.solved} of ${chapter.exercises} exercises solved, `
        + `${chapter.predicted} of ${chapter.questions} questions answered rightly`,
    }, isDone ? "✓" : `${chapter.solved}/${chapter.exercises}`)
    link.parentElement.querySelector(":scope > .mark")?.remove()
    if (chapter.solved || chapter.predicted) link.after(" ", mark)
  }
  for (const place of document.querySelectorAll("aside[data-exercise]")) {
    place.classList.toggle("done", solved.includes(place.dataset.exercise))
  }
  for (const question of document.querySelectorAll("aside.question")) {
    question.classList.toggle("done", predicted.includes(question.dataset.question))
  }
}

if (isLive) {
  ask("progress.json").then(showProgress, () => {})
  for (const place of document.querySelectorAll("aside[data-exercise]")) new Exercise(place)
  for (const figure of document.querySelectorAll("figure.code[id][data-listing]")) new RunnableListing(figure)
}
