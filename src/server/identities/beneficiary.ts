import type { JoinBuilder } from 'kysely'
import type { Database } from '../store/generated/database.ts'

/** Joins the beneficiary of a payment, including one that was deleted since. */
export const ofBeneficiary = (join: JoinBuilder<Database, 'payments' | 'identities'>) =>
  join
    .onRef('identities.org_id', '=', 'payments.org_id')
    .onRef('identities.id', '=', 'payments.beneficiary_id')
