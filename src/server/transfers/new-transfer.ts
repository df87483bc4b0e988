import { sql } from 'kysely'
import { checkAmount } from '#engine/field/money.ts'
import { formatDateTime } from '#values/date.ts'
import { compare } from '#values/decimal.ts'
import { formatMoney } from '#values/money.ts'
import type { Request } from '#definition/wire.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { AnswerOf, RequestOf } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused, refusedField } from '../app/refused.ts'
import { findAlike } from '../balances/alike.ts'
import { findAccount, type AccountRow } from '../ledger/account.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { setAside } from './book.ts'
import { findTransfer, toTransfer } from './list.ts'

export type TransferRequest = Request<'transfers.create'>

/** Returns the number of decimals, without trailing zeros. */
const digitsOf = (amount: string): number => (amount.split('.')[1] ?? '').replace(/0+$/, '').length

type TransferAccount = Pick<AccountRow, 'id' | 'name' | 'currency' | 'status' | 'scale'>

const validateAmount = (amount: string, debit: TransferAccount, credit: TransferAccount) => {
  if (compare(amount, '0') <= 0)
    return refusedField('transfer-amount', 'amount', sayRefusals('amountAboveZero'))
  const wrong = checkAmount(amount, debit.currency)
  if (wrong !== undefined) return refusedField('transfer-amount', 'amount', wrong)
  const coarse = debit.scale < credit.scale ? debit : credit
  return digitsOf(amount) > coarse.scale
    ? refusedField(
        'transfer-amount',
        'amount',
        sayRefusals('accountDecimals', { account: coarse.name, count: coarse.scale }),
      )
    : undefined
}

const disabled = ({ name }: TransferAccount, path: string) =>
  refused('ledger-account-disabled', {
    values: { name },
    fields: [{ path, keyword: 'ledger-account-disabled', message: '' }],
  })

/**
 * Returns why an amount cannot be moved between two accounts, whatever their balance; each refusal names its
 * field.
 */
export const validateTransfer = (
  requested: Pick<TransferRequest, 'amount'>,
  debit?: TransferAccount,
  credit?: TransferAccount,
) => {
  if (!debit) return refusedField('ledger-account-unknown', 'debitAccount')
  if (!credit) return refusedField('ledger-account-unknown', 'creditAccount')
  if (debit.id === credit.id) return refusedField('transfer-same-account', 'creditAccount')
  if (debit.currency !== credit.currency) return refusedField('transfer-currency', 'creditAccount')
  if (debit.status !== 'ENABLED') return disabled(debit, 'debitAccount')
  if (credit.status !== 'ENABLED') return disabled(credit, 'creditAccount')
  return validateAmount(requested.amount, debit, credit)
}

/**
 * Returns the newest such transfer within `duplicateSeconds` that was not returned: same amount and accounts.
 */
const findSame = async (
  trx: Trx,
  definitions: ServerDefinitions,
  tenant: Tenant,
  { amount }: TransferRequest,
  [debit, credit]: [AccountRow, AccountRow],
) => {
  const id = await findAlike(trx, definitions, tenant, {
    table: 'ledger_transfers',
    among: `transfer ${debit.id} ${credit.id}`,
    where: sql`debit_id = ${debit.id} and credit_id = ${credit.id} and amount = ${amount}::numeric and status <> 'FAILED'`,
  })
  return id === undefined ? undefined : toTransfer((await findTransfer(trx, id))!)
}

const duplicate = (same: ReturnType<typeof toTransfer>) =>
  refused('transfer-duplicate', {
    values: {
      amount: formatMoney(same.amount, same.currency),
      debit: same.debitAccount,
      credit: same.creditAccount,
      when: formatDateTime(same.createdAt, 'UTC'),
    },
    current: { transfers: [same] },
  })

/**
 * Creates a transfer between two accounts of one currency and reserves its amount (ACC-030, TRU-130). One
 * that looks like another is refused until the request names that one (TRU-133).
 */
export const createTransfer = async (
  { trx, tenant, body }: RequestOf<'transfers.create'>,
  definitions: ServerDefinitions,
): Promise<AnswerOf<'transfers.create'>> => {
  const requested = body
  const debit = await findAccount(trx, requested.debitAccount)
  const credit = await findAccount(trx, requested.creditAccount)
  const wrong = validateTransfer(requested, debit, credit)
  if (wrong) return wrong
  const same = await findSame(trx, definitions, tenant, requested, [debit!, credit!])
  if (same && !requested.confirmedDuplicates?.includes(same.transferId)) return duplicate(same)
  const { id } = await trx
    .insertInto('ledger_transfers')
    .values({
      org_id: tenant.orgId,
      environment: tenant.environment,
      debit_id: debit!.id,
      credit_id: credit!.id,
      amount: requested.amount,
      internal_id: requested.internalId ?? null,
      additional_info: requested.additionalInfo ?? null,
      created_by: tenant.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = (await findTransfer(trx, id))!
  const uncovered = await setAside(trx, tenant, row)
  if (uncovered) return uncovered
  const transfer = toTransfer(row)
  return { body: transfer, record: { confirmedDuplicates: same && [same.transferId] } }
}
