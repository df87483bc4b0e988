import { sql } from 'kysely'
import { domainOf } from '#values/email-domain.ts'
import type { ServerConfig } from '../app/config.ts'
import type { Row } from '../store/generated/database.ts'
import type { Store } from '../store/store.ts'
import { forAllTenants } from '../store/tenant.ts'
import { seal, unseal } from '../secrets/seal.ts'

export type ProviderRow = Row<'identity_providers'>

const SEALED_FOR = 'identity-provider'

export const sealSecret = (secret: string, key: string): string => seal(secret, key, SEALED_FOR)

export const secretOf = ({ secret_sealed: sealed }: ProviderRow, key: string): string | undefined => {
  const secret = sealed === null ? undefined : unseal(sealed, key, SEALED_FOR)
  return typeof secret === 'string' ? secret : undefined
}

/**
 * Returns the redirect address of a login; each login has its own, which identifies the provider of an answer
 * (TRU-626).
 */
export const redirectAddress = (
  { publicUrl }: Pick<ServerConfig, 'publicUrl'>,
  { id, has_own_address: isOwn }: Pick<ProviderRow, 'id' | 'has_own_address'>,
): string => `${publicUrl}/sign-in/callback${isOwn ? `/${id}` : ''}`

/** Returns the SCIM address for directories. */
export const scimAddress = ({ publicUrl }: Pick<ServerConfig, 'publicUrl'>): string => `${publicUrl}/scim/v2`

/** Finds the active login for an e-mail address. */
export const findProviderByEmail = async (store: Store, email: string): Promise<ProviderRow | undefined> => {
  const domain = domainOf(email)
  if (domain === '') return undefined
  return forAllTenants(store, 'logins.find', (trx) =>
    trx
      .selectFrom('identity_providers')
      .selectAll()
      .where('state', '=', 'ON')
      .where(sql<boolean>`${domain} = any(domains)`)
      .executeTakeFirst(),
  )
}

/** Finds the only login that a person may use; undefined if they may sign in another way (TRU-414). */
export const findLoneProvider = async (
  store: Store,
  { email, org_id: orgId }: { email: string; org_id: string },
): Promise<ProviderRow | undefined> => {
  const provider = await findProviderByEmail(store, email)
  return provider?.org_id === orgId && provider.other_sign_in === 'REFUSED' ? provider : undefined
}

export const findProviderById = (store: Store, id: string): Promise<ProviderRow | undefined> =>
  forAllTenants(store, 'logins.find', (trx) =>
    trx
      .selectFrom('identity_providers')
      .selectAll()
      .where(sql<boolean>`id::text = ${id}`)
      .executeTakeFirst(),
  )

/** Resolves to true if any organisation uses its own login; then the e-mail address is requested first. */
export const isAnyProviderOn = async (store: Store): Promise<boolean> =>
  (await forAllTenants(store, 'logins.find', (trx) =>
    trx.selectFrom('identity_providers').select('id').where('state', '=', 'ON').executeTakeFirst(),
  )) !== undefined
