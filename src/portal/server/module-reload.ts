const key = 'portolan.reloaded-for'

/** The names of the built files change with their content, so they tell one build from the next. */
function buildId(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? 'unknown'
}

/** A part that cannot be fetched any more is of an older build: the page reloads, once per build (NAV-090). */
export function reloadOnceForModules(reload = () => location.reload(), build = buildId): () => void {
  const failed = (event: Event) => {
    if (sessionStorage.getItem(key) === build()) return
    event.preventDefault()
    sessionStorage.setItem(key, build())
    reload()
  }
  addEventListener('vite:preloadError', failed)
  return () => removeEventListener('vite:preloadError', failed)
}
