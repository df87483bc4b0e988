import type { Tenant, Trx } from '../store/tenant.ts'

/** The text of definitions/documents that is agreed to before anything is bought or redeemed (STB-006..008). */
export const TERMS = 'digital-asset-terms'

/** When the organisation agreed to the terms; it does so once. */
export const agreedAt = async (trx: Trx): Promise<Date | undefined> => {
  const row = await trx
    .selectFrom('stablecoin_terms')
    .select('agreed_at')
    .where('document', '=', TERMS)
    .executeTakeFirst()
  return row?.agreed_at
}

/** Keeps that the organisation agrees, by whom and when; false where somebody did before. */
export const agree = async (trx: Trx, { orgId, userId }: Tenant): Promise<boolean> => {
  const row = await trx
    .insertInto('stablecoin_terms')
    .values({ org_id: orgId, document: TERMS, agreed_by: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('document')
    .executeTakeFirst()
  return row !== undefined
}
