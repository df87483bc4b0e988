import { expect, it } from 'vitest'
import { createMemoryPortal } from './network-faults/memory-portal.ts'
import { playSequence } from './network-faults/sequence.ts'

const SEQUENCES = process.env.PORTOLAN_LONG === '1' ? 10_000 : 1000

const payoutOf = (seed: number) => ({
  paymentId: `00000000-0000-4000-8000-${String(seed).padStart(12, '0')}`,
  organisationId: '00000000-0000-4000-8000-000000000001',
  environment: 'production',
  endToEndId: `E2E-${seed}`,
  amount: '18412.70',
  currency: 'MXN',
  rail: 'SPEI',
  payoutCategory: 'BANK',
  beneficiary: { 'Cdtr.Nm': 'Taller Azul' },
  organisation: 'First Client Ltd',
})

it('loses no payment, doubles none and settles none with another amount, whatever goes wrong between a network and us (TRU-282)', async () => {
  const ends = new Map<string, number>()
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const end = await playSequence(seed, createMemoryPortal(payoutOf(seed)), '18412.70 MXN').catch(
      (error: unknown) => {
        throw new Error(`Sequence ${seed}: ${String(error)}`, { cause: error })
      },
    )
    ends.set(end, (ends.get(end) ?? 0) + 1)
  }
  // A search without one of these ends would not cover it.
  for (const end of ['COMPLETED', 'FAILED', 'RETURNED', 'overdue', 'silent', 'other-amount', 'contradiction'])
    expect(ends.get(end) ?? 0, `${end} in ${JSON.stringify([...ends])}`).toBeGreaterThan(0)
})
