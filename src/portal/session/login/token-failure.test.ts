import { expect, it } from 'vitest'
import { consequenceOf } from './token-failure.ts'

it.each([
  ['timeout', 'AUTH-020'],
  ['The request timed out', 'AUTH-020'],
  ['Unknown or invalid refresh token.', 'AUTH-021'],
  ['invalid refresh_token', 'AUTH-021'],
  ['Missing Refresh Token (audience …)', 'AUTH-022'],
  ['Failed to fetch', 'AUTH-023'],
  ['failed fetch', 'AUTH-023'],
  ['login_required', 'AUTH-025'],
  ['Login required', 'AUTH-025'],
])('logs out on %s (%s)', (message) => {
  expect(consequenceOf(message)).toBe('logout')
})

it.each(['The server is busy', 'consent_required', ''])(
  'only tells in a toast about "%s" (AUTH-024)',
  (message) => {
    expect(consequenceOf(message)).toBe('toast')
  },
)
