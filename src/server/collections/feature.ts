import { toCollection } from './answer.ts'
import { listCollections } from './list.ts'
import type { Feature } from '../feature.ts'

/** Lists collections from payers for sellers; they are read-only here (COL-001). */
export const feature: Feature = () => ({
  'collections.list': async ({ trx, query }) => {
    const { rows, ...rest } = await listCollections(trx, query)
    return { body: { content: rows.map(toCollection), ...rest } }
  },
})
