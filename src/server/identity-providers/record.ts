import { sql } from 'kysely'
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

/** Where an identity provider leads people back to: an address of its login alone, since an answer says nothing else of who gave it (TRU-626). */
export const redirectAddress = (
  { publicUrl }: Pick<ServerConfig, 'publicUrl'>,
  { id, has_own_address: isOwn }: Pick<ProviderRow, 'id' | 'has_own_address'>,
): string => `${publicUrl}/sign-in/callback${isOwn ? `/${id}` : ''}`

/** Where directories write people and groups. */
export const scimAddress = ({ publicUrl }: Pick<ServerConfig, 'publicUrl'>): string => `${publicUrl}/scim/v2`

/** The domain of an address of mail, in small letters; empty where it is none. */
export const domainOf = (email: string): string => {
  const [, domain = '', ...more] = email.trim().toLowerCase().split('@')
  return more.length > 0 ? '' : domain
}

/** The provider that people with this address sign in at, while it is on. */
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

/** The login that this person signs in at and nowhere else; nothing where they may sign in otherwise (TRU-414). */
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

/** Whether any organisation signs in elsewhere: then an address is asked for first. */
export const isAnyProviderOn = async (store: Store): Promise<boolean> =>
  (await forAllTenants(store, 'logins.find', (trx) =>
    trx.selectFrom('identity_providers').select('id').where('state', '=', 'ON').executeTakeFirst(),
  )) !== undefined
