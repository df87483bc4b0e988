import type { CallRequest, Handlers } from '../app/call.ts'
import { refused } from '../app/refused.ts'

/** Settings in the shape of the specification (USR-009). */
const settingsOf = (settings: Record<string, string>) =>
  Object.entries(settings)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([setting_name, setting_value]) => ({ setting_name, setting_value }))

const isOwn = ({ params, tenant }: CallRequest): boolean => params.id?.toLowerCase() === tenant.orgId

export const organisationHandlers = (): Handlers => ({
  'organisations.read': async (request) => {
    if (!isOwn(request)) return refused('not-found')
    const { id, name, products, settings } = request.session.organisation
    const body = { id, name, products, settings: settingsOf(settings) }
    if ((request.query as { full?: boolean }).full !== true) return { body }
    const row = await request.trx
      .selectFrom('organisations')
      .select(['customer_id', 'administrators'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return {
      body: {
        ...body,
        ...(row.customer_id ? { customerId: row.customer_id } : {}),
        administrators: row.administrators,
      },
    }
  },
  'organisations.settings': async (request) =>
    isOwn(request)
      ? { body: { settings: settingsOf(request.session.organisation.settings) } }
      : refused('not-found'),
})
