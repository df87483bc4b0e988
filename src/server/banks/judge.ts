import { checkAccountNumber, checkAccountNumberConfirmation } from '#values/account-number.ts'
import { checkBic } from '#values/bic.ts'
import { checkIbanAnswer } from '#values/iban.ts'
import { checkRoutingNumber } from '#values/routing-number.ts'
import type { Request } from '#definition/wire.ts'
import type { FieldFault } from '../app/refused.ts'

/** What a person gives to add an institution. */
export type BankWanted = Omit<Request<'banks.create'>, 'tenantName'>

const isBlank = (text: string) => text.trim() === ''

export interface BankGround {
  /** The products that settle through a bank. */
  offered: readonly string[]
  /** Whether bank account validation is on (VAL-031). */
  isValidated: boolean
  /** Where the body holds what is wanted, such as `replacement.`. */
  at?: string
}

/** The checks of the screen, made again; each sentence stands at its field (BNK-008, BNK-009). */
export const judgeBank = (
  wanted: BankWanted,
  { offered, isValidated, at = '' }: BankGround,
): FieldFault[] => {
  const fault = (name: keyof BankWanted, message: string | undefined): FieldFault[] =>
    message === undefined ? [] : [{ path: `${at}${name}`, keyword: 'bank', message }]
  const { accountNumber, accountNumberConfirmation: again, products, proofOfOwnership } = wanted
  return [
    fault('bankName', isBlank(wanted.bankName) ? 'Enter the name of the bank.' : undefined),
    fault('accountName', isBlank(wanted.accountName) ? 'Enter the name of the account.' : undefined),
    fault(
      'accountNumber',
      isBlank(accountNumber) ? 'Enter the account number.' : checkAccountNumber(accountNumber),
    ),
    fault(
      'accountNumberConfirmation',
      isBlank(again)
        ? 'Enter the account number once more.'
        : checkAccountNumberConfirmation(again, accountNumber),
    ),
    fault(
      'routingNumber',
      isBlank(wanted.routingNumber) ? 'Enter the routing number.' : checkRoutingNumber(wanted.routingNumber),
    ),
    fault('intermediaryRoutingNumber', checkRoutingNumber(wanted.intermediaryRoutingNumber ?? '')),
    fault('intermediaryAccountNumber', checkAccountNumber(wanted.intermediaryAccountNumber ?? '')),
    fault('swiftBicCode', checkBic(wanted.swiftBicCode ?? '')),
    fault('iban', checkIbanAnswer(wanted.iban ?? '', isValidated)),
    fault(
      'products',
      products.every((name) => offered.includes(name))
        ? undefined
        : 'Choose among the products of your organisation that settle through a bank.',
    ),
    fault(
      'proofOfOwnership',
      proofOfOwnership.length === 1 ? undefined : 'Add one document that proves the account is yours.',
    ),
  ].flat()
}
