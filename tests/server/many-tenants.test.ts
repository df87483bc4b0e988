import { generateKeyPair, exportJWK } from 'jose'
import { expect, it } from 'vitest'
import type { ServerConfig } from '#server/app/config.ts'
import { createOutsideClient } from '#server/identity-providers/client.ts'
import { outsideFault } from '#server/identity-providers/failure.ts'
import type { ProviderRow } from '#server/identity-providers/record.ts'

const HOST = 'https://login.microsoftonline.com'
const OWN = '11111111-2222-4333-8444-555555555555'

/** Runs the discovery of an issuer whose document names the given tenant. */
const discover = async (path: string, named: string) => {
  const { publicKey } = await generateKeyPair('RS256', { extractable: true })
  const reach = async (address: string) =>
    Response.json(
      address.includes('openid-configuration')
        ? {
            issuer: `${HOST}/${named}/v2.0`,
            authorization_endpoint: `${HOST}/authorize`,
            token_endpoint: `${HOST}/token`,
            jwks_uri: `${HOST}/keys`,
            subject_types_supported: ['pairwise'],
            response_types_supported: ['code'],
          }
        : { keys: [await exportJWK(publicKey)] },
    )
  const config = { publicUrl: 'https://portal.example', production: true } as ServerConfig
  const provider = {
    id: 'one',
    issuer: `${HOST}/${path}/v2.0`,
    client_id: 'portolan',
    secret_sealed: null,
    changed_at: new Date(0),
  } as ProviderRow
  const client = createOutsideClient(config, 'secret', reach)
  return client.discover(provider).then(() => 'found', outsideFault)
}

it.each(['common', 'organizations'])(
  'takes no login at an address that every tenant signs in at: %s (TRU-653)',
  async (path) => {
    expect(await discover(path, '{tenantid}')).toBe('idp-discovery')
    expect(await discover(path, '99999999-2222-4333-8444-555555555555')).toBe('idp-discovery')
  },
)

it('takes the login of one tenant (TRU-653)', async () => {
  expect(await discover(OWN, OWN)).toBe('found')
})
