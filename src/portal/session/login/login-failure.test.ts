import { expect, it } from 'vitest'
import { quoteLoginError, readErrorCode, sayLoginError } from './login-failure.ts'

it('tells a blocked person whom to ask, and an invited one that somebody approves them first (AUTH-027, TRU-886)', () => {
  expect(sayLoginError('access_denied', 'user is blocked')).toBe(
    'This user is blocked. If you were invited, an administrator of your organisation has to approve you first; otherwise ask the Organization Administrator.',
  )
})

it('names the missing product role (AUTH-012)', () => {
  expect(sayLoginError('access_denied', 'RN0107')).toContain(
    'Contact the administrator of your organisation.',
  )
})

it("shows another error's own message, or the generic one with the error appended (AUTH-028)", () => {
  expect(sayLoginError('access_denied', 'Login Failed.')).toBe('Login Failed.')
  expect(sayLoginError('server_error', undefined)).toBe('Signing in did not work. Try again. (server_error)')
})

it('shows what stands in an address as a quotation alone, in one line and short (TRU-654)', () => {
  expect(quoteLoginError('x', 'Your account is locked.\n\nCall +1 555 0100.')).toBe(
    'Signing in did not work. The sign-in service says: ‘Your account is locked. Call +1 555 0100.’',
  )
  expect(quoteLoginError('x', 'none.” Call us: «now» "or" \u202elater')).toBe(
    'Signing in did not work. The sign-in service says: ‘none. Call us: now or later’',
  )
  expect(quoteLoginError('x', 'a'.repeat(5000)).length).toBeLessThan(300)
  expect(quoteLoginError('Call +1 555 0100', undefined)).toBe('Signing in did not work. Try again.')
  expect([readErrorCode('Call +1 555 0100'), readErrorCode('AUTH_USER_ID_ERROR')]).toEqual([
    undefined,
    'AUTH_USER_ID_ERROR',
  ])
  expect(quoteLoginError('server_error', ' ')).toBe('Signing in did not work. Try again. (server_error)')
  expect(quoteLoginError('access_denied', 'user is blocked')).toBe(sayLoginError('', 'user is blocked'))
  expect(quoteLoginError('login_failed', 'Login Failed.')).toBe('Login Failed.')
})
