import { sql } from 'kysely'
import type { CallRequest, Handlers } from '../app/call.ts'
import type { ServerConfig } from '../app/config.ts'
import { lockOrganisation } from '../organisations/lock.ts'

const readPolicy = async ({ trx, tenant }: CallRequest) => {
  const organisations = trx.selectFrom('organisations').select('is_second_factor_required')
  const row = await organisations.where('id', '=', tenant.orgId).executeTakeFirstOrThrow()
  return row.is_second_factor_required ? ('REQUIRED' as const) : ('OPTIONAL' as const)
}

/**
 * Ends the sessions of people without a second factor; the deciding administrator has just signed in and
 * stays.
 */
const endWithout = async ({ trx, tenant, session }: CallRequest) => {
  const factors = trx.selectFrom('second_factors').select('user_id')
  await trx
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('org_id', '=', tenant.orgId)
    .where('ended_at', 'is', null)
    .where('id_hash', '<>', session.id)
    .where(
      'user_id',
      'not in',
      factors.where('org_id', '=', tenant.orgId).where('confirmed_at', 'is not', null),
    )
    .execute()
  // A sign-in that is under way may have been proven by a password alone.
  await sql`select forget_pending_sign_ins(id) from users where org_id = ${tenant.orgId}`.execute(trx)
}

/** The policy that requires a second factor; making it optional needs a second person (TRU-311). */
export const secondFactorPolicyHandlers = ({ config }: { config: ServerConfig }): Handlers => ({
  'secondFactorPolicy.read': async (request) => ({ body: { policy: await readPolicy(request) } }),
  'secondFactorPolicy.save': async (request) => {
    const { trx, tenant, body } = request
    await lockOrganisation(trx, tenant.orgId)
    const before = await readPolicy(request)
    await trx
      .updateTable('organisations')
      .set({ is_second_factor_required: body.policy === 'REQUIRED' })
      .where('id', '=', tenant.orgId)
      .execute()
    // An outside login has its own policy.
    if (body.policy === 'REQUIRED' && before !== 'REQUIRED' && !config.login.issuer) await endWithout(request)
    const record = { before: { policy: before }, after: { policy: body.policy } }
    return { body: { policy: body.policy }, record, unchanged: before === body.policy }
  },
})
