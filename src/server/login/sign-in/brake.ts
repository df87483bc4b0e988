import { sql } from 'kysely'
import type { LimitName } from '#definition/facts/limit-name.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { networkOf } from '../../app/values/network-address.ts'
import { limitOf } from '../../definitions/limit.ts'
import type { Trx } from '../../store/tenant.ts'
import { fingerprint } from '../../secrets/seal.ts'

/** Free tries, and the waits after them, in seconds. */
interface BrakeTerms {
  tries: number
  firstWait: number
  longestWait: number
  forgottenAfter: number
}

/** The limits of free tries, per account and per address. */
export interface BrakeLimits {
  tries: LimitName
  triesOfAddress: LimitName
}

export interface Brake {
  /** The number of wrong passwords after which a person is notified. */
  tries: number
  /** Counts a try before it is checked. Returns its number, or the seconds to wait if it comes too early. */
  take(trx: Trx, subject: string): Promise<{ tries: number } | { waitSeconds: number }>
  /** Returns the seconds an IP address must wait; 0 if it may try. */
  addressWait(trx: Trx, address: string): Promise<number>
  /** Counts a wrong password from an IP address, which many people may share. */
  countAddress(trx: Trx, address: string): Promise<void>
  /** Resets the count of a person who signed in. */
  release(trx: Trx, subject: string): Promise<void>
}

const addressOf = (address: string): string => fingerprint(`address ${networkOf(address)}`)

const waitOf = (trx: Trx, subject: string) =>
  sql<{ seconds: number }>`select greatest(0, ceil(extract(epoch from open_at - app_now())))::int as seconds
    from sign_in_brakes where subject = ${subject}`.execute(trx)

/**
 * Counts a try. While tries are free no time is compared, since concurrent tries may be counted out of order.
 */
const count = (trx: Trx, subject: string, terms: BrakeTerms) => {
  const { tries, firstWait, longestWait, forgottenAfter } = terms
  return sql<{ tries: number }>`
    insert into sign_in_brakes as b (subject, tries, last_at, open_at) values (${subject}, 1, app_now(), app_now())
    on conflict (subject) do update set last_at = app_now(), (tries, open_at) = (
      select n, app_now() + make_interval(secs => case when n < ${tries}::int then 0
        else least(${longestWait}::int, ${firstWait}::int * power(2, least(n - ${tries}::int, 20))) end)
      from (select case when b.last_at < app_now() - make_interval(secs => ${forgottenAfter}::int)
        then 1 else b.tries + 1 end as n) as next)
    where b.tries < ${tries}::int or b.open_at <= app_now() returning tries`.execute(trx)
}

/**
 * Slows down password guessing: each wrong try makes the next wait longer, by account, browser and address
 * (TRU-064).
 */
export const createBrake = (
  definitions: Pick<ServerDefinitions, 'limits'>,
  free: BrakeLimits = { tries: 'signInTries', triesOfAddress: 'signInTriesOfAddress' },
): Brake => {
  const waits = {
    firstWait: limitOf(definitions, 'signInFirstWait'),
    longestWait: limitOf(definitions, 'signInLongestWait'),
    forgottenAfter: limitOf(definitions, 'signInForgotten'),
  }
  const ofAccount = { ...waits, tries: limitOf(definitions, free.tries) }
  const ofAddress = { ...waits, tries: limitOf(definitions, free.triesOfAddress) }
  return {
    tries: ofAccount.tries,
    take: async (trx, subject) => {
      const [row] = (await count(trx, subject, ofAccount)).rows
      if (row) return row
      return { waitSeconds: (await waitOf(trx, subject)).rows[0]?.seconds || 1 }
    },
    addressWait: async (trx, address) => (await waitOf(trx, addressOf(address))).rows[0]?.seconds ?? 0,
    countAddress: async (trx, address) => void (await count(trx, addressOf(address), ofAddress)),
    release: async (trx, subject) =>
      void (await trx.deleteFrom('sign_in_brakes').where('subject', '=', subject).execute()),
  }
}
