import { expect, it, vi } from 'vitest'
import type { Call } from '#definition/generated/call.ts'
import {
  claims,
  configuration,
  environments,
  organisation,
  payments,
  user,
} from '#tests/fixtures/portal/answers.ts'
import { testDefinitions } from '#tests/fixtures/portal/definitions.ts'
import { findValidator } from './answer-schemas.ts'
import { createVerify } from './answer-validation.ts'

const validate = async (entity: string, answer: unknown) => (await findValidator(entity))?.(answer)
const calls = Object.values(testDefinitions().definitions.calls)
const [row] = payments.content
const list = { id: 'payments.list', answer: 'payment-list' } as Call

it('finds every schema an answer refers to, in whatever file it stands', async () => {
  expect(calls.length).toBeGreaterThan(20)
  for (const { answer } of calls) expect(await validate(answer, 42), answer).not.toEqual([])
})

it.each([
  ['user', user],
  ['organisation', organisation],
  ['configuration', configuration],
  ['environment-list', environments],
  ['flag-list', { flags: { batchUpload: true } }],
  ['payment-list', payments],
])('takes a sound %s', async (entity, answer) => {
  expect(await validate(entity, answer)).toEqual([])
})

it.each([
  ['a number for money', { ...row, sourceAmount: 1000.5 }],
  ['an exponent in money', { ...row, sourceAmount: '1e3' }],
  ['an id that is none', { ...row, payment_id: 'x' }],
  ['a currency that is none', { ...row, sourceCurrency: 'dollars' }],
])('refuses %s two files away from the answer', async (_, bad) => {
  expect(await validate('payment-list', { ...payments, content: [bad] })).toHaveLength(1)
})

it('refuses what stands one file away', async () => {
  expect(await validate('user', { ...user, id: claims.orgName })).toHaveLength(1)
  expect(await validate('configuration', { ...configuration, productConfiguration: {} })).not.toEqual([])
})

it('reports what does not fit, and takes nothing for an answer only where nothing is one', async () => {
  const report = vi.fn()
  const verify = createVerify(report)
  expect(await verify(list, undefined, '')).not.toEqual([])
  expect(report).toHaveBeenCalledWith(
    'The answer of payments.list does not fit its schema',
    expect.anything(),
  )
  expect(await verify({ ...list, answer: 'empty' }, undefined, '')).toEqual([])
})

it('judges an answer again as soon as a letter of it changes', async () => {
  const verify = createVerify(() => {})
  const text = JSON.stringify(payments)
  expect(await verify(list, payments, text)).toEqual([])
  expect(await verify(list, payments, text)).toEqual([])
  expect(await verify(list, { ...payments, content: [{}] }, `${text} `)).not.toEqual([])
})

it('costs little: a page of payments within 50 ms', async () => {
  const page = { ...payments, content: Array.from({ length: 15 }, () => row) }
  await validate('payment-list', page)
  // The minimum of many times, since a busy machine slows some down but never all.
  const times: number[] = []
  while (times.length < 20) {
    const before = performance.now()
    await validate('payment-list', page)
    times.push(performance.now() - before)
  }
  expect(Math.min(...times)).toBeLessThan(50)
})

it('takes an answer with a field nobody knows, and tells it once', async () => {
  const report = vi.fn()
  const verify = createVerify(report)
  const more = { ...payments, content: [{ ...row, moonPhase: 'full' }] }
  expect(await verify(list, more, '1')).toEqual([])
  expect(await verify(list, more, '2')).toEqual([])
  expect(report).toHaveBeenCalledOnce()
  expect(report.mock.calls[0]?.[1]).toEqual([expect.stringContaining('moonPhase')])
})
