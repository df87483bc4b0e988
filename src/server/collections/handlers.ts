import type { Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { pageQuery } from '../app/list-page.ts'
import { toCollection } from './answer.ts'
import { listCollections } from './list.ts'

/** What was collected from payers for sellers; it is only read here (COL-001). */
export const collectionHandlers = ({ definitions }: { definitions: ServerDefinitions }): Handlers => ({
  'collections.list': async ({ trx, query }) => {
    const { rows, ...rest } = await listCollections(trx, pageQuery(definitions, query))
    return { body: { content: rows.map(toCollection), ...rest } }
  },
})
