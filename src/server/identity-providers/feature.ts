import { sql } from 'kysely'
import type { Answer } from '#definition/wire.ts'
import { sayIdentityProviders } from '#values/generated/say-identity-providers.ts'
import { readWholeDays } from '#values/duration.ts'
import { checkUuid } from '#values/uuid.ts'
import type { ClientsRequest, EarlyRequest } from '../app/call.ts'
import type { ServerConfig } from '../app/config.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { readPage } from '../app/list/listed-rows.ts'
import { Refused, refused } from '../app/refused.ts'
import { inEnglish } from '../languages/reader.ts'
import { limitOf } from '../definitions/limit.ts'
import { loadSecrets } from '../secrets/secrets.ts'
import { actorsOf, noteInClient, refuseAlone } from '../provider/client.ts'
import { notify } from '../notifications/notice.ts'
import { defineTokenEndings } from './scim/ending.ts'
import { followMapping } from './scim/roles.ts'
import { makeScimToken, NO_TOKEN } from './scim/token.ts'
import { ENVIRONMENTS } from '../store/environment.ts'
import type { Store } from '../store/store.ts'
import type { Trx } from '../store/tenant.ts'
import { createOutsideClient } from './client.ts'
import { findProviderById, redirectAddress, scimAddress, sealSecret, type ProviderRow } from './record.ts'
import { settingsOf } from './settings.ts'
import { environmentsIn, summaryOf } from '../languages/login-summary.ts'
import { makeTicket } from './probe/ticket.ts'
import { inspectProvider, saveProbe } from './probe/probe.ts'
import type { ProbeLine } from './probe/probe-line.ts'
import { endOtherSessions } from './outside-session.ts'
import { sayProbe } from './probe/probe-words.ts'
import type { Feature } from '../feature.ts'

export interface IdentityProviderDependencies {
  store: Store
  definitions: ServerDefinitions
  config: ServerConfig
}

const JOBS = ['preparer', 'approver', 'treasurer', 'developer', 'viewer', 'administrator'] as const

type Verb = 'create' | 'update' | 'secret' | 'turn-on' | 'turn-off' | 'try' | 'token' | 'revoke-token'

/** Notifications to people of the client, by action. */
const NOTICES: Readonly<Partial<Record<Verb, string>>> = {
  create: 'LOGIN_ADDED',
  update: 'LOGIN_CHANGED',
  'turn-on': 'LOGIN_ON',
  'turn-off': 'LOGIN_OFF',
  token: 'LOGIN_TOKEN',
}

type Wire = Answer<'identityProviders.read'>
type Named = ProviderRow & { client: string }

const linesOf = ({ group_jobs: groups }: ProviderRow) => groups.map(({ group, job }) => `${group} = ${job}`)

/** Reads a login for the provider's staff; the database checks who they are. */
const findNamed = async (trx: Trx, id: string): Promise<Named | undefined> => {
  if (checkUuid(id)) return undefined
  return trx
    .selectFrom('identity_providers as p')
    .innerJoin('organisations as o', 'o.id', 'p.org_id')
    .selectAll('p')
    .select('o.name as client')
    .where('p.id', '=', id)
    .executeTakeFirst()
}

