import { expect, it } from 'vitest'
import { Refused } from '../app/refused.ts'
import { toAccount, type AccountRow } from './account.ts'
import { availableOf, liquidityOf } from './liquidity.ts'
import { nodeOf, validatePeering } from './node.ts'

const row = {
  id: 'l-1',
  name: 'operating',
  kind: 'OWN',
  status: 'ENABLED',
  owner: 'Northwind',
  currency: 'GBP',
  scale: 2,
  rounding_mode: 'HALF_EVEN',
  balance: '1500',
  held: '200.5',
  available: '1400',
  minimum: '100',
  maximum: '5000',
  is_low: false,
  low_liquidity: null,
  peer_address: null,
  peer_relationship_id: null,
  owner_minimum: null,
  owner_maximum: null,
  funding_limit: null,
  funding_period: null,
  version: 3,
  created_at: new Date('2026-03-02T08:00:00Z'),
  modified_at: new Date('2026-03-02T09:00:00Z'),
} as unknown as AccountRow

it('shows an account with its amounts, and of what nobody set nothing (TRU-291)', () => {
  expect(toAccount(row)).toEqual({
    id: 'l-1',
    name: 'operating',
    kind: 'OWN',
    status: 'ENABLED',
    owner: 'Northwind',
    currency: 'GBP',
    scale: '2',
    roundingMode: 'HALF_EVEN',
    balance: '1500',
    holds: '1,500.00 GBP',
    held: '200.5',
    available: '1400',
    liquidity: 'ENOUGH',
    minimum: '100',
    maximum: '5000',
    version: 3,
    createdAt: '2026-03-02T08:00:00.000Z',
    modifiedAt: '2026-03-02T09:00:00.000Z',
  })
  expect(toAccount({ ...row, is_low: true, low_liquidity: '300' })).toMatchObject({
    liquidity: 'LOW',
    lowLiquidity: '300',
  })
})

it('lets arrive what is below the maximum, less what was sent and may come back (TRU-291)', () => {
  expect(availableOf(row)).toBe('3299.5')
  expect(availableOf({ ...row, balance: '5000', held: '1' })).toBe('-1')
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
