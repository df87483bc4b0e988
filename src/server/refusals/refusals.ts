import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerDefinitions } from '../app/definitions.ts'
import { saysOf } from '../app/failure.ts'
import type { Store } from '../store/store.ts'
import { countRefusal, countTerms } from './count.ts'
import { bucketOf, keyOf, othersKeyOf, type Refusal } from './refusal.ts'
import { inEnglish } from '../languages/reader.ts'

/** More kinds than that wait for one write at most; the rest is counted with whatever waits of its bucket. */
const MOST_WAITING = 500

/** Where a refusal came from is read of its request, and what was said is the sentence of its fault unless another is given. */
export type NotedRefusal = Omit<Refusal, 'told' | 'ip' | 'userAgent'> & { told?: string }

export interface Refusals {
  /** Remembers a refusal for the trail; the answer never waits for it. */
  note(request: Pick<FastifyRequest, 'ip' | 'headers'>, refusal: NotedRefusal): void
}

/** Writes refusals into the trail, one transaction after the other: a thousand refusals of one person cause few. */
export const createRefusals = (
  store: Pick<Store, 'db'>,
  definitions: Pick<ServerDefinitions, 'limits' | 'faults'>,
  app: FastifyInstance,
): Refusals => {
  const terms = countTerms(definitions)
  const log: Pick<FastifyBaseLogger, 'error'> = app.log
  let waiting = new Map<string, { refusal: Refusal; times: number }>()
  let writing: Promise<void> | undefined

  const write = async (): Promise<void> => {
    while (waiting.size > 0) {
      const taken = waiting
      waiting = new Map()
      for (const { refusal, times } of taken.values())
        await countRefusal(store, refusal, times, terms).catch((reason: unknown) =>
          log.error({ reason: String(reason), times }, 'a refusal was not written into the trail'),
        )
    }
  }
  const begin = () => {
    writing ??= write().finally(() => (writing = undefined))
  }
  app.addHook('onClose', async () => {
    begin()
    await writing
  })

  return {
    note: ({ ip, headers }, noted) => {
      const userAgent = headers['user-agent']
      const message = noted.told ?? inEnglish(() => saysOf(definitions.faults, noted.fault))
      const refusal: Refusal = { ...noted, told: message, ip, ...(userAgent !== undefined && { userAgent }) }
      const key = waiting.size < MOST_WAITING ? keyOf(refusal) : othersKeyOf(bucketOf(refusal))
      const before = waiting.get(key)
      waiting.set(key, { refusal: before?.refusal ?? refusal, times: (before?.times ?? 0) + 1 })
      setImmediate(begin)
    },
  }
}
