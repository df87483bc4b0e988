import { sql } from 'kysely'
import { makeScimToken } from '#server/identity-providers/scim/token.ts'
import type { Store } from '#server/store/store.ts'
import { keycloakLike } from './fixtures/issuer-shapes.ts'
import { placeProvider } from './identity-providing.ts'
import type { Reached } from './sign-in.ts'
import { asSystem } from './system.ts'

type Settings = Parameters<typeof placeProvider>[4]

/** An active login with provisioning by its directory, as if two people had approved it. Returns its id and token. */
export const placeDirectory = async (store: Store, orgId: string, settings: Settings = {}) => {
  const { id } = await placeProvider(store, orgId, { issuer: 'https://login.example' }, keycloakLike, {
    provisioning: 'BY_GROUP',
    ...settings,
  })
  const { token, hash } = makeScimToken()
  await asSystem(store, (trx) =>
    sql`update identity_providers set directory = 'SCIM', scim_token_hash = ${hash}, scim_token_ends_at = app_now() + interval '90 days',
      group_jobs = '[{"group":"Payers","job":"preparer"},{"group":"Owners","job":"administrator"}]' where id = ${id}`.execute(
      trx,
    ),
  )
  return { id, token }
}

/** A directory that calls by a token, in the type that SCIM has. */
export const callingScim =
  (app: Reached, token: string) =>
  async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) => {
    const answer = await app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/scim+json' }),
      },
      ...(body && { payload: JSON.stringify(body) }),
    })
    const read = answer.body === '' ? {} : answer.json<Record<string, unknown>>()
    return { status: answer.statusCode, body: read, type: String(answer.headers['content-type']) }
  }
