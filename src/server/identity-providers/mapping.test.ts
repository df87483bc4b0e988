import { expect, it } from 'vitest'
import { joinClaims, mapClaims } from './mapping.ts'

const mapping = {
  domains: ['one.example'],
  email_trust: 'CLAIM' as const,
  subject_claim: 'sub',
  email_claim: 'email',
  name_claim: 'name',
  groups_claim: 'groups',
  group_jobs: [],
}
const problem = (token: object, answered: object) =>
  mapClaims(joinClaims({ sub: 'a', ...token }, { sub: 'a', ...answered }), mapping).emailProblem

it('takes an address for verified where that was said of this very address, in the token or the answer about its person (TRU-630)', () => {
  const email = 'chief@one.example'
  expect(problem({ email, email_verified: true }, {})).toBeUndefined()
  expect(problem({}, { email, email_verified: true })).toBeUndefined()
  expect(problem({ email }, { email, email_verified: true })).toBeUndefined()
  expect(problem({ email }, { email: 'other@one.example', email_verified: true })).toBe(
    'idp-email-unverified',
  )
  expect(problem({ email }, { email_verified: true })).toBe('idp-email-unverified')
  expect(problem({ email, email_verified: false }, { email, email_verified: true })).toBe(
    'idp-email-unverified',
  )
})

it.each([
  ['one that is read from right to left', 'Ana \u202Elevar'],
  ['one of two lines', 'Ana\nAdministrator'],
  ['an unseen one', '\u2800'],
  ['a zero byte', 'Ana\u0000'],
  ['a book', 'a'.repeat(300)],
])('takes no name that is shown otherwise than it is: %s (TRU-936)', (_, name) => {
  const email = 'chief@one.example'
  const shownAs = (claims: object) => {
    const { firstName, lastName } = mapClaims({ sub: 'a', email, ...claims }, mapping)
    return `${firstName} ${lastName}`.trim()
  }
  expect(shownAs({ name })).toBe('chief')
  expect(shownAs({ given_name: name, family_name: 'Levar', name: 'Ana Levar' })).toBe('Ana Levar')
  expect(shownAs({ name: 'Ana  O’Levar' })).toBe("Ana O'Levar")
})
