import { sql } from 'kysely'
import type { Forgetting } from '../jobs/forgetting.ts'

const usedByRecord = sql<boolean>`exists (select 1 from file_references r
  where r.org_id = files.org_id and r.file_id = files.id)`

const usedByAnswer = sql<boolean>`exists (select 1 from onboarding_answers a where a.org_id = files.org_id
  and jsonb_path_exists(a.answers, '$.*[*].fileId ? (@ == $id)', jsonb_build_object('id', files.id::text)))`

/**
 * Deletes uploaded documents that no record or answer uses after `storedDays` days. Bank accounts and
 * documents of onboarding keep a copy of their own.
 */
export const fileForgetting = (storedDays: number): Forgetting => ({
  name: 'files.forget',
  forget: (trx) =>
    trx
      .deleteFrom('files')
      .where('created_at', '<', sql<Date>`app_now() - make_interval(days => ${storedDays}::int)`)
      .where(({ not }) => not(usedByRecord))
      .where(({ not }) => not(usedByAnswer))
      .execute(),
})
