import { sql } from 'kysely'
import { listOf, objectOf } from '#values/object.ts'
import { sayScim } from '#values/generated/say-scim.ts'
import { checkUuid } from '#values/uuid.ts'
import { noteScim, type ScimContext } from './context.ts'
import { listSeen } from './people.ts'
import { remember } from './person-storage.ts'
import { ScimProblem } from './problem.ts'
import { followGroups } from './roles.ts'
import { readName, readText, toList, type readFilter, type readOperations, type readSlice } from './value.ts'

interface ScimGroup {
  id: string
  display_name: string
  external_id: string | null
  created_at: Date
  members: { value: string; display: string }[]
}

interface GroupDraft {
  displayName?: string
  externalId?: string | null
  members?: string[]
}

const found = ({ provider }: ScimContext) =>
  sql`scim_groups g where g.org_id = ${provider.org_id} and g.provider_id = ${provider.id}`

const columns = sql`g.id, g.display_name, g.external_id, g.created_at,
  coalesce((select jsonb_agg(jsonb_build_object('value', u.id, 'display', u.email) order by u.email)
    from scim_members m join users u on u.org_id = m.org_id and u.id = m.user_id
    where m.org_id = g.org_id and m.group_id = g.id), '[]'::jsonb) as members`

/** Returns a group of this login by its ID, or undefined. */
export const findScimGroup = async (context: ScimContext, id: string): Promise<ScimGroup | undefined> => {
  if (checkUuid(id)) return undefined
  const { rows } = await sql<ScimGroup>`select ${columns} from ${found(context)} and g.id = ${id}`.execute(
    context.trx,
  )
  return rows[0]
}

/** Returns a group in SCIM form (RFC 7643, 4.2). */
export const toScimGroup = ({ base }: ScimContext, group: ScimGroup, isBrief = false) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
  id: group.id,
  displayName: group.display_name,
  ...(group.external_id !== null && { externalId: group.external_id }),
  ...(!isBrief && {
    members: group.members.map((member) => ({ ...member, $ref: `${base}/Users/${member.value}` })),
  }),
  meta: {
    resourceType: 'Group',
    created: group.created_at.toISOString(),
    location: `${base}/Groups/${group.id}`,
  },
})

