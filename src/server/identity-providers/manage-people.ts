import { sql } from 'kysely'
import type { ServerDefinitions } from '../app/definitions.ts'
import { withVacancies, type DecidingDefinitions, type Vacancy } from '../controls/vacancies.ts'
import { isLastAdministrator } from './admission.ts'
import { notify, type NotifyingDefinitions } from '../notifications/notice.ts'
import { writeAudit } from '../store/audit.ts'
import { ofTenant, type Trx } from '../store/tenant.ts'
import { alone } from '../users/user-access.ts'
import {
  findPerson,
  letIn,
  ManageRefused,
  whyUnreachable,
  type AdministratorRequest,
  type Invited,
  type ManageTerms,
} from '../organisations/manage.ts'
import defaults from '../organisations/new-organisation.data.json' with { type: 'json' }

type Definitions = Pick<ServerDefinitions, 'roles' | 'limits'> & DecidingDefinitions

/** Ends the right of a directory to enable a person again whom it disabled; returns false if there is none. */
const takeFromDirectory = async (trx: Trx, userId: string): Promise<boolean> => {
  const { rows } = await sql`update scim_people set disabled_at = null
    where user_id = ${userId} and disabled_at is not null returning user_id`.execute(trx)
  return rows.length > 0
}

/**
 * Disables a person, also an invited one, and ends their sessions and links; a directory that had disabled them cannot
 * enable them again (TRU-219, TRU-650, TRU-657). The last administrator is not disabled, because nobody could name
 * another. Returns the rights to decide that at most one person has now (TRU-827). Throws ManageRefused.
 */
export const disablePerson = async (
  trx: Trx,
  email: string,
  { by }: Pick<ManageTerms, 'by'>,
  definitions: Definitions,
): Promise<readonly Vacancy[]> => {
  const { org_id: orgId, id, status, organisation } = await findPerson(trx, email)
  const own = ofTenant(trx, orgId)
  await alone(own, orgId)
  const isTaken = status === 'DISABLED' && (await takeFromDirectory(own, id))
  const mayEnter = status === 'ACTIVE' || status === 'CREATED'
  if (!mayEnter && !isTaken) throw new ManageRefused(`${email} cannot sign in already.`)
  if (mayEnter && (await isLastAdministrator({ trx: own, provider: { org_id: orgId }, definitions }, id)))
    throw new ManageRefused(
      `${email} is the last administrator of ${organisation}: nobody there could name another. Add one first: add-administrator.`,
    )
  const { vacancies } = await withVacancies(own, definitions, id, () =>
    sql`update users set status = 'DISABLED', version = version + 1, links_revoked_at = app_now() where id = ${id}`.execute(
      own,
    ),
  )
  await sql`update sessions set ended_at = now() where user_id = ${id} and ended_at is null`.execute(own)
  await writeAudit(
    own,
    { orgId, userId: null, environment: null },
    { action: 'user.disable', objectType: 'user', objectId: id, details: { by } },
  )
  return vacancies
}

const findAdministrators = async (trx: Trx, orgId: string): Promise<string[]> => {
  const rows = await trx
    .selectFrom('users')
    .innerJoin('user_roles as held', (join) =>
      join.onRef('held.org_id', '=', 'users.org_id').onRef('held.user_id', '=', 'users.id'),
    )
    .select('users.id')
    .where('users.org_id', '=', orgId)
    .where('users.status', '=', 'ACTIVE')
    .where('held.role', '=', defaults.administrator)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Adds an administrator to an organisation that has at most one, so that somebody can name who decides; the others
 * hear of it. Throws ManageRefused (TRU-827).
 */
export const addAdministrator = async (
  trx: Trx,
  organisation: string,
  people: readonly AdministratorRequest[],
  terms: ManageTerms,
  definitions: NotifyingDefinitions,
): Promise<Invited[]> => {
  const wrong = people.length === 0 ? 'Name a person with --administrator.' : whyUnreachable(people)
  if (wrong !== undefined) throw new ManageRefused(wrong)
  const found = await sql<{ id: string }>`select id from organisations
    where lower(name) = lower(${organisation.trim()})
      and not exists (select from provider_organisations p where p.org_id = organisations.id)`.execute(trx)
  const [{ id: orgId } = { id: undefined }] = found.rows
  if (orgId === undefined)
    throw new ManageRefused(`There is no client '${organisation}'. Give its whole name.`)
  const own = ofTenant(trx, orgId)
  await alone(own, orgId)
  const already = await findAdministrators(own, orgId)
  if (already.length > 1)
    throw new ManageRefused(
      `${organisation} has ${already.length} administrators: they invite others in the portal.`,
    )
  const invited = await letIn(own, orgId, people, defaults.administrator, terms)
  const who = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join(', ')
  await notify(own, definitions, {
    orgId,
    eventType: 'ADMINISTRATOR_ADDED',
    facts: { who },
    persons: { added: invited.map(({ userId }) => userId) },
  })
  await writeAudit(
    own,
    { orgId, userId: null, environment: null },
    {
      action: 'organisation.add-administrator',
      objectType: 'organisation',
      objectId: orgId,
      details: { people: people.map(({ email }) => email), by: terms.by },
    },
  )
  return invited
}
