import { expect, it } from 'vitest'
import { Refused } from '../app/refused.ts'
import fixtures from './account-fixtures.data.json' with { type: 'json' }
import { toAccount, type AccountRow } from './account.ts'
import { availableOf, liquidityOf } from './liquidity.ts'
import { nodeOf, validatePeering } from './node.ts'

const row = {
  ...fixtures.row,
  created_at: new Date(fixtures.answer.createdAt),
  modified_at: new Date(fixtures.answer.modifiedAt),
} as unknown as AccountRow

it('shows an account with its amounts, and of what nobody set nothing (TRU-291)', () => {
  expect(toAccount(row)).toEqual(fixtures.answer)
  expect(toAccount({ ...row, is_low: true, low_liquidity: '300' })).toMatchObject({
    liquidity: 'LOW',
    lowLiquidity: '300',
  })
})

it('lets arrive what is below the maximum, less what was sent and may come back (TRU-291)', () => {
  expect(availableOf(row)).toBe('3299.5')
  expect(availableOf({ ...row, balance: '5000' })).toBe('-200.5')
})

it('lets move what one account has and the other takes, and never less than nothing (TRU-291)', () => {
  const debit = { ...row, available: '3000' }
  expect(liquidityOf(debit, row)).toEqual({ available: '3000', shown: '3,000.00 GBP' })
  expect(liquidityOf({ ...row, available: '4000' }, row)).toEqual({
    available: '3299.5',
    shown: '3,299.50 GBP',
  })
  expect(liquidityOf({ ...row, available: '-1' }, row)).toEqual({ available: '0', shown: '0.00 GBP' })
  expect(liquidityOf({ ...row, available: '0.01' }, row)).toMatchObject({ available: '0.01' })
})

it('lets nothing move while one of two accounts is disabled, and says what does not fit (TRU-291)', () => {
  const disabled = { ...row, status: 'DISABLED' as const }
  expect(liquidityOf(disabled, row)).toMatchObject({ available: '0' })
  expect(liquidityOf(row, disabled)).toMatchObject({ available: '0' })
  for (const [debit, credit] of [
    [undefined, row],
    [row, undefined],
  ] as const)
    expect(liquidityOf(debit, credit)).toMatchObject({ fault: 'not-found' })
  const other = liquidityOf(row, { ...row, currency: 'USD' })
  expect(other).toMatchObject({ fault: 'transfer-currency' })
  expect(JSON.stringify(other)).toContain('creditAccount')
})

const peers = [
  { address: 'harbor.example', name: 'Harbor', relationships: ['r-1', 'r-2'] },
  { address: 'reef.example', name: 'Reef', relationships: [] },
] as unknown as Parameters<typeof nodeOf>[0]['peers']

it('peers with everybody but itself (TRU-291)', () => {
  const { address, addresses, peers: others, partners } = nodeOf({ peers }, 'Northwind')
  expect(addresses).toEqual([address, 'harbor.example', 'reef.example'])
  expect(others).toEqual(['harbor.example', 'reef.example'])
  expect(partners).toEqual([
    { address: 'harbor.example', name: 'Harbor' },
    { address: 'reef.example', name: 'Reef' },
  ])
  const own = [...peers, { ...peers[0]!, address }]
  expect(nodeOf({ peers: own }, 'Northwind').addresses).toEqual(addresses)
})

it('takes a relationship that the other party has entered, and says at its place that another differs (TRU-291)', () => {
  const peering = (peerAddress?: string, peerRelationshipId?: string) =>
    validatePeering(
      { peers },
      {
        ...(peerAddress !== undefined && { peerAddress }),
        ...(peerRelationshipId !== undefined && { peerRelationshipId }),
      },
    )
  expect(peering('harbor.example', 'r-2')).toBeUndefined()
  expect(peering('harbor.example')).toBeUndefined()
  expect(peering(undefined, 'r-1')).toBeUndefined()
  for (const refusal of [
    peering('reef.example', 'r-1'),
    peering('nobody.example', 'r-1'),
    peering('harbor.example', 'r-3'),
  ]) {
    expect(refusal).toBeInstanceOf(Refused)
    expect(refusal?.fault).toBe('ledger-peering-differs')
    expect(JSON.stringify(refusal)).toContain('peerRelationshipId')
  }
})
