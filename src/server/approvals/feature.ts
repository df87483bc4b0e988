import { decidersBeside } from './deciders.ts'
import { listApprovals } from './list.ts'
import type { Feature } from '../feature.ts'

/** What waits for a second person; the payments it is about are started and moved where payments are. */
export const feature: Feature = ({ definitions }) => ({
  'approvals.list': async ({ trx, tenant, query }) => ({
    body: await listApprovals(trx, tenant.userId, query),
  }),
  'approvals.deciders': async ({ trx, tenant }) => ({
    body: { deciders: (await decidersBeside(trx, definitions, tenant)).length },
  }),
})
