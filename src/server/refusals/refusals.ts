import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerDefinitions } from '../app/definitions.ts'
import { saysOf } from '../app/failure.ts'
import type { Store } from '../store/store.ts'
import { countRefusal, countTerms } from './count.ts'
import { bucketOf, keyOf, othersKeyOf, type Refusal } from './refusal.ts'
import { inEnglish } from '../languages/reader.ts'

/** The maximum of refusals that wait for a write; further ones are only counted in their bucket. */
const MOST_WAITING = 500

/**
 * A refusal to record; IP address and browser come from the request, the sentence from its fault by default.
 */
export type NotedRefusal = Omit<Refusal, 'told' | 'ip' | 'userAgent'> & { told?: string }

export interface Refusals {
  /** Records a refusal for the audit trail; the answer does not wait for it. */
  note(request: Pick<FastifyRequest, 'ip' | 'headers'>, refusal: NotedRefusal): void
}

/**
 * Writes refusals to the audit trail, one transaction at a time; many refusals of one person are few entries.
 */
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
