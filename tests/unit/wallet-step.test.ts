import { describe, expect, it } from 'vitest'
import limitFile from '#definitions/limits.json' with { type: 'json' }
import { verificationOf, walletStep } from '#server/wallets/step.ts'

type Given = Parameters<typeof walletStep>[0][number]

const { limits } = limitFile
const needed = { Stablecoin: limits.walletsToCompleteStablecoin.is, others: limits.walletsToComplete.is }
const rules = { isMultiProduct: true, needed }
const older = { ...rules, isMultiProduct: false }
const on = (chain_key: string, changes: Partial<Given> = {}): Given => ({
  product: 'Stablecoin',
  chain_key,
  approved: 'Yes',
  status: 'Active',
  ...changes,
})
const xrp = on('xrpl')
const eth = on('ethereum')
const of = (product: Given['product'], changes: Partial<Given> = {}) => on('xrpl', { product, ...changes })
const step = (wallets: Given[], by = rules) => walletStep(wallets, 'Stablecoin', by)

describe('the wallet step', () => {
  it('of stablecoin is pending with no wallet (ONB-032)', () => {
    expect(step([])).toBe('pending')
    expect(step([of('RPD')])).toBe('pending')
  })

  it('of stablecoin is in progress with one wallet (ONB-033)', () => {
    expect(step([xrp])).toBe('in progress')
  })

  it('of stablecoin is completed with two wallets, on whichever chain (ONB-034, LIM-041)', () => {
    expect(step([xrp, xrp])).toBe('completed')
    expect(step([xrp, eth, eth])).toBe('completed')
  })

  it('went by chain before multi product: one chain is in progress, both are completed (ONB-035)', () => {
    expect(step([xrp, xrp], older)).toBe('in progress')
    expect(step([eth], older)).toBe('in progress')
    expect(step([xrp, eth], older)).toBe('completed')
  })

  it('does not count wallets that were denied, blocked, inactive or removed; one under review counts (ONB-036)', () => {
    expect(step([xrp, on('ethereum', { approved: 'No' })])).toBe('in progress')
    expect(step([xrp, on('ethereum', { approved: 'Blocked' })])).toBe('in progress')
    expect(step([xrp, on('ethereum', { status: 'Deactivated' })])).toBe('in progress')
    expect(step([xrp, on('ethereum', { status: 'Inactive' })])).toBe('in progress')
    expect(step([xrp, on('ethereum', { approved: 'Pending', status: 'Onboarded' })])).toBe('completed')
  })

  it.each(['ODL', 'OTC', 'RPD'] as const)(
    'of %s is completed with one eligible wallet (ONB-037, LIM-042)',
    (product) => {
      expect(walletStep([of(product, { approved: 'No' })], product, rules)).toBe('pending')
      expect(walletStep([of(product)], product, rules)).toBe('completed')
    },
  )

  it('is no better than the worst of its wallets: never approved while one is denied or blocked (TRU-198)', () => {
    const readMessages = (...wallets: Given[]) => verificationOf(wallets, 'Stablecoin', step(wallets))
    expect(readMessages(xrp, eth, on('xrpl', { approved: 'No', status: 'Inactive' }))).toBe('Declined')
    expect(readMessages(xrp, eth, on('xrpl', { approved: 'Blocked' }))).toBe('Declined')
    expect(readMessages(xrp, eth, on('xrpl', { approved: 'No', status: 'Deactivated' }))).toBe('Approved')
  })

  it('is verified as its wallets are (WAL-030)', () => {
    const readMessages = (...wallets: Given[]) => verificationOf(wallets, 'Stablecoin', step(wallets))
    const pending = on('xrpl', { approved: 'Pending' })
    expect(readMessages()).toBe('Not Started')
    expect(readMessages(xrp)).toBe('In Progress')
    expect(readMessages(xrp, pending)).toBe('In Review')
    expect(readMessages(xrp, eth)).toBe('Approved')
    expect(readMessages(on('xrpl', { approved: 'No' }))).toBe('Declined')
  })
})
