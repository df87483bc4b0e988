import type { PayeeChange } from '#definition/generated/wire-entities.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { coolingOffSince } from '../identities/payee/payee-change.ts'
import type { Trx } from '../store/tenant.ts'
import { findPerson } from '../users/person.ts'
import { masked } from './answer.ts'
import { findBank, type BankRow } from './list.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'

/** Returns the account this one replaced: the one it names, or the latest one removed since `since`. */
const findEarlier = async (trx: Trx, row: BankRow, since: Date): Promise<BankRow | undefined> => {
  if (row.replaces !== null) return findBank(trx, row.replaces)
  const removed = await trx
    .selectFrom('bank_accounts')
    .select('id')
    .where('status', '=', 'Deactivated')
    .where('modified_at', '>', since)
    .where('modified_at', '<=', row.created_at)
    .orderBy('modified_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return removed && findBank(trx, removed.id)
}

/**
 * Returns how a bank account changed within the cooling-off time before a moment (TRU-119); numbers are
 * masked for those who may not change it.
 */
export const accountChangeAt = async (
  trx: Trx,
  definitions: Pick<ServerDefinitions, 'limits'>,
  { row, isWhole }: { row: BankRow; isWhole: boolean },
  at: Date,
): Promise<PayeeChange | undefined> => {
  const since = coolingOffSince(definitions, at)
  if (since === undefined || row.created_at <= since) return undefined
  const say = ({ bank_name: bank, account_name: holder, account_number: number }: BankRow) =>
    `${bank}, ${holder}, ${isWhole ? number : masked(number)}`
  const earlier = await findEarlier(trx, row, since)
  const { name: by } = await findPerson(trx, row.created_by)
  const made = { at: row.created_at.toISOString(), by, now: say(row), advice: sayRefusals('askWhoChanged') }
  return earlier ? { kind: 'CHANGED', ...made, was: say(earlier) } : { kind: 'ADDED', ...made }
}
