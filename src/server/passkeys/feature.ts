import { checkUuid } from '#values/uuid.ts'
import { isOwnPerson, type CallRequest, type RequestOf } from '../app/call.ts'
import type { ServerConfig } from '../app/config.ts'
import { refused } from '../app/refused.ts'
import { createResource, lockOf } from '../app/resource.ts'
import type { LimitDefinitions } from '../definitions/limit.ts'
import { notify, type NotifyingDefinitions } from '../notifications/notice.ts'
import { browserName } from '../sessions/browser-name.ts'
import type { Row } from '../store/generated/database.ts'
import { optionsToAdd, verifyMade } from './ceremony.ts'
import { saveChallenge, takeChallenge } from './challenge.ts'
import type { Feature } from '../feature.ts'

export interface PasskeyDependencies {
  config: Pick<ServerConfig, 'publicUrl'>
  definitions: NotifyingDefinitions
}

const own = ({ trx, tenant }: CallRequest) =>
  trx.selectFrom('passkeys').selectAll().where('user_id', '=', tenant.userId)

const findOwn = async (request: CallRequest): Promise<Row<'passkeys'> | undefined> => {
  const { passkeyId = '' } = request.params
  return checkUuid(passkeyId) ? undefined : own(request).where('id', '=', passkeyId).executeTakeFirst()
}

const subjectOf = ({ session }: CallRequest): string => `add ${session.id}`

const toPasskey = (row: Row<'passkeys'>) => ({
  orgId: row.org_id,
  userId: row.user_id,
  passkeyId: row.id,
  state: 'ADDED' as const,
  name: row.name,
  isBackedUp: row.is_backed_up,
  createdAt: row.created_at.toISOString(),
  ...(row.last_used_at ? { lastUsedAt: row.last_used_at.toISOString() } : {}),
})

const notifyOwner = (
  { trx, tenant: { orgId, userId: person }, ip }: CallRequest,
  definitions: NotifyingDefinitions,
  eventType: string,
  name: string,
) => notify(trx, definitions, { orgId, eventType, facts: { name, address: ip }, persons: { person } })

/** Returns the resource of one person's passkeys, with its limit. */
const createPasskeys = (definitions: LimitDefinitions) =>
  createResource(definitions, {
    lock: lockOf('passkeys', ({ userId }) => userId),
    rows: ({ trx, tenant }) => trx.selectFrom('passkeys').where('user_id', '=', tenant.userId),
  })

const addPasskey = async (
  request: RequestOf<'passkeys.add'>,
  { config, definitions }: PasskeyDependencies,
  passkeys: ReturnType<typeof createPasskeys>,
) => {
  const { trx, tenant, body, headers } = request
  await passkeys.lock(request)
  const full = await passkeys.refuseFull(request)
  if (full) return full
  const made = await verifyMade(config, body, (challenge) =>
    takeChallenge(trx, challenge, subjectOf(request)),
  )
  if (!made) return refused('passkey-refused')
  const row = await trx
    .insertInto('passkeys')
    .values({
      ...made,
      org_id: tenant.orgId,
      user_id: tenant.userId,
      name: body.name?.trim() || browserName(String(headers['user-agent'] ?? '')),
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) return refused('passkey-refused')
  await notifyOwner(request, definitions, 'PASSKEY_ADDED', row.name)
  return { body: toPasskey(row) }
}

/** Calls on the caller's own passkeys (TRU-300). */
export const feature: Feature = (dependencies) => {
  const passkeys = createPasskeys(dependencies.definitions)
  return {
    'passkeys.list': async (request) => {
      if (!isOwnPerson(request)) return refused('not-found')
      const rows = await own(request).orderBy('created_at').orderBy('id').execute()
      return { body: { content: rows.map(toPasskey) } }
    },
    'passkeys.read': async (request) => {
      const row = isOwnPerson(request) ? await findOwn(request) : undefined
      return row ? { body: toPasskey(row) } : refused('not-found')
    },
    'passkeys.begin': async (request) => {
      if (!isOwnPerson(request)) return refused('not-found')
      const { user, organisation } = request.session
      const options = await optionsToAdd(dependencies.config, user, await own(request).execute())
      await saveChallenge(request.trx, options.challenge, subjectOf(request), organisation.id)
      return { body: { options: JSON.stringify(options) } }
    },
    'passkeys.add': async (request) =>
      isOwnPerson(request) ? addPasskey(request, dependencies, passkeys) : refused('not-found'),
    'passkeys.rename': async (request) => {
      const row = isOwnPerson(request) ? await findOwn(request) : undefined
      if (!row) return refused('not-found')
      const name = request.body.name.trim()
      if (name === row.name || name === '') return { body: toPasskey(row), unchanged: true }
      const { trx, tenant } = request
      await trx
        .updateTable('passkeys')
        .set({ name })
        .where('org_id', '=', tenant.orgId)
        .where('id', '=', row.id)
        .execute()
      return { body: toPasskey({ ...row, name }), record: { name: row.name } }
    },
    'passkeys.remove': async (request) => {
      const row = isOwnPerson(request) ? await findOwn(request) : undefined
      if (!row) return refused('not-found')
      await request.trx
        .deleteFrom('passkeys')
        .where('org_id', '=', request.tenant.orgId)
        .where('id', '=', row.id)
        .execute()
      await notifyOwner(request, dependencies.definitions, 'PASSKEY_REMOVED', row.name)
      return { body: {}, record: { name: row.name } }
    },
  }
}
