import type { PayeeChange } from '#definition/generated/wire-entities.ts'
import { present } from '../app/values/present-values.ts'
import type { BankRow } from './list.ts'

const SHOWN = 4

/** Masks an account number except for its last digits, by which people tell accounts apart. */
export const masked = (number: string): string => `•••• ${number.slice(-SHOWN)}`

/** Returns a bank account in API form (BNK-002..007), with full numbers only for those who may change it. */
export const toBank = (row: BankRow, tenantName: string, isWhole: boolean, accountChange?: PayeeChange) => {
  const shown = (number: string | null) => (number === null || isWhole ? number : masked(number))
  return {
    tenantName,
    bankId: row.id,
    bankName: row.bank_name,
    accountName: row.account_name,
    accountNumber: isWhole ? row.account_number : masked(row.account_number),
    routingNumber: row.routing_number,
    bankAddress: row.bank_address,
    holderAddress: row.holder_address,
    ...present({
      swiftBicCode: row.bic,
      iban: shown(row.iban),
      intermediaryAccountNumber: shown(row.intermediary_account_number),
      intermediaryRoutingNumber: row.intermediary_routing_number,
      reference: row.reference,
      additionalRequirements: row.additional_requirements,
    }),
    ...(accountChange ? { accountChange } : {}),
    products: row.products,
    ...(isWhole
      ? {
          proofOfOwnership: [
            { fileId: row.proof_id, name: row.proof_name, size: row.proof_size, type: row.proof_type },
          ],
        }
      : {}),
    defaultBank: row.status === 'Activated',
    redemptionAccount: row.status === 'Activated',
    bankStatus: row.status,
    verification: row.verification,
    createdAt: row.created_at.toISOString(),
  }
}
