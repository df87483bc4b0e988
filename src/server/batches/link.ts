import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { CallId } from '#definition/wire.ts'
import { checkUuid } from '#values/uuid.ts'
import type { CallRequest } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { storedOrigin } from '../app/origin.ts'
import { Refused, refused } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import { attachmentNamed } from '../files/attachment.ts'
import { servedFile } from '../files/served.ts'
import { fingerprint } from '../secrets/seal.ts'
import type { Store } from '../store/store.ts'
import { findActing, type ActingDependencies } from '../sessions/acting-session.ts'
import { forAllTenants, ofTenant, type Trx } from '../store/tenant.ts'

const PATH = '/downloads/batches'

/**
 * Creates a short-lived address that serves the file of a batch to anyone who has it, as long as its giver may see
 * batches (API-110, TRU-718).
 */
export const linkTo = async (
  { trx, tenant, now, session: { credential } }: CallRequest,
  definitions: Pick<ServerDefinitions, 'limits'>,
  batchId: string,
) => {
  if (checkUuid(batchId)) return refused('not-found')
  const stored = await trx
    .selectFrom('batches')
    .select('id')
    .where('id', '=', batchId)
    .where('content', 'is not', null)
    .executeTakeFirst()
  if (!stored) return refused('not-found')
  const token = randomBytes(32).toString('base64url')
  const seconds = limitOf(definitions, 'batchLinkSeconds')
  const expiresAt = new Date(now.getTime() + seconds * 1000)
  await trx
    .insertInto('batch_links')
    .values({
      org_id: tenant.orgId,
      environment: tenant.environment,
      token_hash: fingerprint(token),
      batch_id: batchId,
      expires_at: expiresAt,
      user_id: tenant.userId,
      ...storedOrigin(credential),
    })
    .execute()
  return { url: `${PATH}/${token}`, expiresAt: expiresAt.toISOString() }
}

/** Deletes expired links. */
export const forgetLinks = async (trx: Trx): Promise<void> => {
  await trx
    .deleteFrom('batch_links')
    .where('expires_at', '<=', sql<Date>`app_now()`)
    .execute()
}

const GIVES = 'batches.file' satisfies CallId

/** Finds the file of a link; undefined once it expired, or its giver may see batches no more. */
const findFile = (store: Pick<Store, 'db'>, dependencies: ActingDependencies, token: string) =>
  forAllTenants(store, 'batch-links.open', async (trx) => {
    const stored = await trx
      .selectFrom('batch_links as link')
      .innerJoin('batches', (join) =>
        join.onRef('batches.org_id', '=', 'link.org_id').onRef('batches.id', '=', 'link.batch_id'),
      )
      .select([
        'link.org_id',
        'link.environment',
        'link.user_id',
        'link.credential_id',
        'link.credential_name',
      ])
      .select(['batches.file_name', 'batches.content'])
      .where('link.token_hash', '=', fingerprint(token))
      .where('link.expires_at', '>', sql<Date>`app_now()`)
      .executeTakeFirst()
    if (!stored) return undefined
    const { org_id: orgId, environment, user_id: userId } = stored
    const { credential_id: credentialId, credential_name: credentialName } = stored
    const actor = { orgId, environment, userId, credentialId, credentialName }
    const acting = await findActing(ofTenant(trx, orgId), dependencies, actor, GIVES)
    return acting instanceof Refused ? undefined : stored
  })

/** Serves files by their links; unknown, expired and ended links get the same answer. */
export const batchLinkRoute =
  (store: Pick<Store, 'db'>, dependencies: ActingDependencies) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { token: string } }>(`${PATH}/:token`, async (request, reply) => {
      const stored = await findFile(store, dependencies, request.params.token)
      if (!stored?.content) throw refused('batch-link-over')
      const name = stored.file_name
      return reply
        .headers({
          ...servedFile({ name, type: 'text/csv', content: '' }).headers,
          'cache-control': 'no-store',
        })
        .header('content-disposition', attachmentNamed(name))
        .type('text/csv')
        .send(stored.content)
    })
  }
