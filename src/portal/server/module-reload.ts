import { isMissed } from '#runtime/ahead/fetch-ahead.ts'

const key = 'portolan.reloaded-for'
const pauseMs = 2000

/** The names of the built files change with their content, so they tell one build from the next. */
function buildId(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? 'unknown'
}

const isThere = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

const untilThere = async (answers: () => Promise<boolean>): Promise<void> => {
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, pauseMs))
}

/**
 * A part that is wanted and cannot be fetched any more is of an older build: the page reloads, once per build
 * (NAV-090). While nobody answers it stays, for a browser would show its own page instead of ours.
 */
export function reloadOnceForModules(
  reload = () => location.reload(),
  build = buildId,
  answers = isThere,
): () => void {
  let isWaiting = false
  const failed = async ({ payload }: Event & { payload?: unknown }) => {
    // Who asked hears of it after this.
    await new Promise((resolve) => setTimeout(resolve))
    if (isWaiting || !isMissed(payload) || sessionStorage.getItem(key) === build()) return
    isWaiting = true
    await untilThere(answers)
    isWaiting = false
    sessionStorage.setItem(key, build())
    reload()
  }
  const hear = (event: Event) => void failed(event)
  addEventListener('vite:preloadError', hear)
  return () => removeEventListener('vite:preloadError', hear)
}
