import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LimitName } from '#definition/facts/limit-name.ts'
import type { ServerDefinitions } from '../definitions.ts'
import { refused } from '../refused.ts'

/** How many are let in: of all, of one organisation, and of one person; how many wait, and how long. */
export interface GateLimits {
  atOnce: number
  ofOrganisation: number
  ofPerson: number
  waiting: number
  waitMs: number
}

/** For whom a place is taken. */
export interface Whose {
  organisation: string
  person: string
}

/** Answers with the way out, or refuses as busy. */
export type Enter = (whose: Whose) => Promise<() => void>

interface Place {
  whose: Whose
  grant(leave: () => void): void
  giveUp(): void
  timer: NodeJS.Timeout
}

const organisationOf = ({ organisation }: Whose) => organisation
const personOf = ({ organisation, person }: Whose) => `${organisation} ${person}`

/** How often each name was counted. */
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
 * Lets so many in at once and so many wait so long. No organisation and no person takes all places; whoever has the
 * fewest is next; and in a full house whoever has the most waiting makes room for one who has fewer.
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

  /** Of those for whom there is room, the one whose organisation, then person, has the fewest places; the first of equals. */
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

  /** The last of the organisation, or else of the person in one's own organisation, with the most that wait. */
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

/** What limits.json says of the gate; where it says nothing, nobody is held up. */
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

/** Keeps a place from here until the answer goes out, or until nobody waits for it any more. */
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
