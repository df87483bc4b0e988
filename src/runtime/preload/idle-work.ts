const latest = { timeout: 4_000 }
const requested = new Set<() => void>()
let coming = 0
let stood = false

const isTouched = () => 'userActivation' in navigator && navigator.userActivation.hasBeenActive

/** Whether somebody may have begun something on this page, which need not stand for that. */
export const mayBeInUse = (): boolean => stood || isTouched()

function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const query = requestIdleCallback(work, latest)
    return () => cancelIdleCallback(query)
  }
  const request = setTimeout(work, latest.timeout / 2)
  return () => clearTimeout(request)
}

/** Says that a part of the page is still to come; answers with how to say that it is there. */
export function expectPart(): () => void {
  coming += 1
  return () => {
    coming -= 1
    if (coming === 0) for (const ask of requested) ask()
  }
}

/**
 * Does something once the page stands (no part of it is still to come), is painted, and nothing else is to be done;
 * answers with how to call it off.
 */
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
