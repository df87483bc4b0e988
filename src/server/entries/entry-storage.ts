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

/** Converts an entry to its details with ID and version. */
export const toAnswer = <Details extends EntryDetails>({ id, details, version }: Entry<Details>) => ({
  ...details,
  id,
  version,
})

type AnyKind = Row<'connection_entries' | 'onboarding_entries'>['kind']

/** The stored details of each kind. */
type StoredDetails = { readonly [Kind in AnyKind]?: EntryDetails }

/** The stored kinds, and the details of one. */
type KindOf<All> = keyof All & AnyKind
type DetailsOf<All, Kind extends keyof All> = All[Kind] & EntryDetails

export interface EntryKeeper<All extends StoredDetails> {
  /** Serialises requests, so that two cannot both take a name or pass a limit. */
  alone(trx: Trx, tenant: Tenant, kind: KindOf<All>): Promise<unknown>
  /** Lists the entries of a kind, oldest first. */
  list<Kind extends KindOf<All>>(trx: Trx, kind: Kind): Promise<Entry<DetailsOf<All, Kind>>[]>
  find<Kind extends KindOf<All>>(
    trx: Trx,
    kind: Kind,
    id: string,
  ): Promise<Entry<DetailsOf<All, Kind>> | undefined>
  /** Inserts an entry; undefined if its name is taken. */
  insert<Kind extends KindOf<All>>(
    trx: Trx,
    tenant: Tenant,
    kind: Kind,
    details: DetailsOf<All, Kind>,
  ): Promise<Entry<DetailsOf<All, Kind>> | undefined>
  /** Replaces an entry; undefined if it was changed or deleted in the meantime. */
  replace<Kind extends KindOf<All>>(
    trx: Trx,
    kind: Kind,
    entry: Entry<DetailsOf<All, Kind>>,
  ): Promise<Entry<DetailsOf<All, Kind>> | undefined>
  /** Deletes an entry and returns it; undefined if it is already gone. */
  drop<Kind extends KindOf<All>>(
    trx: Trx,
    kind: Kind,
    id: string,
  ): Promise<Entry<DetailsOf<All, Kind>> | undefined>
}

const COLUMNS = ['id', 'details', 'version'] as const

/** Stores the entries of a table; their details were validated against the schema of their kind. */
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
