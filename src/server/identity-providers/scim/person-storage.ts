import { sql } from 'kysely'
import { domainOf } from '#values/email-domain.ts'
import { objectOf } from '#values/object.ts'
import { sayScim } from '#values/generated/say-scim.ts'
import { insertUser } from '../../users/user-storage.ts'
import { withVacancies } from '../../controls/vacancies.ts'
import { isLastAdministrator } from '../admission.ts'
import { noteScim, type ScimContext } from './context.ts'
import { findScimPerson, type ScimPerson } from './people.ts'
import type { PersonDraft } from './person-draft.ts'
import { ScimProblem } from './problem.ts'
import { followGroups } from './roles.ts'

const refuseDomain = ({ provider: { domains } }: ScimContext, address: string) => {
  if (!domains.includes(domainOf(address)))
    throw new ScimProblem(
      400,
      sayScim('otherDomain', { address, domains: domains.join(', ') }),
      'invalidValue',
    )
}

const taken = (address: string) => new ScimProblem(409, sayScim('taken', { address }), 'uniqueness')

/** Saves the directory's facts about a person; the first ones insert the row. */
export const remember = (
  { trx, provider }: ScimContext,
  userId: string,
  values: {
    external_id?: string | null
    is_provisioned?: boolean
    disabled_at?: ReturnType<typeof sql<Date>> | null
    is_removed?: boolean
  },
) =>
  trx
    .insertInto('scim_people')
    .values({
      org_id: provider.org_id,
      provider_id: provider.id,
      user_id: userId,
      external_id: null,
      is_provisioned: false,
      disabled_at: null,
      ...values,
    })
    .onConflict((conflict) =>
      Object.keys(values).length === 0
        ? conflict.doNothing()
        : conflict.columns(['org_id', 'provider_id', 'user_id']).doUpdateSet(values),
    )
    .execute()

const write = ({ trx, provider }: ScimContext, userId: string, values: object) =>
  trx
    .updateTable('users')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('org_id', '=', provider.org_id)
    .where('id', '=', userId)
    .execute()

const endSessions = ({ trx, provider }: ScimContext, userId: string) =>
  sql`update sessions set ended_at = now(), sealed_tokens = ''
    where org_id = ${provider.org_id} and user_id = ${userId} and ended_at is null`.execute(trx)

const disable = async (context: ScimContext, { id, status }: ScimPerson) => {
  if (status === 'ACTIVE' && (await isLastAdministrator(context, id)))
    throw new ScimProblem(409, sayScim('lastAdministrator'))
  await endSessions(context, id)
  if (status === 'DISABLED') return
  const { trx, definitions } = context
  await withVacancies(trx, definitions, id, () =>
    write(context, id, { status: 'DISABLED', links_revoked_at: sql<Date>`app_now()` }),
  )
  // A directory enables again only people who had been admitted; others wait for an administrator (TRU-657).
  await remember(context, id, { disabled_at: status === 'ACTIVE' ? sql<Date>`app_now()` : null })
  await noteScim(context, { action: 'user.disable', objectType: 'user', objectId: id, details: {} })
}

const enable = async (context: ScimContext, { id, status, is_disabled: isOurs }: ScimPerson) => {
  if (status === 'CREATED') throw new ScimProblem(409, sayScim('waits'), 'mutability')
  // A person disabled by an administrator cannot be enabled by a directory.
  if (!isOurs) throw new ScimProblem(409, sayScim('disabledHere'), 'mutability')
  await endSessions(context, id)
  await write(context, id, { status: 'ACTIVE', active_since: sql`app_now()` })
  await remember(context, id, { disabled_at: null })
  await noteScim(context, { action: 'user.enable', objectType: 'user', objectId: id, details: {} })
}

/** Of another organisation: no row of theirs is seen here, but the database has one address once. */
const isAddressTaken = (error: unknown): boolean =>
  objectOf(error)['code'] === '23505' && objectOf(error)['constraint'] === 'users_email'

const isTaken = async ({ trx }: ScimContext, address: string, id: string) => {
  const { rows } = await sql`select 1 from users where lower(email) = ${address} and status <> 'DELETED'
    and id <> ${id}`.execute(trx)
  return rows.length > 0
}

