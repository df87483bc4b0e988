import { sql } from 'kysely'
import type { Variables } from '#server/deployment/variables.ts'
import type { Store } from '#server/store/store.ts'
import { forAllTenants } from '#server/store/tenant.ts'
import { createRequests, parse } from '#server/network/http/request.ts'
import { objectOf } from '#values/object.ts'
import { CannotStart } from './sentence.ts'

const CAPABILITIES_SECONDS = 4
const isSafe = (address: string | undefined) => address?.startsWith('https:') === true

/** Refuses a network address that cannot work. Throws CannotStart. */
export function checkNetworkAddress({
  PORTOLAN_NETWORK: url,
  PORTOLAN_NETWORK_SECRET: secret,
}: Variables): void {
  if (url !== undefined && secret === undefined)
    throw new CannotStart(
      'PORTOLAN_NETWORK names a network. Set PORTOLAN_NETWORK_SECRET to the secret it shares with us.',
    )
  if (url === undefined && secret !== undefined)
    throw new CannotStart(
      'PORTOLAN_NETWORK_SECRET is set, and no network to use it with. Set PORTOLAN_NETWORK to its address.',
    )
}

/** Refuses an unsafe configuration of a production. Throws CannotStart. */
export function checkAddresses(given: Variables): void {
  if (given.PORTOLAN_ENV !== 'production') return
  const problems: string[] = []
  if (!isSafe(given.PORTOLAN_URL))
    problems.push('In production PORTOLAN_URL has to be the https address that people use.')
  if (given.OIDC_ISSUER !== undefined && !isSafe(given.OIDC_ISSUER))
    problems.push('In production OIDC_ISSUER has to be an https address.')
  if (given.PORTOLAN_NETWORK === undefined)
    problems.push(
      'Without PORTOLAN_NETWORK the network is a simulator, which pays nobody. Set it to the https address of the adapter of your network.',
    )
  if (problems.length > 0) throw new CannotStart(problems.join('\n'))
}

/**
 * Refuses a production whose network says that it pays nobody; a silent one may answer later. Throws
 * CannotStart.
 */
export async function checkNetworkPays(given: Variables): Promise<void> {
  const { PORTOLAN_NETWORK: url, PORTOLAN_NETWORK_SECRET: secret } = given
  if (given.PORTOLAN_ENV !== 'production' || url === undefined || secret === undefined) return
  const answer = await createRequests({ url, secret })(CAPABILITIES_SECONDS)('GET', '/capabilities')
  if ('silent' in answer || objectOf(parse(answer.text)).paysNobody !== true) return
  throw new CannotStart(
    'PORTOLAN_NETWORK is a simulator, which pays nobody. Set it to the https address of the adapter of your network.',
  )
}

/** E-mail addresses under .example are invented, because nobody can own the domain (RFC 2606). */
const INVENTED = '%.example'

/** Refuses a production without people, or with those of the demonstration. Throws CannotStart. */
export async function checkPeople(store: Store): Promise<void> {
  const { rows } = await forAllTenants(store, 'production.check', (trx) =>
    sql<{ is_empty: boolean; has_invented: boolean }>`
      select not exists (select from organisations) as is_empty,
        exists (select from users where lower(email) like ${INVENTED}) as has_invented`.execute(trx),
  )
  if (rows[0]?.has_invented)
    throw new CannotStart(
      'The database holds people of the demonstration, whose password is known to everybody. Give production a database of its own.',
    )
  if (rows[0]?.is_empty)
    throw new CannotStart(
      'The database holds no organisation, so nobody could sign in. Let in your own people first: npm run manage -- add-staff. src/server/GOING-LIVE.md says what follows.',
    )
}
