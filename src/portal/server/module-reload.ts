import { isMissed } from '#runtime/preload/preload.ts'
import { sayFilesBack } from '#runtime/preload/recovered-files.ts'
import { Unfetched } from '#runtime/preload/unfetched-file.ts'

const key = 'portolan.reloaded-for'
const pauseMs = 2000

/** Returns an id of the build, from the names of its files, which change with their content. */
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
 * Tells whether a reload would lose or interrupt something. A form has a draft, so it does not block a reload
 * that nothing else can replace.
 */
function isInTheMiddle(isOnlyByReload: boolean): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  const open = isOnlyByReload ? dialogs : `form, ${dialogs}`
  return event.defaultPrevented || document.querySelector(open) !== null
}

/**
 * Reloads the page once per build if a needed part cannot be loaded (NAV-090). If that would lose input, the
 * part shows an error and is tried again on a press. During an outage the page stays, since a browser would
 * show its own error page; the parts are tried again afterwards.
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
    // Failures of requests made during the outage may arrive after its end.
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
