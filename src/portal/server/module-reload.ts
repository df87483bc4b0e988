import { isMissed } from '#runtime/preload/preload.ts'
import { sayFilesBack } from '#runtime/preload/recovered-files.ts'
import { Unfetched } from '#runtime/preload/unfetched-file.ts'

const key = 'portolan.reloaded-for'
const pauseMs = 2000

/** The names of the built files change with their content, so they tell one build from the next. */
function buildId(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? 'unknown'
}

const isGone = (error: unknown): boolean => !(error instanceof Unfetched) || error.isGone

const isThere = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

const untilThere = async (answers: () => Promise<boolean>): Promise<void> => {
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, pauseMs))
}

const dialogs = '[role="dialog"], [role="alertdialog"]'

/**
 * Whether somebody is in the middle of something that a reload would take away, or ask about. A form on a page has its
 * draft: it is spared where a press does as well.
 */
function isInTheMiddle(isOnlyByReload: boolean): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  const open = isOnlyByReload ? dialogs : `form, ${dialogs}`
  return event.defaultPrevented || document.querySelector(open) !== null
}

/**
 * A part that is wanted and does not come makes the page reload, once per build (NAV-090); not while that would take
 * away what was entered: there the part says so in its place, and is tried again by a press. While nobody answers the
 * page stays, for a browser would show its own instead of ours; then the parts are tried again.
 */
export function reloadOnceForModules(
  reload = () => location.reload(),
  build = buildId,
  answers = isThere,
): () => void {
  let isWaiting = false
  let backAt = 0
  const failed = async ({ payload }: Event & { payload?: unknown }) => {
    // Lets the caller see the rejection first.
    await new Promise((resolve) => setTimeout(resolve))
    if (isWaiting || !isMissed(payload)) return
    isWaiting = true
    const isAway = !(await answers())
    if (isAway) {
      await untilThere(answers)
      backAt = performance.now()
    }
    isWaiting = false
    // Of what was asked for while nobody answered some may be heard of later than that somebody does again.
    const isOfOutage = isAway || (payload instanceof Unfetched && payload.requestedAt < backAt)
    if (isOfOutage && !isGone(payload)) return sayFilesBack()
    if (sessionStorage.getItem(key) === build() || isInTheMiddle(isGone(payload))) return
    sessionStorage.setItem(key, build())
    reload()
  }
  const hear = (event: Event) => void failed(event)
  addEventListener('vite:preloadError', hear)
  return () => removeEventListener('vite:preloadError', hear)
}
