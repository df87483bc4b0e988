import { expect, it } from 'vitest'
import type { Call } from '#definition/generated/call.ts'
import type { Facts, LinkedRule, Verdict } from '#engine/rule/types.ts'
import { createChecks } from './checks.ts'
import type { Session } from '../session.ts'

const rule = (authorize: (facts: Facts) => Verdict): LinkedRule => ({
  id: 'r',
  says: 'Say why.',
  reads: [''],
  evaluate: authorize,
})
const isNoted = rule(({ request }) => (Object.hasOwn(Object(request) as object, 'memo') ? 'yes' : 'no'))
const check = createChecks(new Map([['isNoted', isNoted]]), () => ({}))
const call = (must: string) => ({ checks: [{ must, at: 'memo', fault: 'memo-missing' }] }) as unknown as Call
const validate = (must: string, request: unknown) => check(call(must), {} as Session, 'test', request)

it('judges a call by what was sent with it', () => {
  expect(validate('isNoted', { memo: 'Rent' })).toBeUndefined()
  expect(validate('isNoted', {})).toMatchObject({ fault: 'memo-missing' })
  expect(validate('isNoted', undefined)).toMatchObject({ fault: 'memo-missing' })
})

it('refuses where the rule is not there', () => {
  expect(validate('isGone', { memo: 'Rent' })).toMatchObject({ fault: 'memo-missing' })
})
