import { sql } from 'kysely'
import type { CallRequest } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { isAuthorizationOn } from '../approvals/is-on.ts'

const PERMISSION = 'payments.authorize'

interface Counted {
  beneficiaries: boolean
  payments: boolean
  deciders: number
}

/** Counts the facts of tasks; only people who could sign in now count as reviewers. */
const count = async ({ trx }: CallRequest, roles: readonly string[]): Promise<Counted> => {
  const { rows } = await sql<Counted>`select
    exists (select 1 from identities where identity_type = 'BENEFICIARY' and archived_at is null) as beneficiaries,
    exists (select 1 from payments where side = 'sender') as payments,
    (select count(distinct r.user_id)::int from user_roles r
      join users u on u.org_id = r.org_id and u.id = r.user_id and u.status = 'ACTIVE'
      join user_environments e on e.org_id = u.org_id and e.user_id = u.id and e.environment = app_environment()
      where r.role = any(${[...roles]}::text[])) as deciders`.execute(trx)
  return rows[0]!
}

export interface Task {
  done: boolean
  path: string
}

const FIRST_STEP = '/payments/single-payment/step/identity-selection'

/** Returns the organisation's tasks, by entry of home-tasks, with the values of their facts. */
export const tasksOf = async (
  request: CallRequest,
  { permissions }: Pick<ServerDefinitions, 'permissions'>,
  onboarding: string,
): Promise<Record<string, Task>> => {
  const { user, organisation } = request.session
  const existing = await count(request, [...(permissions.get(PERMISSION)?.roles ?? [])])
  const maySend = request.may('payments.write')
  return {
    onboarding: {
      done: onboarding === 'APPROVED',
      path: request.may('onboarding.read') ? '/onboarding' : '/support',
    },
    disclosure: { done: user.viewedDisclosure, path: '/disclosure' },
    ...(maySend && request.may('identities.write')
      ? { 'first-beneficiary': { done: existing.beneficiaries, path: FIRST_STEP } }
      : {}),
    ...(isAuthorizationOn(organisation.settings)
      ? { 'second-person': { done: existing.deciders > 1, path: '/support' } }
      : {}),
    ...(maySend ? { 'first-payment': { done: existing.payments, path: FIRST_STEP } } : {}),
  }
}
