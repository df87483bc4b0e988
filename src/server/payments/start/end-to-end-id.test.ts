import { expect, it } from 'vitest'
import { Refused } from '../../app/refused.ts'
import { limitOf } from '../../definitions/limit.ts'
import { END_TO_END } from '../../organisations/settings.ts'
import { shippedDefinitions } from '#tests/server/shipped.ts'
import { endToEndIdOf, refuseLongEndToEndId } from './end-to-end-id.ts'

const id = '0f9d2c1b-7a3e-4d5f-8b6c-1a2b3c4d5e6f'
const made = 'E2E0F9D2C1B7A3E4D5F8B6C1A2B3C4D5E6F'
const definitions = shippedDefinitions()

it('replaces no reference that was given, and makes one or asks for it as the organisation says (TRU-290)', () => {
  const direct = { id, flow: 'DIRECT' as const }
  const legacy = { id, flow: 'LEGACY' as const }
  expect(endToEndIdOf({ [END_TO_END]: 'true' }, 'MINE', direct)).toBe('MINE')
  expect(endToEndIdOf({}, '', direct)).toBe('')
  expect(endToEndIdOf({}, undefined, direct)).toBe(made)
  expect(endToEndIdOf({ [END_TO_END]: 'true' }, undefined, legacy)).toBe(made)
  const refusals = [
    endToEndIdOf({ [END_TO_END]: 'false' }, undefined, direct),
    endToEndIdOf({}, undefined, legacy),
  ]
  for (const [at, place] of ['endToEndId', 'sender_end_to_end_id'].entries()) {
    expect(refusals[at]).toBeInstanceOf(Refused)
    expect(JSON.stringify(refusals[at])).toContain('end-to-end-id-required')
    expect(JSON.stringify(refusals[at])).toContain(place)
  }
})

it('refuses a reference that is too long for its rail, shorter where the rail speaks ISO 20022 (TRU-290)', () => {
  const most = limitOf(definitions, 'endToEndIdLength')
  const mostIso = limitOf(definitions, 'endToEndIdLengthIso')
  const rails = [{ name: 'sepa', messageFormat: 'ISO20022_SEPA' }, { name: 'ach' }] as never
  const refuse = (given: string | undefined, rail: string) =>
    refuseLongEndToEndId(given, { rail, flow: 'DIRECT' }, { rails }, definitions)
  expect(mostIso).toBeLessThan(most)
  expect(refuse('x'.repeat(mostIso), 'sepa')).toBeUndefined()
  expect(refuse('x'.repeat(most), 'ach')).toBeUndefined()
  expect(refuse(undefined, 'sepa')).toBeUndefined()
  for (const refusal of [refuse('x'.repeat(mostIso + 1), 'sepa'), refuse('x'.repeat(most + 1), 'ach')]) {
    expect(refusal?.fault).toBe('invalid-request')
    expect(JSON.stringify(refusal)).toMatch(/endToEndId.*maxLength|maxLength.*endToEndId/)
  }
})
