import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { sql } from 'kysely'
import { writeEvent } from '../../outbox/event.ts'
import { browserName } from '../../sessions/browser-name.ts'
import type { Trx } from '../../store/tenant.ts'
import type { SignInOrigin } from './sign-ins.ts'

const familyOf = (ip: string) => (isIPv4(ip) ? 'ipv4' : isIPv6(ip) ? 'ipv6' : undefined)

/** Returns true if two IP addresses share a network: /24 for IPv4, /48 for IPv6. */
export const isSameNetwork = (...addresses: readonly [string, string]): boolean => {
  const [one = '', other = ''] = addresses.map((ip) => ip.replace(/^::ffff:(?=.*\.)/i, ''))
  const family = familyOf(one)
  if (family === undefined || family !== familyOf(other)) return one === other
  const network = new BlockList()
  network.addSubnet(one, family === 'ipv4' ? 24 : 48, family)
  return network.check(other, family)
}

/**
 * Mails a person after a sign-in from a browser and network that are new among those of `signInDays`, except for
 * their first one (TRU-349).
 */
export const mailNewPlace = async (
  trx: Trx,
  { orgId, userId }: { orgId: string; userId: string },
  from: SignInOrigin,
  signInDays: number,
): Promise<void> => {
  const person = await trx
    .selectFrom('users')
    .select('last_sign_in_at')
    .where('org_id', '=', orgId)
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!person?.last_sign_in_at) return
  const places = await trx
    .selectFrom('sign_ins')
    .select(['ip', 'user_agent'])
    .distinct()
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('outcome', '=', 'SIGNED_IN')
    .where('at', '>', sql<Date>`now() - make_interval(days => ${signInDays}::int)`)
    .execute()
  const browser = browserName(from.userAgent)
  const isFamiliar = places.some(
    ({ ip, user_agent: agent }) =>
      browserName(agent) === browser && ip !== null && isSameNetwork(ip, from.ip),
  )
  if (isFamiliar) return
  const facts = { browser, address: from.ip }
  await writeEvent(trx, { orgId, eventType: 'SIGN_IN_PLACE', facts, page: 'security' }, [userId])
}
