import type { CallRequest, Handlers } from '../app/call.ts'
import { refused } from '../app/refused.ts'
import { isOwnOrganisation } from '../organisations/handlers.ts'
import { lockOrganisation } from '../organisations/lock.ts'

const readPolicy = async ({ trx, tenant }: CallRequest) => {
  const organisations = trx.selectFrom('organisations').select('is_second_factor_required')
  const row = await organisations.where('id', '=', tenant.orgId).executeTakeFirstOrThrow()
  return row.is_second_factor_required ? ('REQUIRED' as const) : ('OPTIONAL' as const)
}

/** Whether everybody of an organisation needs a second factor; making it optional waits for a second person (TRU-311). */
export const secondFactorPolicyHandlers = (): Handlers => ({
  'secondFactorPolicy.read': async (request) =>
    isOwnOrganisation(request) ? { body: { policy: await readPolicy(request) } } : refused('not-found'),
  'secondFactorPolicy.save': async (request) => {
    if (!isOwnOrganisation(request)) return refused('not-found')
    const { trx, tenant, body } = request
    await lockOrganisation(trx, tenant.orgId)
    const before = await readPolicy(request)
    await trx
      .updateTable('organisations')
      .set({ is_second_factor_required: body.policy === 'REQUIRED' })
      .where('id', '=', tenant.orgId)
      .execute()
    const details = { before: { policy: before }, after: { policy: body.policy } }
    const audit = {
      action: 'second-factor.policy',
      objectType: 'organisation',
      objectId: tenant.orgId,
      details,
    }
    return { body: { policy: body.policy }, audit: before === body.policy ? null : audit }
  },
})
