import { checkUuid } from '#values/uuid.ts'
import type { Trx } from '../store/tenant.ts'
import type { Row } from '../store/generated/database.ts'

/** A bank account without the content of its proof, which only its own call reads. */
export type BankRow = Omit<Row<'bank_accounts'>, 'proof_content'>

/** The columns of a bank account, without the content of its proof. */
export const bankColumns = [
  'org_id',
  'id',
  'status',
  'verification',
  'bank_name',
  'account_name',
  'account_number',
  'routing_number',
  'bic',
  'iban',
  'bank_address',
  'holder_address',
  'intermediary_account_number',
  'intermediary_routing_number',
  'reference',
  'additional_requirements',
  'products',
  'proof_id',
  'proof_name',
  'proof_type',
  'proof_size',
  'replaces',
  'created_by',
  'created_at',
  'modified_at',
] as const satisfies readonly (keyof BankRow)[]

/** Returns the bank accounts in use; the database admits one, other backends may hold several (OPEN-61). */
export const listBanks = (trx: Trx): Promise<BankRow[]> =>
  trx
    .selectFrom('bank_accounts')
    .select(bankColumns)
    .where('status', '=', 'Activated')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Returns one bank account, in use or not. */
export const findBank = async (trx: Trx, id: string | undefined): Promise<BankRow | undefined> =>
  id === undefined || checkUuid(id)
    ? undefined
    : trx.selectFrom('bank_accounts').select(bankColumns).where('id', '=', id).executeTakeFirst()
