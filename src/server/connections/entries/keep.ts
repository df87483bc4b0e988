import { sql } from 'kysely'
import { asJson } from '../../store/json.ts'
import type { Tenant, Trx } from '../../store/tenant.ts'
import type { EntryKind } from '../table.ts'
import '../table.ts'

export type EntryDetails = Readonly<Record<string, unknown>>

export interface Entry {
  id: string
  details: EntryDetails
  version: number
}

const COLUMNS = ['id', 'details', 'version'] as const

/** One after the other: of two requests at once neither may take the other's name. */
export const alone = (trx: Trx, { orgId }: Tenant, kind: EntryKind) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`connections ${kind} ${orgId}`}, 0))`.execute(trx)

/** Entries of a kind, oldest first. */
export const listEntries = (trx: Trx, kind: EntryKind): Promise<Entry[]> =>
  trx
    .selectFrom('connection_entries')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findEntry = (trx: Trx, kind: EntryKind, id: string): Promise<Entry | undefined> =>
  trx
    .selectFrom('connection_entries')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()

/** The new entry; nothing where there is one of that name already. */
export const insertEntry = (
  trx: Trx,
  { orgId }: Tenant,
  kind: EntryKind,
  details: EntryDetails,
): Promise<Entry | undefined> =>
  trx
    .insertInto('connection_entries')
    .values({ org_id: orgId, kind, details: asJson({ ...details }) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()

/** Whether another entry of the kind bears that name, and for holidays that day. */
const isTaken = async (trx: Trx, kind: EntryKind, { id, details }: Entry): Promise<boolean> => {
  const row = await trx
    .selectFrom('connection_entries')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '<>', id)
    .where(sql<boolean>`lower(details ->> 'name') = lower(${String(details.name)})`)
    .where(sql<boolean>`coalesce(details ->> 'date', '') = ${String(details.date ?? '')}`)
    .executeTakeFirst()
  return row !== undefined
}

/** The changed entry; 'taken' where another bears its name, nothing when somebody else changed it meanwhile. */
export const replaceEntry = async (
  trx: Trx,
  kind: EntryKind,
  entry: Entry,
): Promise<Entry | 'taken' | undefined> => {
  const { id, details, version } = entry
  if (await isTaken(trx, kind, entry)) return 'taken'
  return trx
    .updateTable('connection_entries')
    .set({ details: asJson({ ...details }), version: sql`version + 1`, modified_at: sql<Date>`app_now()` })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** What was deleted; nothing when it was gone already. */
export const dropEntry = (trx: Trx, kind: EntryKind, id: string): Promise<Entry | undefined> =>
  trx
    .deleteFrom('connection_entries')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst()
