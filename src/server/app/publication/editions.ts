import type { FastifyInstance } from 'fastify'

/** The servers of the latest versions of the definitions; one of them is current. */
export interface Editions {
  /** Makes this server handle all requests that name no version of their own. */
  publish(version: string, app: FastifyInstance): Promise<void>
  close(): Promise<void>
}

/** The number of versions kept; a page drawn with an older one is told so. */
const MOST = 4

/**
 * Routes each request to the server of the definitions its page was drawn with (`x-definitions`), or to the
 * current one. The first server listens for all of them.
 */
export const createEditions = (version: string, first: FastifyInstance): Editions => {
  const editions = new Map([[version, first]])
  let current = first
  first.server.removeAllListeners('request')
  first.server.on('request', (request, reply) => {
    const drawnWith = String(request.headers['x-definitions'])
    const app = editions.get(drawnWith) ?? current
    app.routing(request, reply)
  })
  const retire = async (name: string, app: FastifyInstance): Promise<void> => {
    editions.delete(name)
    if (app !== first) await app.close()
  }
  return {
    async publish(name, app) {
      await app.ready()
      const same = editions.get(name)
      if (same) await retire(name, same)
      editions.set(name, app)
      current = app
      for (const [oldest, old] of editions) if (editions.size > MOST) await retire(oldest, old)
    },
    async close() {
      for (const [name, app] of editions) if (app !== first) await retire(name, app)
      await first.close()
    },
  }
}
