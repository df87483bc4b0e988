import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { AuthorizePermission } from '../app/permission.ts'
import { refused, type Refused } from '../app/refused.ts'
import { resolveEnvironment, type Session } from '../app/session.ts'
import { rolesOf } from '../identity-providers/admission.ts'
import { sessionColumns, toSession, type PersonRow } from '../sessions/session-person.ts'
import type { Environment } from '../store/environment.ts'
import type { Store } from '../store/store.ts'
import { forAllTenants, type Trx } from '../store/tenant.ts'

/** The permission to view the portal as a client sees it. */
const VIEWS = 'provider.view'

/** A row of a view, with the person and the client. */
export interface ViewRow extends PersonRow {
  id: string
  job: string
  reason: string
  expires_at: Date
  viewer_org_id: string
  provider: string
  viewed_environments: Environment[]
}

/**
 * Returns the view while it is valid: of this session and person, not expired, and of a client with access.
 */
export const findLivingView = async (
  trx: Trx,
  session: Session,
  id: string,
): Promise<ViewRow | undefined> => {
  if (id === '' || checkUuid(id)) return undefined
  const { rows } = await sql<ViewRow>`
    select s.id, s.org_id, s.user_id, s.job, s.reason, s.expires_at, s.viewer_org_id, home.name as provider,
      array(select distinct environment from user_environments e where e.org_id = s.org_id order by environment) as viewed_environments,
      ${sessionColumns}
    from (select *, viewer_id as user_id from client_views) s
    join users u on u.org_id = s.viewer_org_id and u.id = s.user_id
    join organisations home on home.id = s.viewer_org_id
    join organisations o on o.id = s.org_id
    where s.id = ${id} and s.session_hash = ${session.id} and s.user_id = ${session.user.id}
      and s.ended_at is null and s.expires_at > now()
      and not exists (select from provider_organisations own where own.org_id = s.org_id)
      and not exists (select from client_states where org_id = s.org_id and state = 'DISABLED')`.execute(trx)
  return rows[0]
}

/**
 * Returns a session for the client: its organisation, the roles the viewer chose, and none of the viewer's
 * own.
 */
const toViewed = (definitions: ServerDefinitions, { proofAge }: Session, row: ViewRow): Session => {
  const viewed = toSession(
    { ...row, roles: rolesOf(definitions, [row.job]), environments: row.viewed_environments },
    `view ${row.id}`,
  )
  const { user } = viewed
  return {
    ...viewed,
    user: { ...user, viewedDisclosure: true },
    view: { id: row.id, by: user.name, provider: row.provider, viewerOrgId: row.viewer_org_id },
    ...(proofAge !== undefined && { proofAge }),
  }
}

/**
 * Exchanges a provider employee's session for one of the client, for a request that names a view of theirs.
 */
export type EnterView = (session: Session, named: unknown) => Promise<Session | Refused>

export const createEnterView =
  (store: Pick<Store, 'db'>, definitions: ServerDefinitions, authorize: AuthorizePermission): EnterView =>
  async (session, named) => {
    const environment = resolveEnvironment(session, undefined)
    const isAllowed =
      !session.credential && environment !== undefined && authorize(session, VIEWS, environment) === 'yes'
    if (!isAllowed || typeof named !== 'string') return refused('client-view-over')
    const row = await forAllTenants(store, 'client-views.enter', (trx) => findLivingView(trx, session, named))
    return row ? toViewed(definitions, session, row) : refused('client-view-over')
  }
