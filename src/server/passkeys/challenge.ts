import { sql } from 'kysely'
import { fingerprint } from '../secrets/seal.ts'
import type { Trx } from '../store/tenant.ts'

/** For how long a browser may answer: somebody looks for a key or a finger meanwhile. */
const SECONDS = 300

/** Remembers the hash of a challenge, and for whom it was made. */
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

/** Whether a challenge was made for this subject and is open; it is used up by the question (TRU-301). */
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
