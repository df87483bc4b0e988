import { expect, it } from 'vitest'
import { resolveFlags } from './flags.ts'

const defaults = { batchUpload: {}, paymentsSummary: { on: true }, beneficiaries: { on: false } }

it("uses the server's value by the flag's name (FLG-003)", () => {
  const flags = resolveFlags(defaults, { batchUpload: true, paymentsSummary: false })
  expect(flags).toEqual({ batchUpload: true, paymentsSummary: false, beneficiaries: false })
})

it('is off by default except where flags.json says on (FLG-004)', () => {
  expect(resolveFlags(defaults, {})).toEqual({
    batchUpload: false,
    paymentsSummary: true,
    beneficiaries: false,
  })
})
