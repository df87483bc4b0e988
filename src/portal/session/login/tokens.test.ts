import { expect, it } from 'vitest'
import type { Grant } from '../session.ts'
import { createTokens, TokenError } from './tokens.ts'

const claims = { userId: 'u', orgId: 'o', orgName: 'Org', environments: ['uat'] }
const grantUntil = (at: number, accessToken: string): Grant => ({
  claims,
  accessToken,
  expiresAt: new Date(at).toISOString(),
  idleEndsAt: new Date(at + 1_800_000).toISOString(),
  sessionEndsAt: new Date(at + 3_600_000).toISOString(),
  proof: 'password',
})
const atOnce = () => Promise.resolve()

it('asks once for callers that come together, and again shortly before the token ends (AUTH-016)', async () => {
  let now = 0
  let requested = 0
  const tokens = createTokens(
    () => Promise.resolve(grantUntil(now + 300_000, `t${(requested += 1)}`)),
    () => now,
  )
  expect(await Promise.all([tokens.token(), tokens.token()])).toEqual(['t1', 't1'])
  now = 290_000
  expect(await tokens.token()).toBe('t2')
  expect(requested).toBe(2)
})

it('asks anew when the server refused the token', async () => {
  let requested = 0
  const tokens = createTokens(
    () => Promise.resolve(grantUntil(300_000, `t${(requested += 1)}`)),
    () => 0,
  )
  await tokens.token()
  tokens.forget()
  expect(await tokens.token()).toBe('t2')
})

it('tries a lost connection once more before it counts as a failed fetch (AUTH-023)', async () => {
  let requested = 0
  const lostOnce = createTokens(
    () =>
      (requested += 1) === 1
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(grantUntil(300_000, 't')),
    () => 0,
    atOnce,
  )
  expect(await lostOnce.token()).toBe('t')
  const lost = createTokens(
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => 0,
    atOnce,
  )
  await expect(lost.token()).rejects.toMatchObject({ consequence: 'logout' })
})

it('keeps asking after a failure that may pass', async () => {
  let requested = 0
  const tokens = createTokens(
    () =>
      (requested += 1) === 1
        ? Promise.reject(new TokenError('busy'))
        : Promise.resolve(grantUntil(300_000, 't')),
    () => 0,
  )
  await expect(tokens.token()).rejects.toMatchObject({ consequence: 'toast' })
  expect(await tokens.token()).toBe('t')
})
