import type { FastifyInstance } from 'fastify'
import { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify, type JWTPayload } from 'jose'
import { sql } from 'kysely'
import { objectOf } from '#values/object.ts'
import { fingerprint } from '../secrets/seal.ts'
import { writeAudit } from '../store/audit.ts'
import type { Store } from '../store/store.ts'
import { forTenant, forAllTenants, type Trx } from '../store/tenant.ts'
import type { OutsideClient } from './client.ts'
import type { ProviderRow } from './record.ts'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

interface LogoutParts {
  store: Store
  client: OutsideClient
}

interface Ended {
  subject?: string | undefined
  sid?: string | undefined
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Finds the identity providers of an issuer, with or without a slash at its end. */
const findByIssuer = ({ store }: LogoutParts, issuer: string): Promise<ProviderRow[]> => {
  const bare = issuer.replace(/\/$/, '')
  return forAllTenants(store, 'logins.find', (trx) =>
    trx
      .selectFrom('identity_providers')
      .selectAll()
      .where('issuer', 'in', [bare, `${bare}/`])
      .execute(),
  )
}

/** Logout tokens are stored longer than any is valid, to refuse repeated ones. */
const REMEMBERED = sql`interval '15 minutes'`

/** Tells whether a logout token is new; of two at the same time, one is (TRU-415). */
const isFirst = async (trx: Trx, provider: ProviderRow, jti: string): Promise<boolean> => {
  await sql`delete from logout_tokens where org_id = ${provider.org_id} and taken_at < now() - ${REMEMBERED}`.execute(
    trx,
  )
  const row = await trx
    .insertInto('logout_tokens')
    .values({ org_id: provider.org_id, provider_id: provider.id, token_hash: fingerprint(jti) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends one session of a login, or all of a person, including sign-ins under way (TRU-652). */
const endSessions = async (trx: Trx, provider: ProviderRow, { subject, sid }: Ended): Promise<void> => {
  const named = sql`outside.org_id = ${provider.org_id} and outside.provider_id = ${provider.id}
    and (${sid ?? null}::text is null or outside.sid = ${sid ?? null}::text)
    and (${subject ?? null}::text is null or outside.subject = ${subject ?? null}::text)`
  // This waits for a session that is being bound, which the next statement ends.
  await sql`delete from identity_sessions outside where ${named} and session_hash is null`.execute(trx)
  const { rows } = await sql<{ user_id: string }>`
    update sessions set ended_at = now(), sealed_tokens = '' from identity_sessions outside
    where sessions.id_hash = outside.session_hash and sessions.ended_at is null and ${named}
    returning outside.user_id`.execute(trx)
  // A later silent sign-in must not reuse an ended login.
  await sql`delete from identity_sessions outside where ${named}`.execute(trx)
  for (const { user_id: userId } of rows)
    await writeAudit(
      trx,
      { orgId: provider.org_id, userId: null, environment: null },
      {
        action: 'session.end-outside',
        objectType: 'user',
        objectId: userId,
        details: { login: provider.name },
      },
    )
}

/** Checks the claims of a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6). */
const endedBy = ({ sub, sid, events, nonce, jti }: JWTPayload): (Ended & { jti: string }) | undefined => {
  const ended = { subject: textOf(sub), sid: textOf(sid) }
  if (typeof jti !== 'string' || jti === '') return undefined
  const isOfLogout = Object.hasOwn(objectOf(events), EVENT) && nonce === undefined
  return isOfLogout && (ended.subject ?? ended.sid) !== undefined ? { ...ended, jti } : undefined
}

const verify = async ({ client }: LogoutParts, provider: ProviderRow, token: string) => {
  const { issuer, jwks_uri: keys = '' } = (await client.configurationOf(provider)).serverMetadata()
  const reach = client.reach as unknown as typeof fetch
  const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(keys), { [customFetch]: reach }), {
    issuer,
    audience: provider.client_id,
    algorithms: ALGORITHMS,
    maxTokenAge: '5 minutes',
  })
  return endedBy(payload)
}

/** Receives sign-outs of identity providers, by a signed token or from a page in the browser (TRU-409). */
export const logoutRoutes = (app: FastifyInstance, limited: { config: object }, parts: LogoutParts): void => {
  app.post('/sign-in/back-channel-logout', limited, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const token = textOf(objectOf(request.body)['logout_token']) ?? ''
    try {
      const providers = await findByIssuer(parts, decodeJwt(token).iss ?? '')
      const verified = await Promise.all(
        providers.map(async (provider) => ({
          provider,
          ended: await verify(parts, provider, token).catch(() => undefined),
        })),
      )
      const good = verified.flatMap(({ provider, ended }) => (ended ? [{ provider, ended }] : []))
      let isTaken = false
      // One transaction, so that a token that failed half-way is accepted again.
      for (const { provider, ended } of good)
        await forTenant(parts.store, provider.org_id, async (trx) => {
          if (!(await isFirst(trx, provider, ended.jti))) return
          await endSessions(trx, provider, ended)
          isTaken = true
        })
      return await reply.code(isTaken ? 200 : 400).send(isTaken ? {} : { error: 'invalid_request' })
    } catch {
      return reply.code(400).send({ error: 'invalid_request' })
    }
  })
  app.get<{ Querystring: { iss?: string; sid?: string } }>(
    '/sign-in/front-channel-logout',
    limited,
    async ({ query }, reply) => {
      const [issuer, sid] = [textOf(query.iss), textOf(query.sid)]
      if (issuer !== undefined && sid !== undefined)
        for (const provider of await findByIssuer(parts, issuer))
          await forTenant(parts.store, provider.org_id, (trx) => endSessions(trx, provider, { sid }))
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send('')
    },
  )
}
