import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import { refused, refusedField } from '../app/refused.ts'
import type { OnboardingConfig } from '../configuration/onboarding-config.ts'
import { asJson } from '../store/json.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import type { ListDefinitions } from '../languages/lists.ts'
import { bankProducts } from './coverage.ts'
import { validateBank, type BankDependencies, type BankRequest } from './bank-validation.ts'
import { findBank } from './list.ts'

const orNull = (text: string | undefined) => (text === undefined || text.trim() === '' ? null : text.trim())

export interface BankToAdd extends Omit<BankDependencies, 'offered'> {
  request: BankRequest
  config: OnboardingConfig
  /** The ID of the account it replaces, which is no longer in use then. */
  replaces?: string
}

/** Adds the bank account, pending verification; a second one, even a concurrent one, is refused (BNK-010). */
export const createBank = async (
  trx: Trx,
  definitions: ListDefinitions,
  tenant: Tenant,
  { request, config, replaces, at = '' }: BankToAdd,
) => {
  const fields = validateBank(request, { offered: bankProducts(definitions, config), at })
  if (fields.length > 0) return refused('bank-not-accepted', { fields })
  const fileId = request.proofOfOwnership[0]!
  const proof = checkUuid(fileId)
    ? undefined
    : await trx.selectFrom('files').selectAll().where('id', '=', fileId).executeTakeFirst()
  if (!proof) return refusedField('document-unknown', `${at}proofOfOwnership`)
  const row = await trx
    .insertInto('bank_accounts')
    .values({
      org_id: tenant.orgId,
      bank_name: request.bankName.trim(),
      account_name: request.accountName.trim(),
      account_number: request.accountNumber,
      routing_number: request.routingNumber,
      bic: orNull(request.swiftBicCode),
      iban: orNull(request.iban),
      bank_address: asJson(request.bankAddress),
      holder_address: asJson(request.holderAddress),
      intermediary_account_number: orNull(request.intermediaryAccountNumber),
      intermediary_routing_number: orNull(request.intermediaryRoutingNumber),
      reference: orNull(request.reference),
      additional_requirements: orNull(request.additionalRequirements),
      products: request.products,
      proof_name: proof.name,
      proof_type: proof.type,
      proof_size: proof.size,
      proof_content: proof.content,
      replaces: replaces ?? null,
      created_by: tenant.userId,
    })
    .onConflict((conflict) =>
      conflict.columns(['org_id']).where('status', '=', sql.lit('Activated')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return (row && (await findBank(trx, row.id))) ?? refused('bank-exists')
}
