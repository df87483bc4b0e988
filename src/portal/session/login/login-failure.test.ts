import { expect, it } from 'vitest'
import { sayLoginError } from './login-failure.ts'

it('tells a blocked person whom to ask (AUTH-027)', () => {
  expect(sayLoginError('access_denied', 'user is blocked')).toBe(
    'This user is blocked. Ask the Organization Administrator of your organisation.',
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
