import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import { compare } from '#values/decimal.ts'
import { formatMoney } from '#values/money.ts'
import { inEnglish } from '../languages/reader.ts'
import type { Environment } from '../store/environment.ts'
import type { Row } from '../store/generated/database.ts'
import type { Trx } from '../store/tenant.ts'

type Credit = Row<'account_credits'>

/** A credit, or what was taken back of one, as the network reports it: known by the reference of the bank. */
export interface ReportedCredit extends Pick<Credit, 'org_id' | 'currency' | 'amount' | 'reference'> {
  environment: Environment
  /** The time when the bank booked it. */
  bookedAt: string
}

/** Returns the stored row with the reference of a report, locked until the transaction ends; throws without one. */
export const findReported = (trx: Trx, { org_id, environment, reference }: ReportedCredit): Promise<Credit> =>
  trx
    .selectFrom('account_credits')
    .selectAll()
    .where('org_id', '=', org_id)
    .where('environment', '=', environment)
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Returns a sentence if a report names another amount than the stored row. */
export const otherAmount = (
  stored: Credit,
  { currency, amount }: Pick<Credit, 'currency' | 'amount'>,
): string | undefined =>
  stored.currency === currency && compare(stored.amount, amount) === 0
    ? undefined
    : inEnglish(() =>
        sayStuckDetails('otherAmount', {
          named: formatMoney(amount, currency),
          ordered: formatMoney(stored.amount, stored.currency),
        }),
      )
