import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerDefinitions } from '../definitions.ts'
import { limitOf } from '../../definitions/limit.ts'
import { refused } from '../refused.ts'

const isReceived = ({ raw }: FastifyRequest): boolean => {
  const { 'transfer-encoding': encoding, 'content-length': length } = raw.headers
  return (encoding === undefined && !(Number(length) > 0)) || raw.complete || raw.readableEnded
}

/** Creates the hooks against bodies that arrive more slowly than limits.json allows. */
export const createAgainstSlow = (definitions: Pick<ServerDefinitions, 'limits'>) => {
  const patience = limitOf(definitions, 'requestPatience')
  const least = (limitOf(definitions, 'requestRate') * patience) / 1000

  const watch = (request: FastifyRequest, giveUp: () => void) => {
    const { socket } = request.raw
    let before = socket.bytesRead
    const look = () => {
      if (isReceived(request) || !socket.readable) return clearInterval(timer)
      const received = socket.bytesRead - before
      before = socket.bytesRead
      if (received >= least) return
      clearInterval(timer)
      giveUp()
    }
    const timer = setInterval(look, patience).unref()
    return () => clearInterval(timer)
  }

  return {
    /** Refuses a slow request and closes its connection; it has taken no place yet. */
    refuse: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (isReceived(request)) return
      const stop = watch(request, () => {
        if (reply.sent) return
        reply.raw.once('finish', () => request.raw.socket.destroySoon())
        void reply.header('connection', 'close').send(refused('request-too-slow'))
      })
      reply.raw.once('close', stop)
    },
    /** Closes a connection whose body still arrives too slowly after the answer. */
    hangUp: async (request: FastifyRequest): Promise<void> => {
      if (!isReceived(request)) watch(request, () => request.raw.socket.destroy())
    },
  }
}
