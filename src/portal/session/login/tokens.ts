import type { Grant } from '../session.ts'
import type { SessionEnds } from '../ending/session-ends.ts'
import { consequenceOf, type TokenConsequence } from './token-failure.ts'

/** Early enough that a request sent with it still arrives in time. */
const renewBefore = 20_000

export interface Tokens {
  /** A token that is valid now; renewed silently when it is about to end (AUTH-016). */
  token(): Promise<string>
  /** Drops the token, since the server refused it; the next one is new. */
  forget(): void
  grant(): Promise<Grant>
  /** Requests a new token in any case, to extend the session. */
  renew(): Promise<Grant>
  /** Returns the end of the session, if known. */
  ends(): SessionEnds | undefined
}

export class TokenError extends Error {
  readonly consequence: TokenConsequence
  constructor(message: string) {
    super(message)
    this.consequence = consequenceOf(message)
  }
}

const breath = () => new Promise<void>((resolve) => setTimeout(resolve, 1_500))

/** Holds the access token in this closure only; a failed request is retried once (OPEN-90). */
export function createTokens(ask: () => Promise<Grant>, now: () => number, wait = breath): Tokens {
  let stored: Grant | undefined
  let asking: Promise<Grant> | undefined
  let ends: SessionEnds | undefined

  async function renew(): Promise<Grant> {
    try {
      const grant = await ask().catch((thrown: unknown) =>
        thrown instanceof TypeError ? wait().then(ask) : Promise.reject(thrown),
      )
      stored = grant
      ends = { idle: Date.parse(grant.idleEndsAt), absolute: Date.parse(grant.sessionEndsAt) }
      return grant
    } catch (thrown) {
      if (thrown instanceof TypeError) throw new TokenError('failed fetch')
      throw thrown
    } finally {
      asking = undefined
    }
  }

  const grant = async () => {
    if (stored && Date.parse(stored.expiresAt) - now() > renewBefore) return stored
    asking ??= renew()
    return asking
  }

  return {
    grant,
    token: async () => (await grant()).accessToken,
    async renew() {
      await asking?.catch(() => undefined)
      asking ??= renew()
      return asking
    },
    ends: () => ends,
    forget() {
      stored = undefined
    },
  }
}
