import { sealSecret } from '#server/identity-providers/record.ts'
import { loadSecrets } from '#server/secrets/secrets.ts'
import type { Row } from '#server/store/generated/database.ts'
import { asJson } from '#server/store/json.ts'
import type { Store } from '#server/store/store.ts'
import { CLIENT, type Issuer } from './identity-issuer.ts'
import type { IssuerShape } from './fixtures/issuer-shapes.ts'
import type { Browser } from './sign-in.ts'
import { asSystem } from './system.ts'

type Settings = Partial<
  Pick<Row<'identity_providers'>, 'provisioning' | 'domains' | 'acr_values' | 'default_job' | 'state'>
>

/** An identity provider that is in use, as two persons of the provider would have decided it. */
export const placeProvider = async (
  store: Store,
  orgId: string,
  issuer: Pick<Issuer, 'issuer'>,
  shape: IssuerShape,
  settings: Settings = {},
) => {
  const { cookieSecret } = await loadSecrets(store)
  return asSystem(store, (trx) =>
    trx
      .insertInto('identity_providers')
      .values({
        org_id: orgId,
        name: 'Harbor login',
        issuer: issuer.issuer,
        client_id: CLIENT.id,
        secret_sealed: sealSecret(CLIENT.secret, cookieSecret),
        domains: ['harbor.example'],
        provisioning: 'NOBODY',
        environments: ['uat'],
        state: 'ON',
        default_job: null,
        acr_values: null,
        probe: null,
        tried_at: null,
        ...shape.settings,
        group_jobs: asJson(shape.settings.group_jobs) as never,
        ...settings,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

/** Returns the address of the button on a page. */
export const linkOf = (html: string): string =>
  (/<a class="button" href="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')

/** Gives an address on the sign-in page; ends where a page of ours stands. */
export const giveAddress = async (browser: Browser, email: string) => {
  const form = await browser.follow('/auth/login?return_to=/payments')
  return browser.follow(`${form.place}/address`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email }).toString(),
  })
}

/** Signs in at the login of an organisation; ends where the portal would take over, or on a page that says why not. */
export const walkOutside = async (browser: Browser, issuer: Issuer, email: string) => {
  const { answer } = await giveAddress(browser, email)
  const back = await issuer.walk(linkOf(answer.body))
  return browser.follow(`${back.pathname}${back.search}`)
}
