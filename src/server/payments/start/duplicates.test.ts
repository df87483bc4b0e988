import { expect, it } from 'vitest'
import { shippedDefinitions } from '#tests/server/shipped.ts'
import { sayAlike, sayLikeness, statesReleased } from './duplicates.ts'

const definitions = shippedDefinitions()

it('compares with no payment of either flow whose money stayed or came back, and with every other (TRU-290)', () => {
  const released = statesReleased(definitions)
  for (const state of ['FAILED', 'CANCELED', 'EXPIRED', 'RETURNED', 'VOID', 'DECLINED', 'RETRY_ACCEPT'])
    expect.soft(released.includes(state), state).toBe(state !== 'RETRY_ACCEPT')
  for (const state of ['INITIATED', 'VALIDATING', 'TRANSFERRING', 'COMPLETED', 'PENDING_APPROVAL', 'LOCKED'])
    expect.soft(released, state).not.toContain(state)
})

const found = {
  id: 'p-1',
  batch_id: null,
  created_at: new Date('2026-03-02T08:15:00Z'),
  state: 'COMPLETED',
  source_amount: '900.00',
  source_currency: 'GBP',
  destination_amount: '1140.00',
  destination_currency: 'USD',
  payee: 'Taller Azul',
  alike: ['PAYEE_AND_AMOUNT', 'INTERNAL_ID'] satisfies ('PAYEE_AND_AMOUNT' | 'INTERNAL_ID')[],
}

it('says which payment it is, to whom where that is known, and what it has in common (TRU-290)', () => {
  const named = sayAlike(found)
  for (const part of ['900.00 GBP', 'Taller Azul', '08:15', sayLikeness(found.alike)])
    expect.soft(named).toContain(part)
  const unnamed = sayAlike({ ...found, payee: null })
  expect(unnamed).not.toMatch(/null|Taller/)
  expect(unnamed).toContain('900.00 GBP')
  const words = (['PAYEE_AND_AMOUNT', 'INTERNAL_ID', 'END_TO_END_ID'] as const).map((one) =>
    sayLikeness([one]),
  )
  expect(new Set(words).size).toBe(3)
  expect(sayLikeness(['INTERNAL_ID', 'END_TO_END_ID'])).toBe(`${words[1]} and ${words[2]}`)
})
