import { sql } from 'kysely'
import type { Variables } from '#server/deployment/variables.ts'
import type { Store } from '#server/store/store.ts'
import { asSystem } from '#server/store/tenant.ts'
import { CannotStart } from './sentence.ts'

const isSafe = (address: string | undefined) => address?.startsWith('https:') === true

/** Refuses a network that could not be spoken with, wherever that is. Throws CannotStart. */
export function checkNetworkAddress({
  PORTOLAN_NETWORK: url,
  PORTOLAN_NETWORK_SECRET: secret,
}: Variables): void {
  const isOther = url !== undefined && url !== 'simulated'
  if (isOther && secret === undefined)
    throw new CannotStart(
      'PORTOLAN_NETWORK names a network. Set PORTOLAN_NETWORK_SECRET to the secret it shares with us.',
    )
  if (!isOther && secret !== undefined)
    throw new CannotStart(
      'PORTOLAN_NETWORK_SECRET is set, and no network to use it with. Set PORTOLAN_NETWORK to its address.',
    )
}

/** Refuses a production that would be unsafe by what it is told. Throws CannotStart. */
export function checkAddresses(given: Variables): void {
  if (given.PORTOLAN_ENV !== 'production') return
  const problems: string[] = []
  if (!isSafe(given.PORTOLAN_URL))
    problems.push('In production PORTOLAN_URL has to be the https address that people use.')
  if (given.OIDC_ISSUER !== undefined && !isSafe(given.OIDC_ISSUER))
    problems.push('In production OIDC_ISSUER has to be an https address.')
  if (given.PORTOLAN_NETWORK === undefined)
    problems.push(
      'Without PORTOLAN_NETWORK the network is the simulated one, which pays nobody. Set it to the address of a network, or to simulated if that is what this production is for.',
    )
  if (problems.length > 0) throw new CannotStart(problems.join('\n'))
}

/** Whoever has an address under .example was invented: nobody can own one (RFC 2606). */
const INVENTED = '%.example'

/** Refuses a production that nobody could enter, or everybody who knows the demonstration. Throws CannotStart. */
export async function checkPeople(store: Store): Promise<void> {
  const { rows } = await asSystem(store, (trx) =>
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
      'The database holds no organisation, so nobody could sign in. Create the first one: npm run manage -- create-organisation',
    )
}
