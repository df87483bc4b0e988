import { expect, it } from 'vitest'
import type { Move } from '#definition/generated/machine.ts'
import { Refused } from '../../app/refused.ts'
import { describeAnswers, readMoveAnswers } from './move-answers.ts'

type Existing = Parameters<typeof readMoveAnswers>[0]
type Machine = Parameters<typeof readMoveAnswers>[1]

const existing = {
  library: {
    options: {
      reasons: {
        id: 'reasons',
        options: [
          { value: 'FX', label: 'FX costs' },
          { value: 'OTHER', label: 'Other' },
        ],
      },
    },
  },
} as unknown as Existing
const isOther = { evaluate: (facts: { reason?: unknown }) => (facts.reason === 'OTHER' ? 'yes' : 'no') }
const machine = { rules: new Map([['isOther', isOther]]) } as unknown as Machine
const reason = { id: 'reason', type: 'choice', label: 'Reason', options: 'reasons' }
const details = { id: 'details', type: 'text', label: 'In your own words', showWhen: 'isOther' }
const move = { asks: [reason, details] } as unknown as Move
const read = (facts: Record<string, unknown>, made = move) => readMoveAnswers(existing, machine, made, facts)

const refusal = (facts: Record<string, unknown>, made = move) => {
  const answer = read(facts, made)
  expect(answer).toBeInstanceOf(Refused)
  return [(answer as Refused).fault, (answer as Refused).details.fields]
}

it('reads what a move asks, and nothing else that was sent (TRU-494)', () => {
  expect(read({ reason: 'FX', session: {} })).toEqual({ reason: 'FX' })
  expect(read({ reason: 'OTHER', details: ' Wrong branch. ' })).toEqual({
    reason: 'OTHER',
    details: 'Wrong branch.',
  })
  expect(read({ reason: 'FX' }, {} as Move)).toEqual({})
})

it('refuses at its field what is missing, not of the list, or not asked for with the other answers (TRU-494)', () => {
  expect(refusal({})).toMatchObject(['invalid-request', [{ path: 'reason', keyword: 'choice' }]])
  expect(refusal({ reason: 'BOREDOM' })).toMatchObject([
    'invalid-request',
    [{ path: 'reason', keyword: 'choice' }],
  ])
  expect(refusal({ reason: 'OTHER' })).toMatchObject([
    'invalid-request',
    [{ path: 'details', keyword: 'text' }],
  ])
  expect(refusal({ reason: 'FX', details: 'No.' })).toEqual([
    'invalid-request',
    [
      {
        path: 'details',
        keyword: 'text',
        message: 'This is not asked for with the other answers. Leave it out.',
      },
    ],
  ])
})

it('does without an answer that is optional, and shows nothing by a rule that is missing (TRU-494)', () => {
  const optional = { asks: [{ ...reason, optional: true }] } as unknown as Move
  expect(read({}, optional)).toEqual({})
  expect(Object.keys(read({}, optional))).toEqual([])
  const odd = { asks: [{ ...reason, type: 'unheard-of' }] } as unknown as Move
  expect(read({ reason: 'FX' }, odd)).toEqual({})
  const broken = { asks: [{ ...details, showWhen: 'missing' }, reason] } as unknown as Move
  expect(read({ reason: 'OTHER' }, broken)).toEqual({ reason: 'OTHER' })
})

it('says what was answered in words: the label of a list, the text of a text (TRU-494)', () => {
  const say = (answers: Record<string, string>, made = move) => describeAnswers(existing, made, answers)
  expect(say({ reason: 'FX' })).toBe('FX costs')
  expect(say({ reason: 'OTHER', details: 'Wrong branch.' })).toBe('Other: Wrong branch.')
  expect(say({ reason: 'GONE' })).toBe('GONE')
  expect(say({})).toBeUndefined()
  expect(say({ reason: 'FX' }, {} as Move)).toBeUndefined()
})
