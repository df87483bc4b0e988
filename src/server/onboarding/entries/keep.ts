import { sql } from 'kysely'
import { asJson } from '../../store/json.ts'
import type { Tenant, Trx } from '../../store/tenant.ts'
import type { EntryKind } from '../table.ts'

export type EntryDetails = Readonly<Record<string, unknown>>

export interface Entry {
  id: string
  details: EntryDetails
  version: number
}

const COLUMNS = ['id', 'details', 'version'] as const

/** One after the other: of two requests at once neither may pass a limit or a sum. */
export const alone = (trx: Trx, { orgId }: Tenant, kind: EntryKind) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`onboarding ${kind} ${orgId}`}, 0))`.execute(trx)

/** Entries of a kind, oldest first. */
export const listEntries = (trx: Trx, kind: EntryKind): Promise<Entry[]> =>
  trx
    .selectFrom('onboarding_entries')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findEntry = (trx: Trx, kind: EntryKind, id: string): Promise<Entry | undefined> =>
  trx
    .selectFrom('onboarding_entries')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()

export const insertEntry = (
  trx: Trx,
  { orgId }: Tenant,
  kind: EntryKind,
  details: EntryDetails,
): Promise<Entry> =>
  trx
    .insertInto('onboarding_entries')
    .values({ org_id: orgId, kind, details: asJson({ ...details }) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

/** The changed entry; nothing when somebody else changed it meanwhile or it is gone. */
export const replaceEntry = (
  trx: Trx,
  kind: EntryKind,
  { id, details, version }: Entry,
): Promise<Entry | undefined> =>
  trx
    .updateTable('onboarding_entries')
    .set({
      details: asJson({ ...details }),
      version: sql`version + 1`,
      modified_at: sql<Date>`app_now()`,
    })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(COLUMNS)
    .executeTakeFirst()

/** Whether there was one to delete. */
export const dropEntry = async (trx: Trx, kind: EntryKind, id: string): Promise<boolean> => {
  const row = await trx
    .deleteFrom('onboarding_entries')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
