import { pageQuery } from '../app/list-page.ts'
import { toCollection } from './answer.ts'
import { listCollections } from './list.ts'
import type { Feature } from '../feature.ts'

/** What was collected from payers for sellers; it is only read here (COL-001). */
export const feature: Feature = ({ definitions }) => ({
  'collections.list': async ({ trx, query }) => {
    const { rows, ...rest } = await listCollections(trx, pageQuery(definitions, query))
    return { body: { content: rows.map(toCollection), ...rest } }
  },
})
