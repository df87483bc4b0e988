import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const balance = 'calls/exchangeBalances.update.call.json'

it('knows which places of a body a flow sends, so that a call names no other for its validation', () => {
  expect(findingsWith(balance, { '/invalid/0/at': 'balanse' })).toContain(
    `${balance} /invalid/0/at: No flow sends 'balanse' with 'exchangeBalances.update', so no field validates it: take it out. Did you mean 'balance'?`,
  )
  const list = 'calls/allowlist.save.call.json'
  expect(findingsWith(list, { '/validates/0': 'entrys' })).toContain(
    `${list} /validates/0: No flow sends 'entrys' with 'allowlist.save', so no field validates it: take it out. Did you mean 'entries'?`,
  )
})

it('lets a call refuse a value only with a fault that it may answer', () => {
  expect(findingsWith(balance, { '/invalid/0/fault': 'mock-exchange-balanse' })).toContain(
    `${balance} /invalid/0/fault: 'exchangeBalances.update' does not list 'mock-exchange-balanse' among its faults: add it there. Did you mean 'mock-exchange-balance'?`,
  )
})