const rename = async (context: ScimContext, person: ScimPerson, draft: PersonDraft) => {
  const address = draft.userName ?? person.email.toLowerCase()
  const isMoved = address !== person.email.toLowerCase()
  if (isMoved && !person.is_provisioned)
    throw new ScimProblem(400, sayScim('invited', { address: person.email }), 'mutability')
  if (!person.is_provisioned) return
  if (isMoved) refuseDomain(context, address)
  if (isMoved && (await isTaken(context, address, person.id))) throw taken(address)
  const { givenName = person.first_name, familyName = person.last_name } = draft
  const isSame = !isMoved && givenName === person.first_name && familyName === person.last_name
  if (isSame) return
  const values = { email: isMoved ? address : person.email, first_name: givenName, last_name: familyName }
  // Links mailed to the old address become invalid.
  const revoked = isMoved && { links_revoked_at: sql`app_now()` }
  await write(context, person.id, { ...values, ...revoked }).catch((error: unknown) => {
    throw isAddressTaken(error) ? taken(address) : error
  })
  const before = { email: person.email, firstName: person.first_name, lastName: person.last_name }
  const after = { email: values.email, firstName: givenName, lastName: familyName }
  await noteScim(context, {
    action: 'user.update',
    objectType: 'user',
    objectId: person.id,
    details: { before, after },
  })
}

/** Updates a person from their directory; an invited person keeps name, address and roles (TRU-411). */
export const changeScimPerson = async (
  context: ScimContext,
  person: ScimPerson,
  draft: PersonDraft,
): Promise<ScimPerson> => {
  await rename(context, person, draft)
  if (draft.externalId !== undefined && draft.externalId !== person.external_id)
    await remember(context, person.id, { external_id: draft.externalId })
  const isActive = person.status === 'ACTIVE'
  if (draft.active === false) await disable(context, person)
  else if (draft.active === true && !isActive) await enable(context, person)
  return (await findScimPerson(context, person.id))!
}

/** Restores a person whom the directory removed; undefined if there is none. */
const takeBack = async (context: ScimContext, userName: string): Promise<ScimPerson | undefined> => {
  const { trx, provider } = context
  const { rows } = await sql<{ user_id: string }>`
    update scim_people p set is_removed = false from users u
    where p.org_id = ${provider.org_id} and p.provider_id = ${provider.id} and p.is_removed
      and u.org_id = p.org_id and u.id = p.user_id and lower(u.email) = ${userName} and u.status <> 'DELETED'
    returning p.user_id`.execute(trx)
  return rows[0] && findScimPerson(context, rows[0].user_id)
}

const insert = async (context: ScimContext, draft: PersonDraft & { userName: string }): Promise<string> => {
  const { trx, provider } = context
  const id = await insertUser(trx, {
    org_id: provider.org_id,
    email: draft.userName,
    first_name: draft.givenName ?? draft.userName.split('@')[0] ?? '',
    last_name: draft.familyName ?? '',
    status: 'ACTIVE',
  })
  if (id === undefined) throw taken(draft.userName)
  for (const environment of provider.environments)
    await trx
      .insertInto('user_environments')
      .values({ org_id: provider.org_id, user_id: id, environment: environment as never })
      .execute()
  await remember(context, id, { external_id: draft.externalId ?? null, is_provisioned: true })
  const { userName: email } = draft
  await noteScim(context, {
    action: 'user.provision',
    objectType: 'user',
    objectId: id,
    details: { email, environments: provider.environments },
  })
  await followGroups(context, [id])
  return id
}

/** Creates a person from the directory, as far as the login's rule admits them (TRU-411). */
export const createScimPerson = async (
  context: ScimContext,
  draft: PersonDraft & { userName: string },
): Promise<ScimPerson> => {
  refuseDomain(context, draft.userName)
  const removed = await takeBack(context, draft.userName)
  if (removed) return changeScimPerson(context, removed, draft)
  if (context.provider.provisioning === 'NOBODY') {
    if (await isTaken(context, draft.userName, context.provider.id)) throw taken(draft.userName)
    throw new ScimProblem(403, sayScim('notInvited'))
  }
  const id = await insert(context, draft)
  const person = (await findScimPerson(context, id))!
  return draft.active === false ? changeScimPerson(context, person, { active: false }) : person
}

/** Disables a person and removes them from the directory; their records stay. */
export const removeScimPerson = async (context: ScimContext, person: ScimPerson): Promise<void> => {
  const { trx, provider } = context
  await disable(context, person)
  await sql`delete from scim_members m using scim_groups g where m.org_id = ${provider.org_id}
    and m.user_id = ${person.id} and g.org_id = m.org_id and g.id = m.group_id and g.provider_id = ${provider.id}`.execute(
    trx,
  )
  await followGroups(context, [person.id])
  await remember(context, person.id, { is_removed: true })
}
