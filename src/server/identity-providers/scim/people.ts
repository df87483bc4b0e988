import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import type { ScimContext } from './context.ts'
import { toList, type readFilter, type readSlice } from './value.ts'

export interface ScimPerson {
  id: string
  email: string
  first_name: string
  last_name: string
  status: 'CREATED' | 'ACTIVE' | 'DISABLED'
  created_at: Date
  external_id: string | null
  /** This login created the person, so it may change their name, address and roles. */
  is_provisioned: boolean
  /** The directory disabled them, and nobody let them in since: it may enable them again. */
  is_disabled: boolean
  groups: { value: string; display: string }[]
}

/**
 * Selects the people visible to a directory: of its organisation, with addresses at its domains, not removed
 * by it.
 */
const seen = ({ provider }: ScimContext) => sql`users u
  left join scim_people p on p.org_id = u.org_id and p.provider_id = ${provider.id} and p.user_id = u.id
  where u.org_id = ${provider.org_id} and u.status in ('CREATED', 'ACTIVE', 'DISABLED')
    and split_part(lower(u.email), '@', 2) = any(${provider.domains}::text[]) and not coalesce(p.is_removed, false)`

const columns = ({ provider }: ScimContext) => sql`
  u.id, u.email, u.first_name, u.last_name, u.status, u.created_at, p.external_id,
  coalesce(p.disabled_at >= u.active_since, false) as is_disabled,
  coalesce(p.is_provisioned, false) or exists (select from identity_links l where l.org_id = u.org_id
    and l.provider_id = ${provider.id} and l.user_id = u.id and l.is_provisioned) as is_provisioned,
  coalesce((select jsonb_agg(jsonb_build_object('value', g.id, 'display', g.display_name) order by g.display_name)
    from scim_members m join scim_groups g on g.org_id = m.org_id and g.id = m.group_id
    where m.org_id = u.org_id and m.user_id = u.id and g.provider_id = ${provider.id}), '[]'::jsonb) as groups`

/** Returns one person, or undefined if the directory sees none with this ID. */
export const findScimPerson = async (context: ScimContext, id: string): Promise<ScimPerson | undefined> => {
  if (checkUuid(id)) return undefined
  const { rows } =
    await sql<ScimPerson>`select ${columns(context)} from ${seen(context)} and u.id = ${id}`.execute(
      context.trx,
    )
  return rows[0]
}

/** Returns those of the IDs whose people the directory sees. */
export const listSeen = async (context: ScimContext, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{
    id: string
  }>`select u.id from ${seen(context)} and u.id::text = any(${[...ids]}::text[])`.execute(context.trx)
  return rows.map(({ id }) => id)
}

/** Returns a person in SCIM form (RFC 7643, 4.1). */
export const toScimUser = ({ base }: ScimContext, person: ScimPerson) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  id: person.id,
  ...(person.external_id !== null && { externalId: person.external_id }),
  userName: person.email,
  name: {
    givenName: person.first_name,
    familyName: person.last_name,
    formatted: `${person.first_name} ${person.last_name}`.trim(),
  },
  displayName: `${person.first_name} ${person.last_name}`.trim(),
  emails: [{ value: person.email, type: 'work', primary: true }],
  active: person.status === 'ACTIVE',
  groups: person.groups.map((group) => ({ ...group, $ref: `${base}/Groups/${group.value}` })),
  meta: {
    resourceType: 'User',
    created: person.created_at.toISOString(),
    location: `${base}/Users/${person.id}`,
  },
})

const matches = (filter: ReturnType<typeof readFilter>) => {
  if (filter === undefined) return sql`true`
  const { attribute, value } = filter
  if (attribute === 'userName') return sql`lower(u.email) = ${value.toLowerCase()}`
  return attribute === 'id' ? sql`u.id::text = ${value}` : sql`p.external_id = ${value}`
}

/** Returns a page of the people visible to a directory (RFC 7644, 3.4.2). */
export const listScimPeople = async (
  context: ScimContext,
  filter: ReturnType<typeof readFilter>,
  { start, offset, size }: ReturnType<typeof readSlice>,
) => {
  const found = sql`${seen(context)} and ${matches(filter)}`
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${found}`.execute(
    context.trx,
  )
  const { rows } = await sql<ScimPerson>`select ${columns(context)} from ${found}
    order by u.created_at, u.id limit ${size} offset ${offset}`.execute(context.trx)
  return toList(
    rows.map((row) => toScimUser(context, row)),
    counted.rows[0]?.count ?? 0,
    start,
  )
}