/** Returns a page of the groups of this login. */
export const listScimGroups = async (
  context: ScimContext,
  filter: ReturnType<typeof readFilter>,
  { start, offset, size }: ReturnType<typeof readSlice>,
  isBrief: boolean,
) => {
  const columnOf = { displayName: sql`g.display_name`, externalId: sql`g.external_id`, id: sql`g.id::text` }
  const column = filter && columnOf[filter.attribute as keyof typeof columnOf]
  const where = sql`${found(context)} and ${filter && column ? sql`${column} = ${filter.value}` : sql`true`}`
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${where}`.execute(
    context.trx,
  )
  const { rows } =
    await sql<ScimGroup>`select ${columns} from ${where} order by g.created_at, g.id limit ${size} offset ${offset}`.execute(
      context.trx,
    )
  return toList(
    rows.map((row) => toScimGroup(context, row, isBrief)),
    counted.rows[0]?.count ?? 0,
    start,
  )
}

const membersIn = (value: unknown): string[] => [
  ...new Set(listOf(value).map((member) => readText('members', objectOf(member)['value']))),
]

/** Reads a complete group, as sent by POST and PUT. */
export const readGroup = (body: unknown): GroupDraft & { displayName: string } => {
  const { displayName, externalId, members } = objectOf(body)
  return {
    displayName: readName('displayName', displayName),
    externalId: externalId === undefined || externalId === null ? null : readText('externalId', externalId),
    members: membersIn(members),
  }
}

const VALUE_PATH = /^members\[\s*value\s+eq\s+"([^"]*)"\s*\]$/i

/** Applies the operations of a PATCH: members added or removed, or a new name. */
export const readGroupPatch = (
  group: ScimGroup,
  operations: ReturnType<typeof readOperations>,
): GroupDraft => {
  const draft: GroupDraft & { members: string[] } = { members: group.members.map(({ value }) => value) }
  const takeMembers = (op: string, given: readonly string[]) => {
    if (op === 'replace') draft.members = [...given]
    else if (op === 'add') draft.members = [...new Set([...draft.members, ...given])]
    else draft.members = draft.members.filter((member) => !given.includes(member))
  }
  const takeOne = (op: string, path: string, value: unknown) => {
    const name = path.toLowerCase().replace('urn:ietf:params:scim:schemas:core:2.0:group:', '')
    const [, one] = VALUE_PATH.exec(path) ?? []
    if (one !== undefined && op === 'remove') takeMembers(op, [one])
    else if (name === 'members') {
      const isAll = op === 'remove' && value === undefined
      takeMembers(op, isAll ? draft.members : membersIn(Array.isArray(value) ? value : [value]))
    } else if (name === 'displayname' && op !== 'remove') draft.displayName = readName('displayName', value)
    else if (name === 'externalid') draft.externalId = op === 'remove' ? null : readText('externalId', value)
    else if (name !== 'id' && name !== 'schemas')
      throw new ScimProblem(400, sayScim('path', { path }), 'invalidPath')
  }
  for (const { op, path, value } of operations) {
    if (path !== undefined) takeOne(op, path, value)
    else if (op === 'remove') throw new ScimProblem(400, sayScim('noTarget'), 'noTarget')
    else for (const [name, inner] of Object.entries(objectOf(value))) takeOne(op, name, inner)
  }
  return draft
}

const refuseName = async (context: ScimContext, name: string, id: string | null) => {
  const { rows } = await sql`select 1 from ${found(context)} and g.display_name = ${name}
    and (${id}::uuid is null or g.id <> ${id}::uuid)`.execute(context.trx)
  if (rows.length > 0) throw new ScimProblem(409, sayScim('groupTaken', { name }), 'uniqueness')
}

/** Saves a group as its directory describes it, and updates the roles of its members (TRU-412). */
export const saveScimGroup = async (
  context: ScimContext,
  draft: GroupDraft,
  before?: ScimGroup,
): Promise<ScimGroup> => {
  const { trx, provider } = context
  const { displayName = before?.display_name ?? '', externalId = before?.external_id ?? null } = draft
  await refuseName(context, displayName, before?.id ?? null)
  const values = { display_name: displayName, external_id: externalId }
  const { id } = before
    ? await trx
        .updateTable('scim_groups')
        .set(values)
        .where('org_id', '=', provider.org_id)
        .where('id', '=', before.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto('scim_groups')
        .values({ org_id: provider.org_id, provider_id: provider.id, ...values })
        .returning('id')
        .executeTakeFirstOrThrow()
  const old = before?.members.map(({ value }) => value) ?? []
  const members = draft.members ?? old
  const added = members.filter((member) => !old.includes(member))
  const removed = old.filter((member) => !members.includes(member))
  const seen = await listSeen(context, added)
  const missing = added.find((member) => !seen.includes(member))
  if (missing !== undefined) throw new ScimProblem(400, sayScim('noMember', { id: missing }), 'invalidValue')
  for (const userId of added) {
    await remember(context, userId, {})
    await trx
      .insertInto('scim_members')
      .values({ org_id: provider.org_id, group_id: id, user_id: userId })
      .execute()
  }
  await sql`delete from scim_members where org_id = ${provider.org_id} and group_id = ${id}
    and user_id = any(${removed}::uuid[])`.execute(trx)
  await noteScim(context, {
    action: before ? 'group.update' : 'group.create',
    objectType: 'group',
    objectId: id,
    details: { name: displayName, added, removed },
  })
  await followGroups(context, [...new Set([...old, ...members])])
  return (await findScimGroup(context, id))!
}

/** Deletes a group, and the roles that it gave. */
export const removeScimGroup = async (context: ScimContext, group: ScimGroup): Promise<void> => {
  const { trx, provider } = context
  await trx
    .deleteFrom('scim_groups')
    .where('org_id', '=', provider.org_id)
    .where('id', '=', group.id)
    .execute()
  await noteScim(context, {
    action: 'group.delete',
    objectType: 'group',
    objectId: group.id,
    details: { name: group.display_name },
  })
  await followGroups(
    context,
    group.members.map(({ value }) => value),
  )
}
