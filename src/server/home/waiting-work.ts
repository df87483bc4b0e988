import { sql } from 'kysely'
import { dayIn, startOfDay } from '#values/zone-day.ts'
import type { CallRequest } from '../app/call.ts'
import { countApprovals, type ApprovalFilters } from '../approvals/approval-filters.ts'
import { isAuthorizationOn } from '../approvals/is-on.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { countDecisions } from '../decisions/rows.ts'
import { limitOf } from '../definitions/limit.ts'
import { countGivenSubtasks } from '../onboarding/colleagues/waiting-subtasks.ts'
import type { OnboardingDependencies } from '../onboarding/dependencies.ts'
import { countToFix } from '../payments/failed/rows.ts'
import { countAll } from '../payments/list/page/total.ts'
import type { Filters } from '../payments/list/payments-query.ts'
import { daysAfter } from '../app/values/zone.ts'

/** The count of pending work, and the query of its list. */
export interface Waiting {
  id: string
  count: number
  path: string
}

interface Lately {
  zone: string
  days: number
  definitions: ServerDefinitions
  onboarding: OnboardingDependencies
}

const address = (words: Record<string, string>): string =>
  `/payments?${new URLSearchParams(words).toString()}`

const monthDayYear = (day: string): string => {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

const approvals = async (
  request: CallRequest,
  id: string,
  required: Required<Omit<ApprovalFilters, 'search' | 'source'>>,
) => {
  const counted = await countApprovals(request.trx, request.tenant.userId, required)
  const path = address({ kind: 'payments', tab: 'approval_log', ...required })
  return { id, count: Number.parseInt(counted, 10), path }
}

/** The product without which the organisation uses the legacy list and moves payments itself. */
const PAYMENTS_DIRECT = 'payments_direct'

/** Payment requests have their own list. */
const LISTED: Filters = { payment_type: ['SEND', 'RETURN'] }

/** The start of a day in a time zone. */
interface Since {
  day: string
  zone: string
}

const payments = async ({ trx, session }: CallRequest, id: string, filters: Filters, since?: Since) => {
  const existing = { isAuthorizationOn: isAuthorizationOn(session.organisation.settings) }
  const words: Record<string, string> = {}
  for (const [name, value] of Object.entries(filters)) words[name] = [value].flat().join(',')
  if (since) words.after = monthDayYear(since.day)
  const after = since ? { after: startOfDay(since.day, since.zone) } : {}
  return {
    id,
    count: await countAll(trx, { ...LISTED, ...filters, ...after }, existing),
    path: address(words),
  }
}

/** Moves of the legacy flow that only this organisation can make, with the payments that wait for them. */
const OWN_MOVES: readonly [id: string, filters: Filters][] = [
  ['to-lock', { states: ['ACCEPTED', 'PROCESSING_COMPLIANCE'], side: ['intermediary', 'receiver'] }],
  ['to-settle', { states: ['LOCKED'], side: ['sender'] }],
  ['to-complete', { states: ['EXECUTED'], side: ['receiver'] }],
]

/** Counts requests for access and expiring credentials, for the people who manage them. */
const administration = async (
  { trx, may }: CallRequest,
  definitions: ServerDefinitions,
): Promise<Waiting[]> => {
  const days = limitOf(definitions, 'credentialNoticeDays')
  const { rows } = await sql<{ people: number; credentials: number }>`select
      (select count(*)::int from users where status = 'CREATED') as people,
      (select count(*)::int from api_credentials where deleted_at is null and expires_at > app_now()
        and expires_at <= app_now() + make_interval(days => ${days}::int)) as credentials`.execute(trx)
  const { people = 0, credentials = 0 } = rows[0] ?? {}
  return [
    { id: 'to-admit', count: may('users.write') ? people : 0, path: '/settings/users?status=CREATED' },
    { id: 'credentials', count: may('credentials.write') ? credentials : 0, path: '/settings/credentials' },
  ]
}

/** Returns the pending work of this person: only records they may see and moves they may make (TRU-223). */
export const readWaiting = async (
  request: CallRequest,
  { zone, days, definitions, onboarding }: Lately,
): Promise<Waiting[]> => {
  const { toDecide } = await countDecisions(request, definitions)
  const items: Waiting[] = [
    { id: 'to-decide', count: toDecide, path: '/approvals' },
    { id: 'given-subtasks', count: await countGivenSubtasks(request, onboarding), path: '/onboarding' },
    ...(await administration(request, definitions)),
  ]
  if (!request.may('payments.read')) return items.filter(({ count }) => count > 0)
  const since = { day: daysAfter(dayIn(zone, request.now.getTime()), 1 - days), zone }
  items.push(await approvals(request, 'own-undecided', { status: 'pending', mine: 'true' }))
  if (request.session.organisation.products.includes(PAYMENTS_DIRECT)) {
    const counted = await countToFix(request.trx, { days: limitOf(definitions, 'toFixDays') })
    const count = counted.reduce((sum, one) => sum + one.count, 0)
    items.push({ id: 'to-fix', count, path: address({ kind: 'to-fix' }) })
  } else {
    items.push(await payments(request, 'failed', { states: ['FAILED'] }, since))
    items.push(await payments(request, 'returned', { states: ['RETURNED'] }, since))
  }
  if (request.may('payments.write') && !request.session.organisation.products.includes(PAYMENTS_DIRECT))
    for (const [id, filters] of OWN_MOVES) items.push(await payments(request, id, filters))
  return items.filter((item) => item.count > 0)
}
