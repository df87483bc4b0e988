import { sql } from 'kysely'
import type { Answer, PagedQuery } from '#definition/wire.ts'
import type { CallRequest } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { pageOf, sliceOf } from '../app/list/list-page.ts'
import { refused } from '../app/refused.ts'
import { inWords } from '../languages/reader.ts'
import type { Trx } from '../store/tenant.ts'

type Review = Answer<'providerReviews.read'>

interface ReviewRow {
  kind: Review['kind']
  org_id: string
  object_id: string
  client: string
  subject: string
  submitted_by: string | null
  since: Date
  /** Facts of the subject, by its kind. */
  facts: Pick<Review, 'walletAddress' | 'chain' | 'asset' | 'keeper' | 'holder' | 'document' | 'outcome'>
}

/** The identity of a review, as in its address. A task submitted again is a new review (TRU-361). */
export interface ReviewId {
  kind: Review['kind']
  orgId: string
  objectId: string
  /** The ID of the record, for all its submissions. */
  recordId: string
  /** The ID of a submitted document, if the name is that of one. */
  fileId?: string
}

const KINDS = ['WALLET', 'BANK', 'ONBOARDING', 'BUSINESS'] as const

const ID = /^([A-Z]+)\.([0-9a-f-]{36})\.([\w-]{1,64})(?:\.([0-9a-f-]{36}))?$/

/** Parses the name of a review; undefined if it is malformed. */
export const readReviewId = (id: string): ReviewId | undefined => {
  const [, named, orgId, objectId, fileId] = ID.exec(id) ?? []
  const kind = KINDS.find((one) => one === named)
  if (!kind || !orgId || !objectId) return undefined
  const recordId = kind === 'ONBOARDING' ? objectId.replace(/-\d+$/, '') : objectId
  return { kind, orgId, objectId, recordId, ...(fileId !== undefined && { fileId }) }
}

const waiting = sql`(
  select 'WALLET' as kind, org_id, review_id::text as object_id, nickname as subject, created_by as who, created_at as since,
    jsonb_build_object('walletAddress', address, 'chain', chain, 'asset', asset, 'keeper', custody_host_name) as facts
    from wallets where approved = 'Pending' and status <> 'Deactivated'
  union all
  select 'BANK', org_id, id::text, bank_name, created_by, created_at,
    jsonb_build_object('holder', account_name, 'document',
      jsonb_build_object('fileId', 'BANK.' || org_id || '.' || id, 'name', proof_name, 'size', proof_size))
    from bank_accounts where verification = 'Pending' and status = 'Activated'
  union all
  select 'ONBOARDING', org_id, task || '-' || (extract(epoch from submitted_at) * 1000000)::bigint, task, submitted_by, submitted_at, jsonb_build_object('outcome', outcome)
    from onboarding_reviews where status = 'COMPLETE'
  union all
  select 'BUSINESS', org_id, id::text, concat_ws(', ', subject ->> 'legalName', subject ->> 'registrationNumber', subject ->> 'country'),
    null, modified_at, '{}'::jsonb
    from onboarding_inquiries where status in ('completed', 'needs_review')) review
  join organisations o on o.id = review.org_id
  left join users u on u.org_id = review.org_id and u.id = review.who
  where not exists (select from provider_organisations own where own.org_id = review.org_id)`

/** A requested decision, in a sentence, and the name of its requester. */
interface Requested {
  says: string
  who: string
}

type Requests = ReadonlyMap<string, Requested>

const columns = sql`review.kind, review.org_id, review.object_id, o.name as client, review.subject, review.since,
  jsonb_strip_nulls(review.facts) as facts,
  trim(u.first_name || ' ' || u.last_name) as submitted_by`

const toReview = (
  { library }: Pick<ServerDefinitions, 'library'>,
  { kind, org_id, object_id, client, subject, submitted_by, since, facts }: ReviewRow,
  waits: Requests,
): Review => {
  const id = `${kind}.${org_id}.${object_id}`
  const task = kind === 'ONBOARDING' ? inWords(library).tasks[subject]?.title : undefined
  const requested = waits.get(id)
  return {
    id,
    kind,
    state: 'WAITING',
    clientId: org_id,
    client,
    subject: task ?? subject,
    ...(submitted_by !== null && { submittedBy: submitted_by }),
    since: since.toISOString(),
    ...facts,
    ...(requested !== undefined && { request: requested.says }),
  }
}

/** Returns requested decisions that a second person has not decided, by review. */
export const listRequested = async (trx: Trx): Promise<Requests> => {
  const rows = await trx
    .selectFrom('control_changes')
    .innerJoin('users', (join) =>
      join.onRef('users.org_id', '=', 'control_changes.org_id').onRef('users.id', '=', 'requested_by'),
    )
    .select(['says', 'first_name', 'last_name', sql<string>`parameters ->> 'id'`.as('review')])
    .where('call', 'in', ['providerReviews.approve', 'providerReviews.decline', 'providerReviews.ask'])
    .where('state', '=', 'waiting')
    .execute()
  return new Map(
    rows.map(({ review, says, first_name, last_name }) => [
      review,
      { says, who: `${first_name} ${last_name}`.trim() },
    ]),
  )
}

/** Refuses a further decision of a review while one waits for a second person, who makes that one. */
export const refuseRequested = (
  { decidedBy }: Pick<CallRequest, 'decidedBy'>,
  request: Requested | undefined,
) =>
  request && decidedBy === undefined
    ? refused('control-change-waits', { values: { who: request.who } })
    : undefined

/** Lists the waiting reviews of all clients, oldest first. Only in a transaction across clients (TRU-353). */
export const listReviews = async (
  trx: Trx,
  definitions: ServerDefinitions,
  query: PagedQuery<'providerReviews.list'>,
  waits: Requests,
) => {
  const { page, size, offset } = sliceOf(query)
  const narrowed = sql`${waiting} and (${query.kind ?? null}::text is null or review.kind = ${query.kind ?? null}::text)`
  const counted = await sql<{ kind: string; count: number }>`select review.kind, count(*)::int as count
    from ${waiting} group by 1`.execute(trx)
  const byKind = Object.fromEntries(counted.rows.map(({ kind, count }) => [kind, count]))
  const all = counted.rows.reduce((sum, { count }) => sum + count, 0)
  const { sort_direction: direction = 'asc' } = query
  const { rows } = await sql<ReviewRow>`select ${columns} from ${narrowed}
    order by since ${sql.raw(direction)}, org_id, object_id limit ${size} offset ${offset}`.execute(trx)
  const total = query.kind === undefined ? all : (byKind[query.kind] ?? 0)
  const content = rows.map((row) => toReview(definitions, row, waits))
  return { content, counts: { ...byKind, all }, page: pageOf({ page, size }, String(total)) }
}

/** Finds one waiting review. Only in a transaction across clients. */
export const findReview = async (
  trx: Trx,
  definitions: ServerDefinitions,
  id: string,
  waits: Requests,
): Promise<Review | undefined> => {
  const named = readReviewId(id)
  if (!named) return undefined
  const { kind, orgId, objectId } = named
  const { rows } = await sql<ReviewRow>`select ${columns} from ${waiting}
    and review.kind = ${kind} and review.org_id::text = ${orgId} and review.object_id = ${objectId}`.execute(
    trx,
  )
  return rows[0] && toReview(definitions, rows[0], waits)
}
