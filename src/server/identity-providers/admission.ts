import { sql } from 'kysely'
import type { ServerDefinitions } from '../app/definitions.ts'
import { limitNamed } from '../definitions/limit.ts'
import { withVacancies, type DecidingDefinitions } from '../controls/vacancies.ts'
import { writeAudit } from '../store/audit.ts'
import type { Trx } from '../store/tenant.ts'
import { alone } from '../users/user-access.ts'
import { insertUser, saveRights } from '../users/user-storage.ts'
import { mapClaims, type EmailProblem, type MappedPerson } from './mapping.ts'
import type { ProviderRow } from './record.ts'

export type AdmissionFault =
  | EmailProblem
  | 'idp-no-subject'
  | 'idp-other-subject'
  | 'idp-not-invited'
  | 'idp-no-group'
  | 'idp-address-taken'
  | 'idp-too-many'

type RoleDefinitions = Pick<ServerDefinitions, 'roles' | 'limits'>

/**
 * Returns the roles of kinds of work (`jobs`), without the provider's roles, which no client group grants.
 */
export const rolesOf = ({ roles }: Pick<ServerDefinitions, 'roles'>, jobs: readonly string[]): string[] =>
  Object.entries(roles).flatMap(([name, { jobs: needed, provider }]) =>
    provider !== true && needed?.some((job) => jobs.includes(job)) ? [name] : [],
  )

/** Returns the kinds of work that the login's rule grants; an empty list admits nobody. */
export const jobsByRule = (
  { provisioning, default_job: usual }: Pick<ProviderRow, 'provisioning' | 'default_job'>,
  { jobs }: Pick<MappedPerson, 'jobs'>,
): readonly string[] => {
  if (provisioning === 'NOBODY') return []
  if (jobs.length > 0 || provisioning === 'BY_GROUP') return jobs
  return usual === null ? [] : [usual]
}

export type Admission = { userId: string } | { fault: AdmissionFault; userId?: string }

interface AdmissionRequest {
  trx: Trx
  provider: ProviderRow
  person: MappedPerson
  /** The issuer of the token, verbatim. */
  issuer: string
  definitions: RoleDefinitions & DecidingDefinitions
  ip: string
}

const findLink = async ({ trx, provider, issuer, person }: AdmissionRequest) =>
  trx
    .selectFrom('identity_links')
    .select(['user_id', 'is_provisioned'])
    .where('org_id', '=', provider.org_id)
    .where('provider_id', '=', provider.id)
    .where('issuer', '=', issuer)
    .where('subject', '=', person.subject)
    .executeTakeFirst()

const note = (
  { trx, provider, issuer, person, ip }: AdmissionRequest,
  action: string,
  userId: string,
  more = {},
) =>
  writeAudit(
    trx,
    { orgId: provider.org_id, userId: null, environment: null, ip },
    {
      action,
      objectType: 'user',
      objectId: userId,
      details: { provider: provider.name, issuer, subject: person.subject, ...more },
    },
  )

const link = async (request: AdmissionRequest, userId: string, isProvisioned: boolean): Promise<void> => {
  const { trx, provider, issuer, person } = request
  await trx
    .insertInto('identity_links')
    .values({
      org_id: provider.org_id,
      provider_id: provider.id,
      issuer,
      subject: person.subject,
      user_id: userId,
      is_provisioned: isProvisioned,
    })
    .execute()
}

type Place = Pick<AdmissionRequest, 'trx'> & {
  provider: Pick<ProviderRow, 'org_id'>
  definitions: RoleDefinitions
}

/** Resolves to true if one of the roles has reached its maximum of people. */
export const tooMany = async ({ trx, provider, definitions }: Place, roles: readonly string[]) => {
  for (const role of roles) {
    const most = definitions.roles[role]?.most
    if (most === undefined) continue
    const { rows } = await sql<{ count: number }>`select count(*)::int as count
      from user_roles r join users u on u.org_id = r.org_id and u.id = r.user_id
      where r.org_id = ${provider.org_id} and r.role = ${role} and u.status in ('CREATED', 'ACTIVE', 'DISABLED')`.execute(
      trx,
    )
    if ((rows[0]?.count ?? 0) >= limitNamed(definitions, most)) return true
  }
  return false
}

