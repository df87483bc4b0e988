import { sql } from 'kysely'
import type { ServerConfig } from '../app/config.ts'
import type { Store } from '../store/store.ts'
import { forTenant, forAllTenants } from '../store/tenant.ts'
import { optionsToUse, verifyUsed, type UsedPasskey } from './ceremony.ts'
import { saveChallenge, takeChallenge } from './challenge.ts'

const MEMBERS = ['id', 'clientDataJSON', 'authenticatorData', 'signature'] as const
const LONGEST = 4096

/** Reads a browser's passkey response; undefined if it is malformed. */
export const readUsed = (value: unknown): UsedPasskey | undefined => {
  const given = Object(value) as Record<string, unknown>
  const isText = (text: unknown) => typeof text === 'string' && text.length <= LONGEST
  if (!MEMBERS.every((name) => isText(given[name]))) return undefined
  const { id, clientDataJSON, authenticatorData, signature, userHandle } = given as unknown as UsedPasskey
  const used = { id, clientDataJSON, authenticatorData, signature }
  return isText(userHandle) ? { ...used, userHandle } : used
}

/** Authenticates people by passkey: anybody at sign-in, or one person who is asked again. */
export const createPasskeyUse = (store: Store, config: Pick<ServerConfig, 'publicUrl'>) => ({
  /** Requests a passkey, of one person or of anybody. */
  begin: (subject: string, userId?: string) =>
    forAllTenants(store, 'passkeys.use', async (trx) => {
      const own = userId
        ? await trx.selectFrom('passkeys').selectAll().where('user_id', '=', userId).execute()
        : []
      const options = await optionsToUse(config, own)
      await saveChallenge(trx, options.challenge, subject, null)
      return { options, isEmpty: userId !== undefined && own.length === 0 }
    }),
  /**
   * Returns the person whose passkey answered this request; undefined if it is not theirs or not valid here
   * and now.
   */
  verify: async (subject: string, used: UsedPasskey): Promise<string | undefined> => {
    const stored = await forAllTenants(store, 'passkeys.use', (trx) =>
      trx.selectFrom('passkeys').selectAll().where('credential_id', '=', used.id).executeTakeFirst(),
    )
    if (!stored) return undefined
    if (used.userHandle && Buffer.from(used.userHandle, 'base64url').toString() !== stored.user_id)
      return undefined
    // The challenge is consumed whatever the result, so it has its own transaction.
    const after = await verifyUsed(config, used, stored, (challenge) =>
      forAllTenants(store, 'passkeys.use', (trx) => takeChallenge(trx, challenge, subject)),
    )
    if (!after) return undefined
    const saved = await forTenant(store, stored.org_id, (trx) =>
      trx
        .updateTable('passkeys')
        .set({ ...after, last_used_at: sql<Date>`app_now()` })
        .where('id', '=', stored.id)
        .where('counter', '=', stored.counter)
        .returning('user_id')
        .executeTakeFirst(),
    )
    return saved?.user_id
  },
})
