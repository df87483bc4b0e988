const patienceMs = 10_000
const gestures = ['pointerdown', 'keydown', 'wheel', 'touchstart']

/** Finds the link to an address in a list. */
export const rowLeadingTo = (page: HTMLElement, pathname: string): HTMLAnchorElement | undefined =>
  [...page.querySelectorAll<HTMLAnchorElement>('a[data-row-stop]')].find((link) => link.pathname === pathname)

function reach(page: HTMLElement, pathname: string): boolean {
  const link = rowLeadingTo(page, pathname)
  link?.focus({ preventScroll: true })
  link?.scrollIntoView({ block: 'center' })
  return link !== undefined
}

/** Focuses the row that leads to an address once it is rendered, unless the person goes on meanwhile. */
export function returnToRow(page: HTMLElement, pathname: string): () => void {
  const over = new AbortController()
  const stop = () => over.abort()
  if (reach(page, pathname)) return stop
  const watcher = new MutationObserver(() => {
    if (reach(page, pathname)) stop()
  })
  const timer = setTimeout(stop, patienceMs)
  over.signal.addEventListener('abort', () => {
    watcher.disconnect()
    clearTimeout(timer)
  })
  for (const gesture of gestures) addEventListener(gesture, stop, { capture: true, signal: over.signal })
  watcher.observe(page, { childList: true, subtree: true })
  return stop
}
