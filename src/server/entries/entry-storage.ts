import { sql } from 'kysely'
import type { Row } from '../store/generated/database.ts'
import { asJson } from '../store/json.ts'
import type { Tenant, Trx } from '../store/tenant.ts'

export type EntryDetails = Readonly<Record<string, unknown>>

export interface Entry<Details extends EntryDetails = EntryDetails> {
  id: string
  details: Details
  version: number
}

/** An entry as it is read: its details, with what tells one version of it from the next. */
export const toAnswer = <Details extends EntryDetails>({ id, details, version }: Entry<Details>) => ({
  ...details,
  id,
  version,
})

type AnyKind = Row<'connection_entries' | 'onboarding_entries'>['kind']

/** What is kept of each kind. */
type StoredDetails = { readonly [Kind in AnyKind]?: EntryDetails }

/** The kinds that are kept, and what of one. */
type KindOf<All> = keyof All & AnyKind
type DetailsOf<All, Kind extends keyof All> = All[Kind] & EntryDetails

export interface EntryKeeper<All extends StoredDetails> {
  /** One after the other: of two requests at once neither may take the other's name, or pass a limit or a sum. */
  alone(trx: Trx, tenant: Tenant, kind: KindOf<All>): Promise<unknown>
  /** Entries of a kind, oldest first. */
  list<Kind extends KindOf<All>>(trx: Trx, kind: Kind): Promise<Entry<DetailsOf<All, Kind>>[]>
  find<Kind extends KindOf<All>>(
    trx: Trx,
    kind: Kind,
    id: string,
  ): Promise<Entry<DetailsOf<All, Kind>> | undefined>
  /** The new entry; nothing where the table takes no second one of its name. */
  insert<Kind extends KindOf<All>>(
    trx: Trx,
    tenant: Tenant,
    kind: Kind,
    details: DetailsOf<All, Kind>,
  ): Promise<Entry<DetailsOf<All, Kind>> | undefined>
  /** The changed entry; nothing when somebody else changed it meanwhile or it is gone. */
  replace<Kind extends KindOf<All>>(
    trx: Trx,
    kind: Kind,
    entry: Entry<DetailsOf<All, Kind>>,
  ): Promise<Entry<DetailsOf<All, Kind>> | undefined>
  /** What was deleted; nothing when it was gone already. */
  drop<Kind extends KindOf<All>>(
    trx: Trx,
    kind: Kind,
    id: string,
  ): Promise<Entry<DetailsOf<All, Kind>> | undefined>
}

const COLUMNS = ['id', 'details', 'version'] as const

/** Stores the entries of a table. The details of a row were validated against the schema of its kind when it was stored. */
export const createEntryKeeper = <All extends StoredDetails>(
  table: 'connection_entries' | 'onboarding_entries',
): EntryKeeper<All> => ({
  alone: (trx, { orgId }, kind) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${kind} ${orgId}`}, 0))`.execute(trx),
  list: <Kind extends KindOf<All>>(trx: Trx, kind: Kind) =>
    trx
      .selectFrom(table)
      .select(COLUMNS)
      .where('kind', '=', kind)
      .orderBy('created_at')
      .orderBy('id')
      .$castTo<Entry<DetailsOf<All, Kind>>>()
      .execute(),
  find: <Kind extends KindOf<All>>(trx: Trx, kind: Kind, id: string) =>
    trx
      .selectFrom(table)
      .select(COLUMNS)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .$castTo<Entry<DetailsOf<All, Kind>>>()
      .executeTakeFirst(),
  insert: <Kind extends KindOf<All>>(
    trx: Trx,
    { orgId }: Tenant,
    kind: Kind,
    details: DetailsOf<All, Kind>,
  ) =>
    trx
      .insertInto(table)
      .values({ org_id: orgId, kind, details: asJson({ ...details }) })
      .onConflict((conflict) => conflict.doNothing())
      .returning(COLUMNS)
      .$castTo<Entry<DetailsOf<All, Kind>>>()
      .executeTakeFirst(),
  replace: <Kind extends KindOf<All>>(
    trx: Trx,
    kind: Kind,
    { id, details, version }: Entry<DetailsOf<All, Kind>>,
  ) =>
    trx
      .updateTable(table)
      .set({ details: asJson({ ...details }), version: sql`version + 1`, modified_at: sql<Date>`app_now()` })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(COLUMNS)
      .$castTo<Entry<DetailsOf<All, Kind>>>()
      .executeTakeFirst(),
  drop: <Kind extends KindOf<All>>(trx: Trx, kind: Kind, id: string) =>
    trx
      .deleteFrom(table)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .returning(COLUMNS)
      .$castTo<Entry<DetailsOf<All, Kind>>>()
      .executeTakeFirst(),
})
