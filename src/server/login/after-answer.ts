import { finished } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Does what nobody who waits for the answer may notice, once it is out or they have gone; the server closes after it. */
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
