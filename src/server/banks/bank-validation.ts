import { checkAccountNumberConfirmation } from '#values/account-number.ts'
import type { Request } from '#definition/wire.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { FieldFault } from '../app/refused.ts'

/** The form for adding an institution. */
export type BankRequest = Omit<Request<'banks.create'>, 'tenantName'>

export interface BankDependencies {
  /** The configured products that settle through a bank. */
  offered: readonly string[]
  /** The path prefix of the form in the body, such as `replacement.`. */
  at?: string
}

/** Validates the fields against each other (BNK-008, BNK-009). */
export const validateBank = (request: BankRequest, { offered, at = '' }: BankDependencies): FieldFault[] => {
  const fault = (name: keyof BankRequest, message: string | undefined): FieldFault[] =>
    message === undefined ? [] : [{ path: `${at}${name}`, keyword: 'bank', message }]
  const { accountNumber, accountNumberConfirmation: again, products, proofOfOwnership } = request
  return [
    fault('accountNumberConfirmation', checkAccountNumberConfirmation(again, accountNumber)),
    fault(
      'products',
      products.every((name) => offered.includes(name)) ? undefined : sayRefusals('bankProducts'),
    ),
    fault('proofOfOwnership', proofOfOwnership.length === 1 ? undefined : sayRefusals('bankProof')),
  ].flat()
}
