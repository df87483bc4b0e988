import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'
import { expectedRows } from './expected.ts'
import { leftOut } from './left-out.ts'
import { narrow, type Known } from './narrow.ts'
import { inOrder, orderKeys } from './order.ts'
import type { Wanted } from './wanted.ts'

// Finding what is left out, and passing as many once more, has to cost less than it saves.
const LITTLE = 1 / 4

type Part = ReturnType<typeof leftOut>['parts'][number]

// The planner takes all organisations for one: what it expects to be little is believed, what it does not is counted.
const isLittle = async (trx: Trx, left: Part, most: number): Promise<boolean> => {
  if ((await expectedRows(left)) <= most) return true
  const { counted } = await trx
    .selectFrom(left.limit(most + 1).as('left_out'))
    .select((is) => is.fn.countAll<string>().as('counted'))
    .executeTakeFirstOrThrow()
  return Number.parseInt(counted, 10) <= most
}

const of = (table: string, keys: readonly string[]) =>
  sql.join(keys.map((key) => sql.ref(key.replace('payments', table))))

/**
 * A walk past everything, in the narrowest index, for a filter that leaves out little: as many payments lie behind as
 * steps were asked for, and of those that fit as many are still to be passed as were left out on the way.
 */
export const walkFar = async (trx: Trx, { filters, order }: Wanted, known: Known, steps: number) => {
  const keys = orderKeys(order)
  const { parts, mayRepeat } = leftOut(trx, filters, keys)
  if (parts.length === 0) return undefined
  // One that several parts leave out is counted more than once, which is only too careful.
  const each = parts.reduce((so, part) => so.unionAll(part))
  if (!(await isLittle(trx, each, Math.floor(steps * LITTLE)))) return undefined
  const left = mayRepeat ? parts.reduce((so, part) => so.union(part)) : each
  const first = keys.slice(0, 1)
  const isUp = order.direction === 'asc'
  const place = sql`(select ${of('passed', keys)} from passed)`
  const leftOnTheWay = sql<number>`(select count(*) from (${left}) as left_out
    where (${of('left_out', keys)}) ${isUp ? sql`<=` : sql`>=`} ${place})`
  const query = trx
    .with(
      (as) => as('passed').materialized(),
      () =>
        inOrder(trx.selectFrom('payments').select(keys), order)
          .limit(1)
          .offset(steps - 1),
    )
    .selectFrom('payments')
    .select('payments.id')
    .where(narrow(filters, known))
    // An index compares but the first key: comparing amounts might tell of rows that a policy hides.
    .where(
      sql<boolean>`${of('payments', first)} ${isUp ? sql`>=` : sql`<=`} (select ${of('passed', first)} from passed)`,
    )
    .where(sql<boolean>`(${of('payments', keys)}) ${isUp ? sql`>` : sql`<`} ${place}`)
  return inOrder(query, order).offset(leftOnTheWay)
}
