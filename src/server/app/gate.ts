import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LimitName } from '#definition/limit-name.ts'
import type { ServerDefinitions } from './definitions.ts'
import { refused } from './refused.ts'

export interface GateLimits {
  atOnce: number
  waiting: number
  waitMs: number
}

/** Answers with the way out, or refuses as busy. */
export type Enter = () => Promise<() => void>

interface Place {
  grant(leave: () => void): void
  timer: NodeJS.Timeout
}

/** Lets so many in at once and so many wait so long; whoever comes to a full house is refused at once. */
export const createGate = ({ atOnce, waiting, waitMs }: GateLimits): Enter => {
  const queue = new Set<Place>()
  let inside = 0

  const wayOut = () => {
    let isOut = false
    return () => {
      if (isOut) return
      isOut = true
      inside -= 1
      const [next] = queue
      if (next) admit(next)
    }
  }

  const admit = (place: Place) => {
    queue.delete(place)
    clearTimeout(place.timer)
    inside += 1
    place.grant(wayOut())
  }

  return async () => {
    if (inside < atOnce) {
      inside += 1
      return wayOut()
    }
    if (queue.size >= waiting) throw refused('busy')
    return new Promise((grant, reject) => {
      const giveUp = () => {
        queue.delete(place)
        reject(refused('busy'))
      }
      const place: Place = { grant, timer: setTimeout(giveUp, waitMs) }
      queue.add(place)
    })
  }
}

/** What limits.json says of the gate; where it says nothing, nobody is held up. */
export const gateLimits = ({ limits }: Pick<ServerDefinitions, 'limits'>): GateLimits => {
  const numberOf = (name: LimitName, otherwise: number) => {
    const is = limits[name]?.is
    return typeof is === 'number' ? is : otherwise
  }
  return {
    atOnce: numberOf('requestsAtOnce', Infinity),
    waiting: numberOf('requestsWaiting', Infinity),
    waitMs: numberOf('requestWait', 3000),
  }
}

/** Keeps the calls of one server within what it can bear: refused is who waits in vain, before anything is looked at. */
export const holdBack = (app: FastifyInstance, enter: Enter): void => {
  const leaving = new WeakMap<FastifyRequest, () => void>()
  app.addHook('onRequest', async (request, reply) => {
    const leave = await enter()
    if (reply.raw.destroyed) {
      leave()
      throw refused('busy')
    }
    leaving.set(request, leave)
    reply.raw.once('close', leave)
  })
  app.addHook('onSend', async (request) => leaving.get(request)?.())
}
