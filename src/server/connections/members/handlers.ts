import { isZone } from '#values/zoned-time.ts'
import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import type { Request } from '#definition/wire.ts'
import type { CallRequest, Handlers } from '../../app/call.ts'
import type { ListDefinitions } from '../../languages/lists.ts'
import { isListed } from '../../languages/lists.ts'
import { refused, refusedField } from '../../app/refused.ts'
import { inOrder } from '../../onboarding/in-order.ts'
import type { Row } from '../../store/generated/database.ts'

type Profile = Row<'member_profiles'>

type ProfileRequest = Request<'members.saveProfile'>

const toMember = (row: Profile) => ({
  id: row.id,
  companyName: row.company_name,
  country: row.country,
  timezone: row.timezone,
  currencies: row.currencies,
  timeToCredit: row.time_to_credit,
})

const own = ({ trx, tenant }: CallRequest) =>
  trx.selectFrom('member_profiles').selectAll().where('org_id', '=', tenant.orgId).executeTakeFirst()

const profileOf = (row: Profile | undefined) =>
  row ? { ...toMember(row), version: row.version } : { version: 0 }

const keep = ({ trx, tenant }: CallRequest, requested: ProfileRequest) => {
  const row = {
    company_name: requested.companyName.trim(),
    country: requested.country,
    timezone: requested.timezone,
    currencies: requested.currencies,
    time_to_credit: requested.timeToCredit,
  }
  if (requested.version === 0)
    return trx
      .insertInto('member_profiles')
      .values({ org_id: tenant.orgId, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
  return trx
    .updateTable('member_profiles')
    .set({ ...row, version: sql`version + 1`, modified_at: sql<Date>`app_now()` })
    .where('org_id', '=', tenant.orgId)
    .where('version', '=', requested.version)
    .returningAll()
    .executeTakeFirst()
}

/** Members of the network with their public details, and the organisation's own details (CON-007). */
export const memberHandlers = ({ definitions }: { definitions: ListDefinitions }): Handlers => ({
  'members.list': async ({ trx, query }) => {
    const rows = await trx
      .selectFrom('member_profiles')
      .selectAll()
      .orderBy('company_name')
      .orderBy('id')
      .execute()
    return { body: inOrder(rows.map(toMember), query) }
  },
  'members.read': async ({ trx, params }) => {
    const id = params.id ?? ''
    const row = checkUuid(id)
      ? undefined
      : await trx.selectFrom('member_profiles').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? { body: toMember(row) } : refused('not-found')
  },
  'members.profile': async (request) => ({ body: profileOf(await own(request)) }),
  'members.saveProfile': async (request) => {
    const requested = request.body
    if (!isZone(requested.timezone)) return refusedField('time-zone-unknown', 'timezone')
    if (!requested.currencies.every((code) => isListed(definitions, 'currencies', code)))
      return refusedField('currency-unknown', 'currencies')
    const before = await own(request)
    const row = await keep(request, requested)
    if (!row) return refused('connection-changed', { current: profileOf(before) })
    return { body: profileOf(row), record: { before: before && toMember(before), after: toMember(row) } }
  },
})
