import { saySession } from '#values/generated/say-session.ts'
import { LoginFailure } from './login-failure.ts'
import type { Claims, Grant } from './session.ts'

/** Asks for tokens of one person alone: another tab may have signed in somebody else, who must not act on this page. */
export function ofSamePerson(ask: () => Promise<Grant>): () => Promise<Grant> {
  let first: Claims | undefined
  return async () => {
    const grant = await ask()
    first ??= grant.claims
    const { userId, orgId } = grant.claims
    if (userId !== first.userId || orgId !== first.orgId)
      throw new LoginFailure({
        kind: 'mismatch',
        says: saySession('somebodyElse'),
      })
    return grant
  }
}
