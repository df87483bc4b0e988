import { sql } from 'kysely'
import type { Row } from '../store/generated/database.ts'
import { asJson } from '../store/json.ts'
import type { Tenant, Trx } from '../store/tenant.ts'

export type EntryDetails = Readonly<Record<string, unknown>>

export interface Entry {
  id: string
  details: EntryDetails
  version: number
}

type AnyKind = Row<'connection_entries' | 'onboarding_entries'>['kind']

export interface EntryKeeper<Kind extends AnyKind> {
  /** One after the other: of two requests at once neither may take the other's name, or pass a limit or a sum. */
  alone(trx: Trx, tenant: Tenant, kind: Kind): Promise<unknown>
  /** Entries of a kind, oldest first. */
  list(trx: Trx, kind: Kind): Promise<Entry[]>
  find(trx: Trx, kind: Kind, id: string): Promise<Entry | undefined>
  /** The new entry; nothing where the table takes no second one of its name. */
  insert(trx: Trx, tenant: Tenant, kind: Kind, details: EntryDetails): Promise<Entry | undefined>
  /** The changed entry; nothing when somebody else changed it meanwhile or it is gone. */
  replace(trx: Trx, kind: Kind, entry: Entry): Promise<Entry | undefined>
  /** What was deleted; nothing when it was gone already. */
  drop(trx: Trx, kind: Kind, id: string): Promise<Entry | undefined>
}

const COLUMNS = ['id', 'details', 'version'] as const

/** Whoever keeps the entries of a table. */
export const createEntryKeeper = <Kind extends AnyKind>(
  table: 'connection_entries' | 'onboarding_entries',
): EntryKeeper<Kind> => ({
  alone: (trx, { orgId }, kind) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${kind} ${orgId}`}, 0))`.execute(trx),
  list: (trx, kind) =>
    trx
      .selectFrom(table)
      .select(COLUMNS)
      .where('kind', '=', kind)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  find: (trx, kind, id) =>
    trx.selectFrom(table).select(COLUMNS).where('kind', '=', kind).where('id', '=', id).executeTakeFirst(),
  insert: (trx, { orgId }, kind, details) =>
    trx
      .insertInto(table)
      .values({ org_id: orgId, kind, details: asJson({ ...details }) })
      .onConflict((conflict) => conflict.doNothing())
      .returning(COLUMNS)
      .executeTakeFirst(),
  replace: (trx, kind, { id, details, version }) =>
    trx
      .updateTable(table)
      .set({ details: asJson({ ...details }), version: sql`version + 1`, modified_at: sql<Date>`app_now()` })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(COLUMNS)
      .executeTakeFirst(),
  drop: (trx, kind, id) =>
    trx.deleteFrom(table).where('kind', '=', kind).where('id', '=', id).returning(COLUMNS).executeTakeFirst(),
})
