import { sql } from 'kysely'
import { sayScim } from '#values/generated/say-scim.ts'
import { isLastAdministrator, jobsByRule, rolesOf, tooMany } from '../admission.ts'
import { withVacancies } from '../../controls/vacancies.ts'
import { saveRights } from '../../users/user-storage.ts'
import { noteScim, type ScimContext } from './context.ts'
import { ScimProblem } from './problem.ts'

/** Returns the roles a person's groups give, by the mapping two people approved for this login. */
const rolesByGroups = async ({ trx, provider, definitions }: ScimContext, userId: string) => {
  const { rows } = await sql<{ name: string }>`
    select unnest(array[g.display_name, g.external_id]) as name
    from scim_members m join scim_groups g on g.org_id = m.org_id and g.id = m.group_id
    where m.org_id = ${provider.org_id} and g.provider_id = ${provider.id} and m.user_id = ${userId}`.execute(
    trx,
  )
  const names = rows.map(({ name }) => name)
  const jobs = provider.group_jobs.filter(({ group }) => names.includes(group)).map(({ job }) => job)
  return rolesOf(definitions, jobsByRule(provider, { jobs }))
}

/**
 * Updates roles of people this login created to match their groups; never removes the last administrator
 * (TRU-412).
 */
export const followGroups = async (context: ScimContext, userIds: readonly string[]): Promise<void> => {
  const { trx, provider, definitions } = context
  if (provider.provisioning === 'NOBODY' || userIds.length === 0) return
  const { rows: people } = await sql<{ id: string; roles: string[]; status: string }>`
    select u.id, u.status, array(select role from user_roles r where r.org_id = u.org_id and r.user_id = u.id order by role) as roles
    from users u where u.org_id = ${provider.org_id} and u.id = any(${[...userIds]}::uuid[]) and u.status <> 'DELETED'
      and (exists (select from scim_people p where p.org_id = u.org_id and p.provider_id = ${provider.id}
          and p.user_id = u.id and p.is_provisioned)
        or exists (select from identity_links l where l.org_id = u.org_id and l.provider_id = ${provider.id}
          and l.user_id = u.id and l.is_provisioned))
    order by u.id`.execute(trx)
  for (const { id, roles: before } of people) {
    const after = await rolesByGroups(context, id)
    const gained = after.filter((role) => !before.includes(role))
    if (gained.length === 0 && after.length === before.length) continue
    if (await isLastAdministrator({ trx, provider, definitions }, id)) continue
    if (await tooMany({ trx, provider, definitions }, gained))
      throw new ScimProblem(409, sayScim('tooManyOfRole'))
    const own = { org_id: provider.org_id, user_id: id }
    await withVacancies(trx, definitions, id, () =>
      saveRights(trx, own, { roles: before, environments: [] }, { roles: after, environments: [] }),
    )
    await sql`update users set version = version + 1 where org_id = ${provider.org_id} and id = ${id}`.execute(
      trx,
    )
    await noteScim(context, {
      action: 'user.follow-groups',
      objectType: 'user',
      objectId: id,
      details: { before, after },
    })
  }
}

/** Updates the roles of everybody in a directory as soon as a mapping is approved (TRU-554). */
export const followMapping = async (context: ScimContext): Promise<void> => {
  const { trx, provider } = context
  const { rows } = await sql<{ user_id: string }>`select user_id from scim_people
    where org_id = ${provider.org_id} and provider_id = ${provider.id} and not is_removed order by user_id`.execute(
    trx,
  )
  for (const { user_id: id } of rows)
    await followGroups(context, [id]).catch((problem: unknown) => {
      // A role that has reached its limit is not given: the person keeps their roles.
      if (!(problem instanceof ScimProblem)) throw problem
    })
}
