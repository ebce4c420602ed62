// Marbles that can be dragged: each change is a question to RxLite, and its answer is drawn.

import { ask, button, element, isLive, post } from "./book.js"

const left = 110, step = 13, top = 28, rowHeight = 54

function shape(name, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

// An event is `[tick, "element"]`, `[tick]` (completed) or `[tick, "reason", 1]` (an error).
const isEnd = event => event.length !== 2
const inWords = event =>
  event.length === 1 ? `completed at ${event[0]}`
    : event.length === 3 ? `error ${event[1]} at ${event[0]}` : `${event[1]} at ${event[0]}`

// The row of marbles for some events; null if they are too near to each other to be written.
function written(events) {
  let text = ""
  const times = [...new Set(events.map(event => event[0]))].sort((a, b) => a - b)
  for (const [number, time] of times.entries()) {
    const words = events.filter(event => event[0] === time).sort((a, b) => isEnd(a) - isEnd(b)).map(event =>
      event.length === 1 ? "|" : event.length === 3 ? "X"
        : /^[^-\s|X>(),'^!]+$/.test(event[1]) ? event[1] : `'${event[1].replace(/['\\]/g, "\\$&")}'`)
    const word = words.length > 1 ? `(${words.join(",")})` : words[0]
    const touches = number > 0 && text.length === time && !/[)']$/.test(text) && !/^[(|']/.test(word)
    if (text.length > time || touches) return null
    text = text.padEnd(time, "-") + word
  }
  return text || "-"
}

class Marbles {
  constructor(place) {
    const { question, answer, ranges, length } = JSON.parse(place.dataset.marbles)
    Object.assign(this, { place, ranges, length, first: structuredClone({ question, answer }), question, answer })
    this.rows = structuredClone(answer.sources.map(row => row.events))
    this.verdict = element("p", { class: "verdict", role: "status" })
    this.svg = shape("svg", { class: "moving", role: "group", "aria-label": "The marbles" })
    this.texts = element("div", { class: "texts" })
    this.help = element("p", { class: "verdict" },
      isLive ? "Drag a marble, an end or an error; or focus it and press the arrow keys. Delete removes it. "
        + "The violet line below a source is the time of its subscription."
        : "Drag a marble, an end or an error, or change a number: one thing at a time. "
          + "The course on your own machine (swift run course book) lets you change all of them.")
    place.querySelector(".still").replaceWith(
      element("div", { class: "drawing scroll" }, this.svg), this.texts,
      element("p", { class: "buttons" }, button("Reset", () => this.reset())), this.verdict, this.help)
    this.inputs = [...place.querySelectorAll("[data-argument]")].map((span, index) => {
      const input = element("input", {
        type: "number", min: ranges[index][0], max: ranges[index][1], value: span.textContent,
        "aria-label": span.dataset.argument,
        oninput: () => {
          if (!input.checkValidity() || input.value === "") return
          this.restart(`a${index}=${input.value}`)
          this.question.arguments[index] = Number(input.value)
          this.wish(`a${index}=${input.value}`)
        },
      })
      span.replaceWith(input)
      return input
    })
    this.fields = answer.sources.map((row, index) => this.field(row.label, index))
    this.outputs = element("div", { class: "emitted" })
    this.texts.append(...this.fields.map(field => field.line), this.outputs)
    this.draw()
    this.fromAddress()
    addEventListener("hashchange", () => this.fromAddress())
  }

  // MARK: The rows as text

  field(label, index) {
    const input = element("input", {
      type: "text", spellcheck: "false", autocapitalize: "off", autocomplete: "off",
      "aria-label": `${label}, as text`, value: this.question.rows[index],
      oninput: () => {
        this.question.rows[index] = input.value
        this.wish()
      },
    })
    const line = element("p", { class: "row-text" }, element("span", {}, label), input)
    if (isLive) {
      line.append(button("Add", () => this.add(index)), button("End", () => this.changeEnd(index)))
      line.querySelectorAll("button")[0].setAttribute("aria-label", `Add an element to ${label}`)
      line.querySelectorAll("button")[1].setAttribute("aria-label", `Complete ${label}, let it fail, or let it go on`)
    } else { input.readOnly = true }
    return { line, input }
  }

  // A free place in the last gap, for an element that no other has.
  add(index) {
    const events = this.rows[index]
    const names = events.filter(event => event.length === 2).map(event => event[1])
    const isNumber = names.every(name => /^\d+$/.test(name)) && this.first.answer.sources[index].events
      .every(event => isEnd(event) || /^\d+$/.test(event[1]))
    const name = isNumber ? String(Math.max(0, ...names.map(Number)) + 1)
      : [..."abcdefghijklmnopqrstuvwyz"].find(letter => !names.includes(letter)) ?? "a"
    const end = events.find(isEnd)?.[0] ?? this.length + 1
    for (let time = end - 1; time > 0; time -= 1) {
      const changed = [...events, [time, name]]
      if (events.every(event => Math.abs(event[0] - time) > 1) && written(changed)) return this.set(index, changed)
    }
    this.say("There is no room left in this row.")
  }

  // Completed, an error, no end, and so on.
  changeEnd(index) {
    const events = this.rows[index]
    const end = events.find(isEnd)
    const others = events.filter(event => !isEnd(event))
    const last = Math.max(0, ...others.map(event => event[0]))
    const time = end?.[0] ?? Math.min(this.length, last + 4)
    const next = !end ? [time] : end.length === 1 ? [time, "X", 1] : null
    this.set(index, next ? [...others, next] : others)
  }

  set(index, events) {
    const text = written(events)
    if (text === null) return this.say("There is no room for that: marbles would touch.")
    this.rows[index] = events
    this.question.rows[index] = text
    this.fields[index].input.value = text
    this.draw()
    this.wish()
  }

  // MARK: Moving

  // Moves an event as near as possible to a tick.
  move(index, number, wanted) {
    this.restart(`${index}.${number}@`)
    const events = this.rows[index]
    const from = events[number][0]
    const others = events.filter((_, other) => other !== number)
    const last = Math.max(0, ...others.map(event => event[0]))
    const end = others.find(isEnd)?.[0]
    const lower = isEnd(events[number]) ? Math.min(last + 1, this.length) : 1
    const upper = end === undefined ? this.length : end - 1
    const target = Math.max(lower, Math.min(upper, wanted))
    const direction = Math.sign(from - target) || 1
    for (let time = target; time >= lower && time <= upper; time += direction) {
      if (time === from) return
      const changed = structuredClone(events)
      changed[number][0] = time
      const change = `${index}.${number}@${time}`
      const isPossible = isLive ? written(changed) !== null : this.recorded && change in this.recorded.changes
      if (!isPossible) continue
      this.rows[index] = changed
      this.question.rows[index] = written(changed)
      this.fields[index].input.value = this.question.rows[index]
      this.draw()
      return this.wish(change)
    }
  }

  remove(index, number) {
    if (isLive) this.set(index, this.rows[index].filter((_, other) => other !== number))
  }

  // Without the library only one thing at a time can be changed: another one begins with the page as it was.
  restart(change) {
    if (isLive) return
    const thing = change.split(/[@=]/)[0]
    if (this.changed !== undefined && this.changed !== thing) this.toFirst()
    this.changed = thing
  }

  toFirst() {
    this.question = structuredClone(this.first.question)
    this.answer = structuredClone(this.first.answer)
    this.rows = structuredClone(this.answer.sources.map(row => row.events))
    this.fields.forEach((field, index) => { field.input.value = this.question.rows[index] })
    this.inputs.forEach((input, index) => { input.value = this.question.arguments[index] })
    this.draw()
  }

  reset() {
    this.changed = undefined
    this.toFirst()
    this.say("")
    history.replaceState(null, "", location.pathname)
  }

  // MARK: Asking

  // One question at a time: while RxLite answers, only the latest wish is kept.
  async wish(change) {
    this.wished = { change, begin: performance.now() }
    if (this.isAsking) return
    this.isAsking = true
    while (this.wished) {
      const { change, begin } = this.wished
      this.wished = null
      try {
        const answer = await this.answered(change)
        if (answer.problem) {
          this.say(answer.problem.sentence, answer.problem.row)
        } else {
          this.say("")
          this.answer = answer
          // What is typed is read by the library.
          if (!this.wished && change === undefined) {
            this.rows = structuredClone(answer.sources.map(row => row.events))
          }
          this.draw()
          this.place.dataset.milliseconds = Math.round(performance.now() - begin)
        }
      } catch (error) { this.say(error.message) }
    }
    this.isAsking = false
    if (isLive) history.replaceState(null, "", "#" + this.address)
  }

  async answered(change) {
    if (isLive) return post("marbles", this.question)
    const recorded = await this.load()
    return recorded.answers[recorded.changes[change]] ?? this.first.answer
  }

  // The recorded answers of a page that no program serves.
  async load() {
    this.recorded ??= await ask(`marbles/${this.question.operator}.json`)
    return this.recorded
  }

  get address() {
    return new URLSearchParams([
      ...this.question.rows.map(row => ["row", row]), ...this.question.arguments.map(value => ["with", value]),
    ]).toString()
  }

  fromAddress() {
    if (!isLive) return this.load().catch(() => {})
    const parts = new URLSearchParams(location.hash.slice(1))
    const [rows, values] = [parts.getAll("row"), parts.getAll("with").map(Number)]
    if (!rows.length || rows.length !== this.question.rows.length || values.length !== this.inputs.length) return
    this.question = { operator: this.question.operator, rows, arguments: values }
    this.fields.forEach((field, index) => { field.input.value = rows[index] })
    this.inputs.forEach((input, index) => { input.value = values[index] })
    this.wish()
  }

  say(text, row) {
    this.verdict.textContent = text
    this.verdict.className = "verdict" + (text ? " bad" : "")
    this.fields.forEach((field, index) => {
      if (index === row) field.input.setAttribute("aria-invalid", "true")
      else field.input.removeAttribute("aria-invalid")
    })
  }

  // MARK: Drawing

  draw() {
    const focused = this.svg.contains(document.activeElement) ? document.activeElement.dataset.thing : null
    const rows = [
      ...this.answer.sources.map((row, index) => ({ ...row, events: this.rows[index], index })),
      ...this.answer.results,
    ]
    const width = left + (this.length + 2) * step
    const height = top + rows.length * rowHeight
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`)
    this.svg.setAttribute("width", width)
    this.svg.setAttribute("height", height)
    const ruler = []
    for (let tick = 0; tick <= this.length; tick += 5) {
      ruler.push(shape("line", { class: "grid", x1: this.x(tick), x2: this.x(tick), y1: top - 6, y2: height }))
      if (tick % 10 === 0) ruler.push(this.label(tick + " s", this.x(tick), top - 12, "time", "middle"))
    }
    const drawn = rows.map((row, number) => this.row(row, top + number * rowHeight + rowHeight / 2))
    // A marble that is being dragged must stay in the page.
    if (this.dragged) {
      const [index, number] = this.dragged.dataset.thing.split(".").map(Number)
      this.put(this.dragged, this.rows[index][number], top + index * rowHeight + rowHeight / 2)
      const fresh = drawn[index].querySelector(`[data-thing="${this.dragged.dataset.thing}"]`)
      fresh.replaceWith(this.dragged)
    }
    this.svg.replaceChildren(...ruler, ...drawn)
    if (focused) this.svg.querySelector(`[data-thing="${focused}"]`)?.focus()
    this.outputs.replaceChildren(...this.answer.results.map(row =>
      element("p", { class: "row-text" }, element("span", {}, row.label),
        element("code", {}, row.events.map(inWords).join(", ") || "nothing yet"))))
  }

  x(tick) { return left + tick * step }

  label(text, x, y, style, anchor = "start") {
    return shape("text", { class: style, x, y, "text-anchor": anchor }, text)
  }

  row(row, y) {
    const group = shape("g", {})
    const isSource = row.index !== undefined
    const ending = row.events.find(isEnd)
    const begin = isSource ? 0 : row.subscriptions[0][0]
    group.append(
      this.label(row.label, 8, y + 5, "label"),
      shape("line", {
        class: "thread", x1: this.x(begin), x2: this.x(ending ? ending[0] : this.length + 1), y1: y, y2: y,
      }))
    if (isSource) {
      for (const [number, [from, to]] of row.subscriptions.entries()) {
        // When the source was subscribed to; several at one time are drawn below each other.
        const level = row.subscriptions.slice(0, number).filter(other => (other[1] ?? 99) > from).length
        const line = y + 19 + Math.min(level, 4) * 4
        group.append(shape("path", {
          class: "run",
          d: `M${this.x(from)} ${line - 3}V${line}H${this.x(to ?? this.length + 1)}` + (to === null ? "" : `V${line - 3}`),
        }))
      }
    }
    const same = {}
    for (const [number, event] of row.events.entries()) {
      const shift = isEnd(event) ? 0 : (same[event[0]] = (same[event[0]] ?? -1) + 1)
      const bead = this.bead(event)
      this.put(bead, event, y + shift * 7)
      if (isSource) this.makeMovable(bead, row, number, event)
      group.append(bead)
    }
    return group
  }

  bead(event) {
    if (event.length === 1) {
      return shape("g", { class: "bead end" }, shape("line", { x1: 0, x2: 0, y1: -13, y2: 13 }),
        shape("rect", { class: "grip", x: -8, y: -18, width: 16, height: 36 }))
    }
    if (event.length === 3) {
      return shape("g", { class: "bead error" }, shape("path", { d: "M-8 -8L8 8M-8 8L8 -8" }),
        shape("rect", { class: "grip", x: -12, y: -14, width: 24, height: 28 }),
        event[1] === "X" ? "" : this.label(event[1], 14, 5, "time"))
    }
    const width = Math.max(24, event[1].length * 8 + 10)
    return shape("g", { class: "bead" },
      shape("rect", { x: -width / 2, y: -12, width, height: 24, rx: 12 }),
      this.label(event[1], 0, 4, "element", "middle"))
  }

  put(bead, event, y) {
    bead.setAttribute("transform", `translate(${this.x(event[0])} ${y})`)
    bead.setAttribute("aria-valuenow", event[0])
    bead.setAttribute("aria-valuetext", inWords(event))
  }

  makeMovable(bead, row, number, event) {
    const name = event.length === 1 ? "the end" : event.length === 3 ? "the error" : `element ${event[1]}`
    for (const [key, value] of Object.entries({
      role: "slider", tabindex: "0", "aria-label": `${name} of ${row.label}`, "aria-valuemin": 1,
      "aria-valuemax": this.length, "data-thing": `${row.index}.${number}`,
    })) bead.setAttribute(key, value)
    bead.classList.add("movable")
    const now = () => this.rows[row.index][number][0]
    bead.addEventListener("keydown", press => {
      const target = {
        ArrowRight: now() + 1, ArrowUp: now() + 1, ArrowLeft: now() - 1, ArrowDown: now() - 1,
        PageUp: now() + 5, PageDown: now() - 5, Home: 1, End: this.length,
      }[press.key]
      if (target !== undefined) this.stepTo(row.index, number, target, now())
      else if (press.key === "Delete" || press.key === "Backspace") this.remove(row.index, number)
      else return
      press.preventDefault()
    })
    bead.addEventListener("pointerdown", press => {
      bead.setPointerCapture(press.pointerId)
      this.dragged = bead
      bead.focus()
      press.preventDefault()
    })
    bead.addEventListener("pointermove", drag => {
      if (this.dragged !== bead) return
      const scale = this.svg.viewBox.baseVal.width / this.svg.getBoundingClientRect().width
      const x = (drag.clientX - this.svg.getBoundingClientRect().left) * scale
      this.move(row.index, number, Math.round((x - left) / step))
    })
    const drop = () => { this.dragged = null }
    bead.addEventListener("pointerup", drop)
    bead.addEventListener("pointercancel", drop)
  }

  // A key moves to the next free place in its direction, over marbles that are in the way.
  stepTo(index, number, target, from) {
    const direction = Math.sign(target - from)
    for (let time = target; time >= 1 && time <= this.length; time += direction) {
      this.move(index, number, time)
      if (Math.sign(this.rows[index][number][0] - from) === direction) return
    }
  }
}

for (const place of document.querySelectorAll("[data-marbles]")) new Marbles(place)
