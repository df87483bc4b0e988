import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import type { Caller } from './paying.ts'

interface Account {
  balance: string
  held: string
}

export interface Transfer {
  transferId: string
  status: string
}

/** Accounts of the ledger and transfers between them, as somebody adds, makes, moves and reads them. */
export const openTransfers = (store: Store, maker: Caller) => {
  const add = (name: string, more: object = {}) =>
    maker.call('POST', '/config/accounts', {
      body: {
        name,
        owner: 'rn.org.cordillera-remesas-sa',
        currency: 'USD',
        scale: '2',
        roundingMode: 'DOWN',
        minimum: '0',
        maximum: '1000',
        ...more,
      },
      key: randomUUID(),
    })
  const create = (debitAccount: string, creditAccount: string, amount: string, more: object = {}) =>
    maker.call('POST', '/transfers', {
      body: { debitAccount, creditAccount, amount, ...more },
      key: randomUUID(),
    })
  const created = async (...expected: Parameters<typeof create>) => {
    const answer = await create(...expected)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return (answer.body as Transfer).transferId
  }
  const move = (id: string, verb: string, key: string = randomUUID()) =>
    maker.call('POST', `/transfers/${id}/${verb}`, { body: {}, key })
  const read = async (id: string) => (await maker.call('GET', `/transfers/${id}`)).body as Transfer
  const account = async (name: string) => {
    const { balance, held } = (await maker.call('GET', `/config/accounts/${name}`)).body as Account
    return { balance, held }
  }
  const isOf = (name: string) => sql`account_id = (select id from ledger_accounts where name = ${name})`
  /** Two accounts of their own, the first with an amount put in by hand. */
  const pair = async (amount: string, more: object = {}) => {
    const [from, to] = [`from-${randomUUID()}`, `to-${randomUUID()}`]
    await add(from)
    await add(to, more)
    await sql`with funded as (update balances set settled = ${amount} where ${isOf(from)} returning *)
      insert into ledger_transactions (org_id, environment, account_id, type, change, balance)
      select org_id, environment, account_id, 'FUNDING', ${amount}, ${amount} from funded`.execute(store.db)
    return { from, to }
  }
  const linesOf = async (id: string) => {
    const { rows } = await sql<{ type: string }>`select type from ledger_transactions
      where transfer_id = ${id} order by place`.execute(store.db)
    return rows.map(({ type }) => type)
  }
  return { account, add, create, created, isOf, linesOf, move, pair, read }
}
