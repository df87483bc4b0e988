import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Call } from '#definition/generated/call.ts'
import type { CallId, ChangedFault, FullFault, TakenFault, UniqueName } from '#definition/wire.ts'
import { limitNamed, type LimitDefinitions } from '../definitions/limit.ts'
import type { Database } from '../store/generated/database.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { Refused, refused } from './refused.ts'

/** What a resource reads of a request; the call says by its name what it may be refused with. */
export interface ResourceRequest<Id extends CallId> {
  call: Call & { id: Id }
  trx: Trx
  tenant: Tenant
}

type AnyRequest = Pick<ResourceRequest<CallId>, 'trx' | 'tenant'>

/** What is particular to the records of one noun. */
export interface ResourceTable<Table extends keyof Database> {
  /** One request after the other: of two at once neither passes the limit or takes a name twice. */
  lock(request: AnyRequest): Promise<unknown>
  /** The records that count together. */
  rows(request: AnyRequest): SelectQueryBuilder<Database, Table, object>
  /** Where the values stand that are found once, by their names in the body. */
  columns?: Readonly<Record<string, RawBuilder<unknown>>>
}

/** Values of one record that are found once, by their names in the body. */
export type UniqueValues<Id extends CallId> = Readonly<Record<UniqueName<Id>, string>>

/** A lock of all that is kept under a name by a person, or by an organisation in one environment or in all. */
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

/** The refusal of a value that another record has, at its field. */
export const refuseTakenValue = <Id extends CallId>({
  call,
}: Pick<ResourceRequest<Id>, 'call'>): Refused<TakenFault<Id>> | Refused<'definition-broken'> => {
  const { field = '', fault } = call.unique ?? {}
  return isTakenFault(call, fault)
    ? new Refused(fault, { fields: [{ path: field, keyword: fault, message: '' }] })
    : refused('definition-broken')
}

/** The refusal of a change of what somebody else changed meanwhile. */
export const refuseChanged = <Id extends CallId>({
  call,
}: Pick<ResourceRequest<Id>, 'call'>): Refused<ChangedFault<Id>> | Refused<'definition-broken'> => {
  const fault = call.versioned?.fault
  return isChangedFault(call, fault) ? new Refused(fault) : refused('definition-broken')
}

/**
 * Records of one noun with what the definitions of its calls say: how many there may be, and which values are found once. It knows
 * no call by its name: `limit` and `unique` of the call that is made count.
 */
export const createResource = <Table extends keyof Database>(
  definitions: LimitDefinitions,
  { lock, rows, columns = {} }: ResourceTable<Table>,
) => {
  /** How many there are. */
  const count = async (request: AnyRequest): Promise<number> => {
    const counted = await rows(request)
      .select(sql<number>`count(*)::int`.as('count'))
      .$castTo<{ count: number }>()
      .executeTakeFirstOrThrow()
    return counted.count
  }

  /** The refusal where there are as many as there may be. */
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

  /** The refusal where another record than the one of an id has the values. */
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
    /** Adds a record where there is room and nobody has its values. */
    create: async <Id extends CallId, Row>(
      request: ResourceRequest<Id>,
      values: UniqueValues<Id>,
      insert: () => Promise<Row>,
    ) => {
      await lock(request)
      return (await refuseFull(request)) ?? (await refuseTaken(request, values)) ?? (await insert())
    },
    /** Changes a record where nobody else has its new values, and its version is the one that was seen. */
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
