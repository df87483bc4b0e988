import { checkAmount } from '#engine/field/money.ts'
import { compare } from '#values/decimal.ts'
import type { Request } from '#definition/wire.ts'
import type { AnswerOf, RequestOf } from '../app/call.ts'
import { refused, refusedField } from '../app/refused.ts'
import { findAccount, type AccountRow } from '../ledger/account.ts'
import { findTransfer, toTransfer } from './list.ts'

export type TransferWanted = Request<'transfers.create'>

/** Digits behind the point that say nothing do not count. */
const digitsOf = (amount: string): number => (amount.split('.')[1] ?? '').replace(/0+$/, '').length

const judgeAmount = (amount: string, debit: AccountRow, credit: AccountRow) => {
  if (compare(amount, '0') <= 0)
    return refusedField('transfer-amount', 'amount', 'Enter an amount greater than zero.')
  const wrong = checkAmount(amount, debit.currency)
  if (wrong !== undefined) return refusedField('transfer-amount', 'amount', wrong)
  const coarse = debit.scale < credit.scale ? debit : credit
  return digitsOf(amount) > coarse.scale
    ? refusedField('transfer-amount', 'amount', `${coarse.name} keeps at most ${coarse.scale} decimals.`)
    : undefined
}

const disabled = ({ name }: AccountRow, path: string) =>
  refused('ledger-account-disabled', {
    values: { name },
    fields: [{ path, keyword: 'ledger-account-disabled', message: '' }],
  })

const judge = (wanted: TransferWanted, debit?: AccountRow, credit?: AccountRow) => {
  if (!debit) return refusedField('ledger-account-unknown', 'debitAccount')
  if (!credit) return refusedField('ledger-account-unknown', 'creditAccount')
  if (debit.id === credit.id) return refusedField('transfer-same-account', 'creditAccount')
  if (debit.currency !== credit.currency) return refusedField('transfer-currency', 'creditAccount')
  if (debit.status !== 'ENABLED') return disabled(debit, 'debitAccount')
  if (credit.status !== 'ENABLED') return disabled(credit, 'creditAccount')
  return judgeAmount(wanted.amount, debit, credit)
}

/** Writes down what shall be moved between two accounts of one currency; nothing moves yet (ACC-030). */
export const createTransfer = async ({
  trx,
  tenant,
  body,
}: RequestOf<'transfers.create'>): Promise<AnswerOf<'transfers.create'>> => {
  const wanted = body
  const debit = await findAccount(trx, wanted.debitAccount)
  const credit = await findAccount(trx, wanted.creditAccount)
  const wrong = judge(wanted, debit, credit)
  if (wrong) return wrong
  const { id } = await trx
    .insertInto('ledger_transfers')
    .values({
      org_id: tenant.orgId,
      environment: tenant.environment,
      debit_id: debit!.id,
      credit_id: credit!.id,
      amount: wanted.amount,
      internal_id: wanted.internalId ?? null,
      additional_info: wanted.additionalInfo ?? null,
      created_by: tenant.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const transfer = toTransfer((await findTransfer(trx, id))!)
  const { debitAccount, creditAccount, amount, currency } = transfer
  return {
    body: transfer,
    audit: {
      action: 'transfer.create',
      objectType: 'transfer',
      objectId: id,
      details: { debitAccount, creditAccount, amount, currency },
    },
  }
}
