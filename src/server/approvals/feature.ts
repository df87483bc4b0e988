import { sayRights } from '#values/generated/say-rights.ts'
import { isAuthorizationOn } from './is-on.ts'
import { decidersBeside, sayDeciders } from './deciders.ts'
import { listApprovals } from './list.ts'
import type { Feature } from '../feature.ts'

/** The calls about approvals; payments are created and moved in `payments`. */
export const feature: Feature = ({ definitions }) => ({
  'approvals.list': async ({ trx, tenant, query }) => ({
    body: await listApprovals(trx, tenant.userId, query),
  }),
  'approvals.deciders': async ({ trx, tenant, session }) => {
    const deciders = await decidersBeside(trx, definitions, tenant)
    const isRequired = isAuthorizationOn(session.organisation.settings)
    return {
      body: {
        deciders: deciders.length,
        says: isRequired ? await sayDeciders(trx, definitions, deciders) : sayRights('goesAtOnce'),
      },
    }
  },
})
