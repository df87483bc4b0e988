import { finished } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Runs work once the answer is sent or the caller has gone, so that its duration reveals nothing. Closing the
 * server waits for it.
 */
export const createAfterAnswer = (app: FastifyInstance) => {
  const open = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.all(open)))
  const begin = async (reply: FastifyReply, work: () => Promise<void>): Promise<void> => {
    await turn()
    await work().catch((reason: unknown) =>
      reply.log.error({ reason: String(reason) }, 'what follows the answer failed'),
    )
  }
  return (reply: FastifyReply, work: () => Promise<void>): void => {
    finished(reply.raw, () => {
      const done = begin(reply, work)
      open.add(done)
      void done.finally(() => open.delete(done))
    })
  }
}
