import { setTimeout as wait } from 'node:timers/promises'
import { refused } from '../app/refused.ts'
import { isDenied, type RelyingParty } from './relying-party.ts'
import type { StoredSession, SessionStore } from './session-store.ts'

const EARLY_MS = 60_000
const LOOK_AGAIN_MS = 200
const LOOKS = 40

const isFresh = (session: StoredSession): boolean => session.accessExpiresAt.getTime() - Date.now() > EARLY_MS

/** Renews access tokens; concurrent requests of several tabs use the refresh token only once. */
export const createRenewal = (sessions: SessionStore, party: RelyingParty) => {
  const running = new Map<string, Promise<StoredSession | undefined>>()

  const waitForOther = async (id: string): Promise<StoredSession | undefined> => {
    for (let look = 0; look < LOOKS; look += 1) {
      await wait(LOOK_AGAIN_MS)
      const session = await sessions.touch(id, false)
      if (!session || isFresh(session)) return session
    }
    return sessions.touch(id, false)
  }

  const renew = async (id: string, session: StoredSession): Promise<StoredSession | undefined> => {
    const { refreshToken, idToken } = session.tokens
    if (!refreshToken) {
      await sessions.end(id)
      return undefined
    }
    if (!(await sessions.claimRenewal(id))) return waitForOther(id)
    try {
      const fresh = await party.renew(refreshToken)
      await sessions.renewed(id, {
        ...fresh,
        refreshToken: fresh.refreshToken ?? refreshToken,
        idToken: fresh.idToken ?? idToken,
      })
    } catch (error) {
      if (isDenied(error)) {
        await sessions.end(id)
        return undefined
      }
      await sessions.notRenewed(id)
      if (session.accessExpiresAt.getTime() <= Date.now()) throw refused('login-away')
    }
    return sessions.touch(id, false)
  }

  return async (id: string, isPresent = true): Promise<StoredSession | undefined> => {
    const session = await sessions.touch(id, isPresent)
    if (!session || session.fault || isFresh(session)) return session
    const current = running.get(id) ?? renew(id, session).finally(() => running.delete(id))
    running.set(id, current)
    return current
  }
}
