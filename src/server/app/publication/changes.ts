import type { FastifyInstance } from 'fastify'

/** The message to open pages after definitions were saved. */
export interface DefinitionsChange {
  /** The version in force. */
  version: string
  /** The errors of the last save, as sentences; empty if it is in force. */
  broken: string[]
}

/** Publishes changes of the definitions while the server runs. */
export interface DefinitionsChanges {
  last(): DefinitionsChange
  tell(change: DefinitionsChange): void
  subscribe(listener: Listener, end: () => void): () => void
  /** Ends all open streams when the server stops. */
  close(): void
}

type Listener = (change: DefinitionsChange) => void

export const CHANGES_ADDRESS = '/definitions/changes'

export const createChanges = (version: string): DefinitionsChanges => {
  const listeners = new Map<Listener, () => void>()
  let last: DefinitionsChange = { version, broken: [] }
  return {
    last: () => last,
    tell(change) {
      last = change
      for (const listener of listeners.keys()) listener(change)
    },
    subscribe(listener, end) {
      listeners.set(listener, end)
      return () => listeners.delete(listener)
    },
    close: () => listeners.forEach((end) => end()),
  }
}

/** Serves the state of the definitions and each change as server-sent events. */
export const changesRoute =
  (changes: DefinitionsChanges) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get(CHANGES_ADDRESS, (request, reply) => {
      reply.hijack()
      const headers = {
        ...reply.getHeaders(),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
      }
      reply.raw.writeHead(200, headers as Record<string, string>)
      const send = (change: DefinitionsChange) => reply.raw.write(`data: ${JSON.stringify(change)}\n\n`)
      const unsubscribe = changes.subscribe(send, () => reply.raw.end())
      request.raw.once('close', unsubscribe)
      send(changes.last())
    })
  }