/** The logins of clients, managed by the provider's staff (TRU-407). */
export const feature: Feature = ({ store, jobs, definitions, config }) => {
  defineTokenEndings(jobs, store, definitions)
  const secretKey = async () => (await loadSecrets(store)).cookieSecret

  const toWire = async (row: Named, now: Date): Promise<Wire> => {
    const job = JOBS.find((one) => one === row.default_job)
    const lines = row.probe ?? []
    const isReached = lines.some(({ id }) => id === 'discovery-good')
    const start = {
      says: sayIdentityProviders('startHere', { name: row.name }),
      ticket: makeTicket(row.id, await secretKey()),
    }
    return {
      id: row.id,
      clientId: row.org_id,
      client: row.client,
      state: row.state,
      name: row.name,
      issuer: row.issuer,
      openidClient: row.client_id,
      scopes: row.scopes,
      domains: row.domains.join(', '),
      emailTrust: row.email_trust,
      subjectClaim: row.subject_claim,
      emailClaim: row.email_claim,
      nameClaim: row.name_claim,
      groupsClaim: row.groups_claim,
      provisioning: row.provisioning,
      environments: ENVIRONMENTS.filter((one) => row.environments.includes(one)),
      ...(row.group_jobs.length > 0 && { groups: linesOf(row).join('; ') }),
      ...(job !== undefined && { defaultJob: job }),
      ...(row.acr_values !== null && { acrValues: row.acr_values }),
      summary: inEnglish(() => summaryOf(definitions, row)),
      environmentsSay: environmentsIn(definitions, row),
      secret: row.secret_sealed === null ? 'NONE' : 'STORED',
      redirectAddress: redirectAddress(config, row),
      directory: row.directory,
      otherSignIn: row.other_sign_in,
      scimAddress: scimAddress(config),
      scimToken: row.scim_token_hash === null ? 'NONE' : 'STORED',
      ...(row.scim_token_ends_at && { scimTokenEndsAt: row.scim_token_ends_at.toISOString() }),
      ...(row.scim_earlier_ends_at &&
        row.scim_earlier_ends_at > now && { scimEarlierEndsAt: row.scim_earlier_ends_at.toISOString() }),
      ...(row.scim_token_made_at && { scimTokenMadeAt: row.scim_token_made_at.toISOString() }),
      ...(row.scim_used_at && { scimUsedAt: row.scim_used_at.toISOString() }),
      ...sayProbe(lines),
      start: isReached ? [start] : [],
      ...(row.tried_at && { triedAt: row.tried_at.toISOString() }),
      changedAt: row.changed_at.toISOString(),
    }
  }

  /** Writes the action to both audit trails: the provider's and the client's. */
  const done = async (request: ClientsRequest, row: Named, verb: Verb) => {
    const { name, issuer, domains } = row
    const entry = { action: `identity-provider.${verb}`, objectType: 'identity provider', objectId: row.id }
    const details = { login: name, issuer, domains: domains.join(', ') }
    const actors = await actorsOf(request)
    const eventType = NOTICES[verb]
    await request.clients.change(row.org_id, async () => {
      await noteInClient(request.trx, row.org_id, { ...entry, details: { ...actors, ...details } })
      if (eventType === undefined) return
      const facts = { name, domains: details.domains }
      await notify(request.trx, definitions, { orgId: row.org_id, eventType, facts })
    })
    return {
      body: await toWire(row, request.now),
      record: { client: row.client, ...details },
    }
  }

  const find = async (request: ClientsRequest & { params: { id: string } }) =>
    (await request.clients.isProvider())
      ? request.clients.lookUp(() => findNamed(request.trx, request.params.id))
      : undefined

  const write = (
    request: ClientsRequest,
    { id, org_id: orgId }: Named,
    values: Partial<Omit<ProviderRow, 'group_jobs' | 'probe'>>,
  ) =>
    request.clients.change(orgId, async () => {
      await request.trx
        .updateTable('identity_providers')
        .set({ ...values, changed_at: sql<Date>`clock_timestamp()` })
        .where('id', '=', id)
        .execute()
      const row = (await findNamed(request.trx, id))!
      if (row.state === 'ON' && row.other_sign_in === 'REFUSED') await endOtherSessions(request.trx, row)
      return row
    })

  const turn =
    (state: ProviderRow['state'], verb: 'turn-on' | 'turn-off') =>
    async (request: ClientsRequest & { params: { id: string } }) => {
      const row = await find(request)
      if (!row) return refused('not-found')
      return done(request, await write(request, row, { state }), verb)
    }

  return {
    'identityProviders.list': async ({ trx, query, now, clients }) => {
      const { rows, page } = await clients.lookUp(() =>
        readPage<ProviderRow & { client: string }>(trx, query, {
          columns: sql`p.*, o.name as client`,
          from: sql`identity_providers p join organisations o on o.id = p.org_id`,
          where: sql`true`,
          order: sql`p.created_at ${sql.raw(query.sort_direction ?? 'asc')}, p.id`,
        }),
      )
      const content = await Promise.all(rows.map((row) => toWire(row, now)))
      return { body: { content, page } }
    },
    'identityProviders.read': async (request) => {
      const row = await find(request)
      return row ? { body: await toWire(row, request.now) } : refused('not-found')
    },
    'identityProviders.create': async (request) => {
      const alone = await refuseAlone(request, definitions)
      if (alone) return alone
      const { trx, params, body, clients } = request
      if (checkUuid(params.clientId)) return refused('not-found')
      const client = await clients.lookUp(() =>
        trx.selectFrom('organisations').select('id').where('id', '=', params.clientId).executeTakeFirst(),
      )
      if (!client) return refused('not-found')
      // A domain must be unique among the logins of all clients.
      const settings = await clients.lookUp(() => settingsOf(trx, definitions, config, body))
      if (settings instanceof Refused) return settings
      const row = await clients.change(client.id, async () => {
        const { id } = await trx
          .insertInto('identity_providers')
          .values({ org_id: client.id, ...settings, secret_sealed: null, probe: null, tried_at: null })
          .returning('id')
          .executeTakeFirstOrThrow()
        return (await findNamed(trx, id))!
      })
      return done(request, row, 'create')
    },
    'identityProviders.update': async (request) => {
      const alone = await refuseAlone(request, definitions)
      if (alone) return alone
      const { trx, body, clients } = request
      const before = await find(request)
      if (!before) return refused('not-found')
      const settings = await clients.lookUp(() => settingsOf(trx, definitions, config, body, before.id))
      if (settings instanceof Refused) return settings
      const row = await write(request, before, settings)
      if (row.directory === 'SCIM')
        await clients.change(row.org_id, () =>
          followMapping({
            trx,
            provider: row,
            definitions,
            request: { id: request.requestId, ip: request.ip, headers: request.headers },
            base: scimAddress(config),
          }),
        )
      return done(request, row, 'update')
    },
    'identityProviders.saveSecret': async (request) => {
      const row = await find(request)
      if (!row) return refused('not-found')
      const sealed = sealSecret(request.body.secret, await secretKey())
      return done(request, await write(request, row, { secret_sealed: sealed }), 'secret')
    },
    'identityProviders.makeToken': async (request) => {
      const before = await find(request)
      if (before?.directory !== 'SCIM') return refused('not-found')
      const { token, hash } = makeScimToken()
      const days = readWholeDays(request.body.validFor) ?? 0
      const seconds = limitOf(definitions, 'credentialOverlap')
      // The previous token stays valid until the directory has the new one, at most until its own end.
      const made = {
        ...NO_TOKEN,
        scim_token_hash: hash,
        scim_token_made_at: sql<Date>`app_now()` as never,
        scim_token_ends_at: sql<Date>`app_now() + make_interval(days => ${days}::int)` as never,
        scim_earlier_hash: before.scim_token_hash,
        scim_earlier_ends_at: sql<Date>`case when scim_token_hash is null then null
          else least(scim_token_ends_at, app_now() + make_interval(secs => ${seconds}::float8)) end` as never,
      }
      const { body, record } = await done(request, await write(request, before, made), 'token')
      const { id, name, scimTokenEndsAt = '' } = body
      return { body: { id, name, scimAddress: scimAddress(config), secret: token, scimTokenEndsAt }, record }
    },
    'identityProviders.revokeToken': async (request) => {
      const row = await find(request)
      if (!row) return refused('not-found')
      return done(request, await write(request, row, NO_TOKEN), 'revoke-token')
    },
    'identityProviders.turnOn': turn('ON', 'turn-on'),
    'identityProviders.turnOff': turn('OFF', 'turn-off'),
    'identityProviders.try': Object.assign(
      async (request: ClientsRequest & { params: { id: string } }) => {
        const row = await find(request)
        if (!row) return refused('not-found')
        const lines = JSON.parse(request.early ?? '[]') as ProbeLine[]
        await request.clients.change(row.org_id, () => saveProbe(request.trx, row.id, lines))
        return done(request, (await find(request))!, 'try')
      },
      {
        // Outside the transaction, so that nobody waits for a login that does not answer.
        early: async ({ params, session }: Pick<EarlyRequest, 'params' | 'session'>) => {
          if (!session.organisation.products.includes('provider')) return '[]'
          const row = await findProviderById(store, params['id'] ?? '')
          if (!row) return '[]'
          const client = createOutsideClient(config, await secretKey())
          return JSON.stringify(await inspectProvider(client, row, redirectAddress(config, row)))
        },
      },
    ),
  }
}
