/**
 * Event of the server about a new version of the definitions; its twin is server/app/publication/changes.ts.
 */
export interface DefinitionsChange {
  readonly version: string
  /** Errors of the last save; empty while that version is in use. */
  readonly broken: readonly string[]
}

type Tell = (change: DefinitionsChange) => void

const NAME = 'portolan.definitions'
const ASKS = 'last'

/**
 * Reports each change of the definitions until it is stopped. One tab listens for all, since a browser opens
 * only six connections to a server.
 */
export function followChanges(address: string, tell: Tell): () => void {
  const stop = new AbortController()
  const others = new BroadcastChannel(NAME)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target; only this origin hears it
  const say = (message: DefinitionsChange | typeof ASKS) => others.postMessage(message)
  let last: DefinitionsChange | undefined
  const listen = () => {
    const source = new EventSource(address)
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      last = JSON.parse(data) as DefinitionsChange
      say(last)
      tell(last)
    })
    return source
  }
  others.addEventListener('message', ({ data }: MessageEvent<DefinitionsChange | typeof ASKS>) => {
    if (data !== ASKS) tell(data)
    else if (last) say(last)
  })
  say(ASKS)
  const hold = () =>
    new Promise<void>((resolve) => {
      const source = listen()
      stop.signal.addEventListener('abort', () => {
        source.close()
        resolve()
      })
    })
  // Without the Locks API (it needs TLS or localhost) each tab has a connection of its own.
  const locks = navigator.locks as LockManager | undefined
  const stored = locks ? locks.request(NAME, { signal: stop.signal }, hold) : hold()
  stored.catch(() => undefined)
  return () => {
    stop.abort()
    others.close()
  }
}
