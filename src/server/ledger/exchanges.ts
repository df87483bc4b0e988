import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import type { CallRequest, RequestOf } from '../app/call.ts'
import { refused } from '../app/refused.ts'
import { listOf, type ListDefinitions } from '../languages/lists.ts'
import type { Trx } from '../store/tenant.ts'

interface Row {
  id: string
  exchange: string
  currency: string
  balance: string
  mock: boolean
  modified_at: Date
}

const read = async (trx: Trx, id?: string): Promise<Row[]> => {
  const { rows } =
    await sql<Row>`select id, exchange, currency, trim_scale(balance)::text as balance, mock, modified_at
    from exchange_balances ${id === undefined ? sql`` : sql`where id = ${id}`} order by exchange, currency`.execute(
      trx,
    )
  return rows
}

/** The balances at exchanges; `mock` marks simulated ones (ACC-003). */
export const exchangeBalances = ({ definitions }: { definitions: ListDefinitions }) => {
  const labels = new Map(listOf(definitions, 'exchanges').map(({ value, label }) => [value, label]))
  const answer = ({ id, exchange, currency, balance, mock, modified_at }: Row) => ({
    id,
    exchange,
    exchangeName: labels.get(exchange) ?? exchange,
    currency,
    balance,
    mock,
    modifiedAt: modified_at.toISOString(),
  })
  const find = async (trx: Trx, id = '') => (checkUuid(id) ? undefined : (await read(trx, id))[0])
  return {
    list: async ({ trx }: CallRequest) => ({
      body: { content: (await read(trx)).map(answer) },
    }),
    read: async ({ trx, params }: RequestOf<'exchangeBalances.read'>) => {
      const row = await find(trx, params.id)
      return row ? { body: answer(row) } : refused('not-found')
    },
    /** For a simulated exchange only; a real one reports its balance itself (ERR-069). */
    update: async ({ trx, params, body }: RequestOf<'exchangeBalances.update'>) => {
      const before = await find(trx, params.id)
      if (!before) return refused('not-found')
      const balance = body.balance
      if (!before.mock) return refused('mock-exchange-real')
      await trx
        .updateTable('exchange_balances')
        .set({ balance, modified_at: sql<Date>`app_now()` })
        .where('id', '=', before.id)
        .execute()
      return { body: answer((await find(trx, before.id))!), record: { before: before.balance } }
    },
  }
}
