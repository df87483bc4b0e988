import { sql } from 'kysely'
import { writeAudit } from '../../store/audit.ts'
import { ofTenant, type Trx } from '../../store/tenant.ts'

/** Ends batches whose job did not finish in time: sent payments continue, all other rows fail (ERR-044). */
export const giveUp = async (trx: Trx, seconds: number): Promise<void> => {
  const late = await trx
    .selectFrom('batches')
    .select(['org_id', 'environment', 'id'])
    .where('state', 'in', ['CREATING_BATCH_QUOTE', 'BATCH_QUOTE_PENDING', 'BATCH_QUOTE_ACCEPTED'])
    .where(
      sql<boolean>`coalesce(accepted_at, created_at) < app_now() - make_interval(secs => ${seconds}::float8)`,
    )
    .orderBy('org_id')
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { org_id, environment, id } of late) {
    const own = ofTenant(trx, org_id)
    await own
      .updateTable('batch_rows')
      .set({ state: 'failed', error: 'BATCH_PROCESSING', reason: null })
      .where('org_id', '=', org_id)
      .where('batch_id', '=', id)
      .where('state', 'in', ['waiting', 'quoted'])
      .execute()
    const sent = await own
      .selectFrom('batch_rows')
      .select('row')
      .where('org_id', '=', org_id)
      .where('batch_id', '=', id)
      .where('state', '=', 'sent')
      .limit(1)
      .executeTakeFirst()
    await own
      .updateTable('batches')
      .set({ state: sent ? 'QUOTES_ACCEPTED' : 'ERROR' })
      .where('org_id', '=', org_id)
      .where('id', '=', id)
      .execute()
    const entry = { action: 'batch.fail', objectType: 'batch', objectId: id }
    await writeAudit(own, { orgId: org_id, environment, userId: null }, entry)
  }
}
