// What a page does beyond being read. Without this script, everything can be read all the same.

const root = document.documentElement
const base = root.dataset.root || ""

function element(name, attributes = {}, ...children) {
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

const here = location.pathname + location.hash
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

// MARK: Search

let entries = null
const field = element("input", { type: "search", "aria-label": "Search the book", placeholder: "Search the book", autocomplete: "off" })
const results = element("ul", { class: "results" })
const searchDialog = element("dialog", { "aria-label": "Search" }, field, results)
document.body.append(searchDialog)

async function openSearch() {
  searchDialog.showModal()
  field.select()
  entries ??= await (await fetch(base + "search.json")).json()
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
  if (!words.length || !entries) return
  const hits = []
  for (const entry of entries) {
    const texts = [entry.title.toLowerCase(), entry.page.toLowerCase(), entry.words.toLowerCase()]
    if (!words.every(word => texts.some(text => text.includes(word)))) continue
    const isSource = entry.address.startsWith("source/")
    const rank = words.reduce((sum, word) =>
      sum + (texts[0] === word ? 16 : texts[0].includes(word) ? 8 : texts[1].includes(word) ? 4 : 1), 0)
    hits.push({ entry, rank: rank - (isSource ? 3 : 0) })
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
  const name = "question " + location.pathname + " " + question.dataset.question
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
    })
  }
  if (kept.get(name)) answer(kept.get(name))
}
// For print, everything is there.
addEventListener("beforeprint", () => {
  for (const hidden of document.querySelectorAll("main [hidden]")) hidden.hidden = false
  for (const details of document.querySelectorAll("main details")) details.open = true
})
