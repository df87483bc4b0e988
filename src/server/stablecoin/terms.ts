import type { Tenant, Trx } from '../store/tenant.ts'

/** The document in definitions/documents to accept before the first purchase or redemption (STB-006..008). */
export const TERMS = 'digital-asset-terms'

/** Returns when the organisation accepted the terms, or undefined. */
export const agreedAt = async (trx: Trx): Promise<Date | undefined> => {
  const row = await trx
    .selectFrom('stablecoin_terms')
    .select('agreed_at')
    .where('document', '=', TERMS)
    .executeTakeFirst()
  return row?.agreed_at
}

/** Records who accepted the terms and when; returns false if they were accepted before. */
export const agree = async (trx: Trx, { orgId, userId }: Tenant): Promise<boolean> => {
  const row = await trx
    .insertInto('stablecoin_terms')
    .values({ org_id: orgId, document: TERMS, agreed_by: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('document')
    .executeTakeFirst()
  return row !== undefined
}
