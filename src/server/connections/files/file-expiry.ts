import { sql } from 'kysely'
import type { Forgetting } from '../../jobs/forgetting.ts'

const usedBySchema = sql<boolean>`exists (select 1 from rpo_schema_versions v
  where v.org_id = connection_files.org_id and v.file_id = connection_files.id)`

const usedByExchange = sql<boolean>`exists (select 1 from connection_entries e
  where e.org_id = connection_files.org_id and e.kind = 'exchange'
    and (coalesce(e.details -> 'icon', '[]') || coalesce(e.details -> 'document', '[]'))
      @> jsonb_build_array(jsonb_build_object('fileId', connection_files.id::text)))`

/** Deletes uploaded files that nothing uses after their grace period. */
export const connectionFileForgetting = (storedDays: number): Forgetting => ({
  name: 'connections.files',
  forget: (trx) =>
    trx
      .deleteFrom('connection_files')
      .where('created_at', '<', sql<Date>`app_now() - make_interval(days => ${storedDays}::int)`)
      .where(({ not }) => not(usedBySchema))
      .where(({ not }) => not(usedByExchange))
      .execute(),
})
