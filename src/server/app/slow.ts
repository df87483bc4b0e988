import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerDefinitions } from './definitions.ts'
import { limitOf } from '../definitions/limit.ts'
import { refused } from './refused.ts'

/** Refuses a request whose body comes slower than limits.json allows, and hangs up; it has taken no place by then. */
export const createRefuseSlow = (definitions: Pick<ServerDefinitions, 'limits'>) => {
  const patience = limitOf(definitions, 'requestPatience')
  const least = (limitOf(definitions, 'requestRate') * patience) / 1000
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { raw } = request
    const { 'transfer-encoding': encoding, 'content-length': length } = raw.headers
    if (encoding === undefined && !(Number(length) > 0)) return
    const isReceived = () => raw.complete || raw.readableEnded
    const { socket } = raw
    let before = socket.bytesRead
    const look = () => {
      if (isReceived() || reply.sent) return clearInterval(timer)
      const received = socket.bytesRead - before
      before = socket.bytesRead
      if (received >= least) return
      clearInterval(timer)
      reply.raw.once('finish', () => socket.destroySoon())
      void reply.header('connection', 'close').send(refused('request-too-slow'))
    }
    const timer = setInterval(look, patience).unref()
    reply.raw.once('close', () => clearInterval(timer))
  }
}
