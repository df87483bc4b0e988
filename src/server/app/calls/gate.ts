import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LimitName } from '#definition/facts/limit-name.ts'
import type { ServerDefinitions } from '../definitions.ts'
import { refused } from '../refused.ts'

/**
 * The limits of concurrent calls: in total, per organisation and per person; of waiting calls; and of the
 * wait in milliseconds.
 */
export interface GateLimits {
  atOnce: number
  ofOrganisation: number
  ofPerson: number
  waiting: number
  waitMs: number
}

/** The organisation and person that a place counts for. */
export interface Whose {
  organisation: string
  person: string
}

/** Resolves to a function that frees the place, or refuses as busy. */
export type Enter = (whose: Whose) => Promise<() => void>

interface Place {
  whose: Whose
  grant(leave: () => void): void
  giveUp(): void
  timer: NodeJS.Timeout
}

const organisationOf = ({ organisation }: Whose) => organisation
const personOf = ({ organisation, person }: Whose) => `${organisation} ${person}`

/** Counts the places of each name. */
const createTally = (nameOf: (whose: Whose) => string) => {
  const counts = new Map<string, number>()
  const of = (whose: Whose) => counts.get(nameOf(whose)) ?? 0
  return {
    of,
    add(whose: Whose, change: 1 | -1) {
      const count = of(whose) + change
      if (count === 0) counts.delete(nameOf(whose))
      else counts.set(nameOf(whose), count)
    },
  }
}

const createTallies = () => {
  const [organisations, persons] = [createTally(organisationOf), createTally(personOf)]
  return {
    organisations,
    persons,
    add(whose: Whose, change: 1 | -1) {
      organisations.add(whose, change)
      persons.add(whose, change)
    },
  }
}

/**
 * Limits concurrent and waiting calls. The caller with the fewest places is next. When the queue is full, the
 * caller with the most waiting calls loses one to a caller with fewer.
 */
export const createGate = (limits: GateLimits): Enter => {
  const { atOnce, ofOrganisation, ofPerson, waiting, waitMs } = limits
  const [inside, outside] = [createTallies(), createTallies()]
  const queue = new Set<Place>()
  let taken = 0

  const hasCapacity = (whose: Whose) =>
    taken < atOnce && inside.organisations.of(whose) < ofOrganisation && inside.persons.of(whose) < ofPerson

  const leaveQueue = (place: Place) => {
    queue.delete(place)
    outside.add(place.whose, -1)
    clearTimeout(place.timer)
  }

  const take = (whose: Whose) => {
    taken += 1
    inside.add(whose, 1)
    let isOut = false
    return () => {
      if (isOut) return
      isOut = true
      taken -= 1
      inside.add(whose, -1)
      for (let next = nextInside(); next; next = nextInside()) {
        leaveQueue(next)
        next.grant(take(next.whose))
      }
    }
  }

  /**
   * Returns the next waiting call: the organisation, then the person, with the fewest places; the oldest
   * among equals.
   */
  const nextInside = (): Place | undefined => {
    if (taken >= atOnce) return undefined
    const weigh = ({ whose }: Place) => [inside.organisations.of(whose), inside.persons.of(whose)] as const
    let best: Place | undefined
    for (const place of queue) {
      if (!hasCapacity(place.whose)) continue
      const [organisation, person] = weigh(place)
      const [least, leastOfPerson] = best ? weigh(best) : [Infinity, Infinity]
      if (organisation < least || (organisation === least && person < leastOfPerson)) best = place
    }
    return best
  }

  /**
   * Returns the newest waiting call of the organisation with the most, or of the person with the most in the
   * caller's own.
   */
  const heaviest = (whose: Whose): Place | undefined => {
    const lastOfMost = (places: readonly Place[], tally: ReturnType<typeof createTally>) => {
      const most = Math.max(0, ...places.map((place) => tally.of(place.whose)))
      const last = places.findLast((place) => tally.of(place.whose) === most)
      return most > tally.of(whose) + 1 ? last : undefined
    }
    const places = [...queue]
    const own = places.filter((place) => place.whose.organisation === whose.organisation)
    return lastOfMost(places, outside.organisations) ?? lastOfMost(own, outside.persons)
  }

  return async (whose) => {
    if (hasCapacity(whose)) return take(whose)
    if (queue.size >= waiting) {
      const other = heaviest(whose)
      if (!other) throw refused('busy')
      other.giveUp()
    }
    return new Promise((grant, reject) => {
      const giveUp = () => {
        leaveQueue(place)
        reject(refused('busy'))
      }
      const place: Place = { whose, grant, giveUp, timer: setTimeout(giveUp, waitMs) }
      queue.add(place)
      outside.add(whose, 1)
    })
  }
}

/** Reads the limits of the gate from limits.json; a missing limit is no limit. */
export const gateLimits = ({ limits }: Pick<ServerDefinitions, 'limits'>): GateLimits => {
  const numberOf = (name: LimitName, otherwise: number) => {
    const is = limits[name]?.is
    return typeof is === 'number' ? is : otherwise
  }
  return {
    atOnce: numberOf('requestsAtOnce', Infinity),
    ofOrganisation: numberOf('requestsOfOrganisation', Infinity),
    ofPerson: numberOf('requestsOfPerson', Infinity),
    waiting: numberOf('requestsWaiting', Infinity),
    waitMs: numberOf('requestWait', 3000),
  }
}

/** Takes a place until the answer is sent or the client disconnects. */
export const createHold = (enter: Enter, whoseOf: (request: FastifyRequest) => Whose) => {
  const leaving = new WeakMap<FastifyRequest, () => void>()
  return {
    take: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const leave = await enter(whoseOf(request))
      if (reply.raw.destroyed) {
        leave()
        throw refused('busy')
      }
      leaving.set(request, leave)
      reply.raw.once('close', leave)
    },
    leave: async (request: FastifyRequest): Promise<void> => leaving.get(request)?.(),
  }
}
