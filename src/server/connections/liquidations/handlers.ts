import { checkUuid } from '#values/uuid.ts'
import type { CallRequest, Handlers } from '../../app/call.ts'
import { refused } from '../../app/refused.ts'
import { findPerson } from '../../users/person.ts'
import type { Row } from '../../store/generated/database.ts'

type Liquidation = Row<'liquidations'>

const find = async ({ trx, params }: CallRequest): Promise<Liquidation | undefined> => {
  const id = params.id ?? ''
  return checkUuid(id)
    ? undefined
    : trx.selectFrom('liquidations').selectAll().where('id', '=', id).executeTakeFirst()
}

const issuesOf = async ({ trx }: CallRequest, id: string) => {
  const rows = await trx
    .selectFrom('liquidation_issues')
    .selectAll()
    .where('liquidation_id', '=', id)
    .orderBy('created_at', 'desc')
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      reason: row.reason,
      description: row.description,
      reportedBy: await findPerson(trx, row.reported_by),
      reportedAt: row.created_at.toISOString(),
    })),
  )
}

const toLiquidation = async (request: CallRequest, row: Liquidation) => ({
  id: row.id,
  exchange: row.exchange,
  status: row.status,
  sourceAmount: row.source_amount,
  sourceCurrency: row.source_currency,
  soldAmount: row.sold_amount,
  destinationAmount: row.destination_amount,
  destinationCurrency: row.destination_currency,
  createdAt: row.created_at.toISOString(),
  modifiedAt: row.modified_at.toISOString(),
  issues: await issuesOf(request, row.id),
})

/**
 * Liquidations: how on-demand liquidity sold a payment's proceeds, by payment ID, and reports on it (CON-001,
 * CON-011, OPEN-142).
 */
export const liquidationHandlers = (): Handlers => ({
  'liquidations.read': async (request) => {
    const row = await find(request)
    return row ? { body: await toLiquidation(request, row) } : refused('not-found')
  },
  'liquidations.report': async (request) => {
    const { trx, tenant, body } = request
    const row = await find(request)
    if (!row) return refused('not-found')
    const { reason, description } = body
    await trx
      .insertInto('liquidation_issues')
      .values({
        org_id: tenant.orgId,
        environment: tenant.environment,
        liquidation_id: row.id,
        reason,
        description: description.trim(),
        reported_by: tenant.userId,
      })
      .execute()
    return { body: await toLiquidation(request, row) }
  },
})