const provision = async (request: AdmissionRequest): Promise<Admission> => {
  const { trx, provider, person, definitions } = request
  if (provider.provisioning === 'NOBODY') return { fault: 'idp-not-invited' }
  const roles = rolesOf(definitions, jobsByRule(provider, person))
  if (roles.length === 0) return { fault: 'idp-no-group' }
  if (await tooMany(request, roles)) return { fault: 'idp-too-many' }
  const userId = await insertUser(trx, {
    org_id: provider.org_id,
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    status: 'ACTIVE',
  })
  if (userId === undefined) return { fault: 'idp-address-taken' }
  const own = { org_id: provider.org_id, user_id: userId }
  const { environments } = provider
  await saveRights(trx, own, { roles: [], environments: [] }, { roles, environments: environments as never })
  await link(request, userId, true)
  await note(request, 'user.provision', userId, { email: person.email, roles, environments })
  return { userId }
}

/** Resolves to true if the person is the only administrator. */
export const isLastAdministrator = async ({ trx, provider, definitions }: Place, userId: string) => {
  const administrators = Object.entries(definitions.roles).flatMap(([name, role]) =>
    role.administrator ? [name] : [],
  )
  const { rows } = await sql<{ user_id: string }>`select distinct r.user_id
    from user_roles r join users u on u.org_id = r.org_id and u.id = r.user_id
    where r.org_id = ${provider.org_id} and r.role = any(${administrators}::text[]) and u.status = 'ACTIVE'`.execute(
    trx,
  )
  return rows.length === 1 && rows[0]?.user_id === userId
}

/** Updates a provisioned person's roles by their groups; the last administrator is unchanged. */
const follow = async (request: AdmissionRequest, userId: string): Promise<Admission> => {
  const { trx, provider, person, definitions } = request
  const rows = await trx
    .selectFrom('user_roles')
    .select('role')
    .where('org_id', '=', provider.org_id)
    .where('user_id', '=', userId)
    .execute()
  const before = rows.map(({ role }) => role)
  const after = rolesOf(definitions, jobsByRule(provider, person))
  const isSame = holdsAll(before, after) && holdsAll(after, before)
  if (isSame) return { userId }
  if (await isLastAdministrator(request, userId))
    return after.length > 0 ? { userId } : { fault: 'idp-no-group', userId }
  const gained = after.filter((role) => !before.includes(role))
  if (await tooMany(request, gained)) return { fault: 'idp-too-many', userId }
  const own = { org_id: provider.org_id, user_id: userId }
  await withVacancies(trx, definitions, userId, () =>
    saveRights(trx, own, { roles: before, environments: [] }, { roles: after, environments: [] }),
  )
  await note(request, 'user.follow-groups', userId, { before, after })
  return after.length > 0 ? { userId } : { fault: 'idp-no-group', userId }
}

/** Resolves to true if a SCIM directory manages the person's rights, so that no token does. */
const isInDirectory = async ({ trx, provider }: AdmissionRequest, userId: string): Promise<boolean> =>
  provider.directory === 'SCIM' &&
  (await trx
    .selectFrom('scim_people')
    .select('user_id')
    .where('org_id', '=', provider.org_id)
    .where('provider_id', '=', provider.id)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined

const holdsAll = (one: readonly string[], other: readonly string[]) =>
  other.every((role) => one.includes(role))

/**
 * Finds the person by issuer and subject, else once by a verified address, else admits them by the login's
 * rule, else refuses (TRU-401).
 */
export const admitOutside = async (
  parts: Omit<AdmissionRequest, 'person'> & { claims: Record<string, unknown> },
): Promise<Admission> => {
  const { trx, provider, claims } = parts
  const person = mapClaims(claims, provider)
  const request = { ...parts, person }
  if (person.subject === '') return { fault: 'idp-no-subject' }
  await alone(trx, provider.org_id)
  const existing = await findLink(request)
  if (existing) {
    const isFollowed =
      existing.is_provisioned &&
      provider.provisioning !== 'NOBODY' &&
      !(await isInDirectory(request, existing.user_id))
    return isFollowed ? follow(request, existing.user_id) : { userId: existing.user_id }
  }
  if (person.emailProblem) return { fault: person.emailProblem }
  const { rows } = await sql<{
    id: string
    is_linked: boolean
  }>`select id, exists (select from identity_links l
      where l.org_id = u.org_id and l.user_id = u.id and l.issuer = ${parts.issuer}) as is_linked
    from users u where org_id = ${provider.org_id} and lower(email) = ${person.email} and status <> 'DELETED'`.execute(
    trx,
  )
  const [found] = rows
  if (!found) return provision(request)
  if (found.is_linked) return { fault: 'idp-other-subject', userId: found.id }
  await link(request, found.id, false)
  await note(request, 'user.link', found.id, { email: person.email })
  return { userId: found.id }
}
