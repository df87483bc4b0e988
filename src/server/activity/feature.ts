import { checkUuid } from '#values/uuid.ts'
import { createTrailMask } from '../app/calls/account-numbers.ts'
import { pageOf, sliceOf } from '../app/list/list-page.ts'
import { refused } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import { readSchemas } from '../definitions/schemas.ts'
import { toActivity, toActivityDetails } from './answer.ts'
import { filtersIn } from './activity-query.ts'
import { downloadActivity } from './download.ts'
import { countActivity, findActivity, readActivity } from './rows.ts'
import type { Feature } from '../feature.ts'
import { defineRefusalCounts } from '../refusals/count.ts'

/** The activity log: the organisation's audit trail, for its administrators (ACT-001). */
export const feature: Feature = (dependencies) => {
  defineRefusalCounts(dependencies.jobs, dependencies.store, dependencies.definitions)
  const { definitions } = dependencies
  const maskDetails = createTrailMask(readSchemas().values())
  const advised = limitOf(definitions, 'activityRowsAdvised')
  return {
    'activity.list': async ({ trx, session, query }) => {
      const slice = sliceOf(query)
      const filters = filtersIn(query, definitions)
      const rows = await readActivity(trx, session, filters, { limit: slice.size, offset: slice.offset })
      const content = rows.map((row) => toActivity(definitions, row))
      return { body: { content, page: pageOf(slice, await countActivity(trx, session, filters)) } }
    },
    'activity.read': async ({ trx, session, params }) => {
      const id = params.id ?? ''
      const row = checkUuid(id) ? undefined : await findActivity(trx, session, id)
      return row ? { body: toActivityDetails(definitions, row) } : refused('not-found')
    },
    'activity.count': async ({ trx, session, query }) => {
      const total = Number(await countActivity(trx, session, filtersIn(query, definitions)))
      return { body: { total_elements: total, advised, isMany: total > advised } }
    },
    'activity.download': (request) => downloadActivity(request, { ...dependencies, maskDetails }),
  }
}
