// Before anything is drawn: the colours and the size that the reader has chosen.
{
  const root = document.documentElement
  const kept = name => { try { return localStorage.getItem(name) } catch { return null } }
  if (kept("theme")) root.dataset.theme = kept("theme")
  if (kept("size")) root.dataset.size = kept("size")
  root.dataset.script = ""
}
