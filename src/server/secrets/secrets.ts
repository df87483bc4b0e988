import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { asJson } from '../store/json.ts'
import type { Store } from '../store/store.ts'
import { forNoTenant, type Trx } from '../store/tenant.ts'

export interface LoginSecrets {
  signingKey: JWK
  clientSecret: string
  cookieSecret: string
}

const keep = async (trx: Trx, kid: string, make: () => Promise<JWK>): Promise<JWK> => {
  const read = () => trx.selectFrom('oidc_keys').select('jwk').where('kid', '=', kid).executeTakeFirst()
  const existing = await read()
  if (existing) return existing.jwk
  const jwk = await make()
  await trx
    .insertInto('oidc_keys')
    .values({ kid, jwk: asJson(jwk) as never })
    .onConflict((row) => row.doNothing())
    .execute()
  return (await read())?.jwk ?? jwk
}

const makeSigningKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = randomBytes(8).toString('hex')
  return { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' }
}

const makeSecret = async (): Promise<JWK> => ({ kty: 'oct', k: randomBytes(32).toString('base64url') })

const loaded = new WeakMap<object, Promise<LoginSecrets>>()

const load = (store: Store): Promise<LoginSecrets> =>
  forNoTenant(store, async (trx) => ({
    signingKey: await keep(trx, 'signing', makeSigningKey),
    clientSecret: (await keep(trx, 'client', makeSecret)).k ?? '',
    cookieSecret: (await keep(trx, 'cookie', makeSecret)).k ?? '',
  }))

/**
 * Loads the secrets, created once and stored, so that restarts and replicas sign with the same keys. They
 * never change, so they are read once: inside a transaction an embedded database has no second connection.
 */
export const loadSecrets = (store: Store): Promise<LoginSecrets> => {
  const existing = loaded.get(store.db)
  if (existing) return existing
  const made = load(store)
  loaded.set(store.db, made)
  made.catch(() => loaded.delete(store.db))
  return made
}
