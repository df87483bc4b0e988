import { sql } from 'kysely'
import { fingerprint } from '../secrets/seal.ts'
import type { Trx } from '../store/tenant.ts'

/** Seconds that a challenge is valid, so that a person can find a key. */
const SECONDS = 300

/** Saves the hash of a challenge and its subject. */
export const saveChallenge = async (
  trx: Trx,
  challenge: string,
  subject: string,
  orgId: string | null,
): Promise<void> => {
  await sql`insert into passkey_challenges (challenge_hash, org_id, subject, expires_at)
    values (${fingerprint(challenge)}, ${orgId}, ${fingerprint(subject)}, app_now() + make_interval(secs => ${SECONDS}::int))`.execute(
    trx,
  )
}

/** Resolves to true for an open challenge of this subject, and consumes it (TRU-301). */
export const takeChallenge = async (trx: Trx, challenge: string, subject: string): Promise<boolean> => {
  const taken = await trx
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', fingerprint(challenge))
    .where('subject', '=', fingerprint(subject))
    .where('expires_at', '>', sql<Date>`app_now()`)
    .returning('challenge_hash')
    .executeTakeFirst()
  return taken !== undefined
}
