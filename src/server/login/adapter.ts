import type { Adapter, AdapterPayload } from 'oidc-provider'
import { sql } from 'kysely'
import { asJson } from '../store/json.ts'
import type { Store } from '../store/store.ts'
import { forAllTenants, forNoTenant } from '../store/tenant.ts'

const secondsFromNow = (seconds: number): Date => new Date(Date.now() + seconds * 1000)

/** Seconds that a browser may take to exchange its code after sign-in. */
const ARRIVAL_SECONDS = 120
/** The mark of a person whose pending sign-ins were forgotten; the database sets it. */
const FORGOTTEN = 'Forgotten'

/**
 * Resolves to true if the login of a browser has ended. Its portal session is over, or it never opened one and a
 * password, a factor or the right to sign in has changed since (TRU-712).
 */
const isBrowserOver = async (store: Store, id: string, { loginTs: at, accountId }: AdapterPayload) => {
  if (at === undefined) return false
  const living = await forAllTenants(store, 'sessions.store', (trx) =>
    trx
      .selectFrom('sessions')
      .select('id')
      .where('provider_session', '=', id)
      .where('ended_at', 'is', null)
      .where('idle_expires_at', '>', sql<Date>`now()`)
      .where('absolute_expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst(),
  )
  if (living) return false
  if (Date.now() / 1000 - at >= ARRIVAL_SECONDS) return true
  const forgotten = await forNoTenant(store, (trx) =>
    trx
      .selectFrom('oidc_records')
      .select('id')
      .where('model', '=', FORGOTTEN)
      .where('id', '=', accountId ?? '')
      .where(sql<boolean>`(payload ->> 'at')::float8 >= ${at}::float8`)
      .executeTakeFirst(),
  )
  return forgotten !== undefined
}

/** Creates the storage of the login provider, in one table. */
export const createAdapter =
  (store: Store) =>
  (model: string): Adapter => {
    const findBy = (column: 'id' | 'uid' | 'user_code') => async (value: string) => {
      const row = await forNoTenant(store, (trx) =>
        trx
          .selectFrom('oidc_records')
          .select(['payload', 'expires_at', 'consumed_at'])
          .where('model', '=', model)
          .where(column, '=', value)
          .executeTakeFirst(),
      )
      if (!row || (row.expires_at && row.expires_at.getTime() < Date.now())) return undefined
      const consumed = row.consumed_at ? { consumed: Math.floor(row.consumed_at.getTime() / 1000) } : {}
      return { ...row.payload, ...consumed } as AdapterPayload
    }

    const upsert = async (id: string, payload: AdapterPayload, expiresIn: number): Promise<void> => {
      const values = {
        payload: asJson(payload as Record<string, unknown>),
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        user_code: payload.userCode ?? null,
        expires_at: expiresIn ? secondsFromNow(expiresIn) : null,
      }
      await forNoTenant(store, (trx) =>
        trx
          .insertInto('oidc_records')
          .values({ model, id, consumed_at: null, ...values })
          .onConflict((row) => row.columns(['model', 'id']).doUpdateSet(values))
          .execute(),
      )
    }

    const find = async (id: string): Promise<AdapterPayload | undefined> => {
      const payload = await findBy('id')(id)
      const isOver = model === 'Session' && payload !== undefined && (await isBrowserOver(store, id, payload))
      return isOver ? undefined : payload
    }

    return {
      upsert,
      find,
      findByUid: findBy('uid'),
      findByUserCode: findBy('user_code'),
      consume: async (id) => {
        const set = { consumed_at: new Date() }
        await forNoTenant(store, (trx) =>
          trx.updateTable('oidc_records').set(set).where('model', '=', model).where('id', '=', id).execute(),
        )
      },
      destroy: async (id) => {
        await forNoTenant(store, (trx) =>
          trx.deleteFrom('oidc_records').where('model', '=', model).where('id', '=', id).execute(),
        )
      },
      revokeByGrantId: async (grantId) => {
        await forNoTenant(store, (trx) =>
          trx.deleteFrom('oidc_records').where('grant_id', '=', grantId).execute(),
        )
      },
    }
  }
