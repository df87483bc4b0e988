const latest = { timeout: 4_000 }
const requested = new Set<() => void>()
let coming = 0
let stood = false

const isTouched = () => 'userActivation' in navigator && navigator.userActivation.hasBeenActive

/** Tells whether a person may have started something on this page, even if it is incomplete. */
export const mayBeInUse = (): boolean => stood || isTouched()

function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const query = requestIdleCallback(work, latest)
    return () => cancelIdleCallback(query)
  }
  const request = setTimeout(work, latest.timeout / 2)
  return () => clearTimeout(request)
}

/** Announces that a part of the page still loads; returns the function that marks it as loaded. */
export function expectPart(): () => void {
  coming += 1
  return () => {
    coming -= 1
    if (coming === 0) for (const ask of requested) ask()
  }
}

/** Runs work once the page is complete, painted and idle; returns the function that cancels it. */
export function runWhenIdle(work: () => void): () => void {
  let forget = () => {}
  const ask = () => {
    forget()
    if (coming === 0) forget = whenIdle(begin)
  }
  const cancel = () => {
    forget()
    requested.delete(ask)
  }
  const begin = () => {
    // A skeleton may be replaced by another one; then this is called again.
    if (coming > 0) return
    stood = true
    cancel()
    work()
  }
  requested.add(ask)
  ask()
  return cancel
}
