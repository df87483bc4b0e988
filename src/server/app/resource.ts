import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Call } from '#definition/generated/call.ts'
import type { CallId, ChangedFault, FullFault, TakenFault, UniqueName } from '#definition/wire.ts'
import { limitNamed, type LimitDefinitions } from '../definitions/limit.ts'
import type { Database } from '../store/generated/database.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { Refused, refused } from './refused.ts'

/** The parts of a request that a resource reads, typed by the call. */
export interface ResourceRequest<Id extends CallId> {
  call: Call & { id: Id }
  trx: Trx
  tenant: Tenant
}

type AnyRequest = Pick<ResourceRequest<CallId>, 'trx' | 'tenant'>

/** The table access of one kind of record. */
export interface ResourceTable<Table extends keyof Database> {
  /** Serialises requests, so that two cannot both pass the limit or take one name. */
  lock(request: AnyRequest): Promise<unknown>
  /** Selects the records that count towards the limit. */
  rows(request: AnyRequest): SelectQueryBuilder<Database, Table, object>
  /** Columns of unique values, by their names in the body. */
  columns?: Readonly<Record<string, RawBuilder<unknown>>>
}

/** Unique values of a record, by their names in the body. */
export type UniqueValues<Id extends CallId> = Readonly<Record<UniqueName<Id>, string>>

/**
 * Locks the records with a name that belong to one owner: a person, or an organisation in one or all
 * environments.
 */
export const lockOf =
  (name: string, owner: (tenant: Tenant) => string) =>
  ({ trx, tenant }: AnyRequest): Promise<unknown> =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`${name} ${owner(tenant)}`}, 0))`.execute(trx)

const isFullFault = <Id extends CallId>(
  { limit }: ResourceRequest<Id>['call'],
  fault: string | undefined,
): fault is FullFault<Id> => fault !== undefined && limit?.fault === fault

const isTakenFault = <Id extends CallId>(
  { unique }: ResourceRequest<Id>['call'],
  fault: string | undefined,
): fault is TakenFault<Id> => fault !== undefined && unique?.fault === fault

const isChangedFault = <Id extends CallId>(
  { versioned }: ResourceRequest<Id>['call'],
  fault: string | undefined,
): fault is ChangedFault<Id> => fault !== undefined && versioned?.fault === fault

/** Refuses a value that another record has, at its field. */
export const refuseTakenValue = <Id extends CallId>({
  call,
}: Pick<ResourceRequest<Id>, 'call'>): Refused<TakenFault<Id>> | Refused<'definition-broken'> => {
  const { field = '', fault } = call.unique ?? {}
  return isTakenFault(call, fault)
    ? new Refused(fault, { fields: [{ path: field, keyword: fault, message: '' }] })
    : refused('definition-broken')
}

/** Refuses a change of a record that another person has changed. */
export const refuseChanged = <Id extends CallId>({
  call,
}: Pick<ResourceRequest<Id>, 'call'>): Refused<ChangedFault<Id>> | Refused<'definition-broken'> => {
  const fault = call.versioned?.fault
  return isChangedFault(call, fault) ? new Refused(fault) : refused('definition-broken')
}

/**
 * Creates and changes records of one kind under the `limit`, `unique` and `versioned` rules of the current
 * call.
 */
export const createResource = <Table extends keyof Database>(
  definitions: LimitDefinitions,
  { lock, rows, columns = {} }: ResourceTable<Table>,
) => {
  /** Counts the records. */
  const count = async (request: AnyRequest): Promise<number> => {
    const counted = await rows(request)
      .select(sql<number>`count(*)::int`.as('count'))
      .$castTo<{ count: number }>()
      .executeTakeFirstOrThrow()
    return counted.count
  }

  /** Refuses a further record if the limit is reached. */
  const refuseFull = async <Id extends CallId>(
    request: ResourceRequest<Id>,
  ): Promise<Refused<FullFault<Id>> | undefined> => {
    const { most: name = '', fault } = request.call.limit ?? {}
    if (!isFullFault(request.call, fault)) return undefined
    const most = limitNamed(definitions, name)
    return (await count(request)) < most
      ? undefined
      : new Refused(fault, { values: { most: String(most), count: String(most) } })
  }

  /** Refuses values that another record has. */
  const refuseTaken = async <Id extends CallId>(
    request: ResourceRequest<Id>,
    values: UniqueValues<Id>,
    id?: string,
  ): Promise<Refused<TakenFault<Id>> | Refused<'definition-broken'> | undefined> => {
    const { field, within = [] } = request.call.unique ?? {}
    if (field === undefined) return undefined
    const names = [field, ...within]
    const stored: Readonly<Record<string, string>> = values
    if (names.some((name) => columns[name] === undefined || stored[name] === undefined))
      return refused('definition-broken')
    const same = names.map((name) => sql<boolean>`lower(${columns[name]}) = lower(${stored[name]})`)
    const other = await rows(request)
      .select(sql<string>`id`.as('id'))
      .where((is) => is.and(same))
      .$if(id !== undefined, (query) => query.where(sql<boolean>`id <> ${id}`))
      .executeTakeFirst()
    return other && refuseTakenValue(request)
  }

  return {
    lock,
    count,
    refuseFull,
    refuseTaken,
    /** Adds a record within the limit and with unique values. */
    create: async <Id extends CallId, Row>(
      request: ResourceRequest<Id>,
      values: UniqueValues<Id>,
      insert: () => Promise<Row>,
    ) => {
      await lock(request)
      return (await refuseFull(request)) ?? (await refuseTaken(request, values)) ?? (await insert())
    },
    /** Changes a record if its new values are unique and its version is current. */
    change: async <Id extends CallId, Row>(
      request: ResourceRequest<Id>,
      { id, values }: { id: string; values: UniqueValues<Id> },
      update: () => Promise<Row | undefined>,
    ) => {
      await lock(request)
      const changed = (await refuseTaken(request, values, id)) ?? (await update())
      return changed === undefined && request.call.versioned ? refuseChanged(request) : changed
    },
  }
}
