import { expect, it } from 'vitest'
import type { ClosedOptions } from '#definition/generated/flow.ts'
import { asks, opened } from '#tests/fixtures/engine/flow.ts'

const words = { badge: 'max wallets reached', says: 'Remove a wallet first.' }
const chains = ['ETH', 'XRPL', 'SOL'].map((id) => ({ id, family: id === 'SOL' ? 'new' : 'old' }))

function open(closed: ClosedOptions[], facts: object = {}) {
  const options = { from: 'chains', value: 'id' }
  const fields = [asks('chain', { type: 'choice', options, closed }), asks('product', { optional: true })]
  const names = ['chains', 'full', 'wallets', 'most'].map((name) => [name, { call: 'x.y' }] as const)
  return opened(
    { facts: Object.fromEntries(names), steps: [{ id: 'one', title: 'One', fields }] },
    { facts: { chains, ...facts } },
  )
}
const shut = (store: ReturnType<typeof open>) =>
  store.field('chain').options.flatMap(({ disabled, value }) => (disabled ? [value] : []))

it('closes the options a list names, with their badge and their reason', () => {
  const store = open([{ in: 'full', ...words }], { full: ['XRPL'] })
  expect(store.field('chain').options[1]).toEqual({
    value: 'XRPL',
    label: 'XRPL',
    disabled: true,
    badge: 'max wallets reached',
    reason: 'Remove a wallet first.',
  })
  expect(shut(store)).toEqual(['XRPL'])
  store.setFacts({ full: [] })
  expect(shut(store)).toEqual([])
})

it('closes the options of records that fit', () => {
  expect(shut(open([{ where: { family: { is: 'new' } }, ...words }]))).toEqual(['SOL'])
  expect(shut(open([{ where: { family: 'product' }, ...words }]))).toEqual([])
})

it('closes what there is enough of, by a number or by a number for each (WAL-038)', () => {
  const full = { from: 'wallets', by: 'chain', where: { product: 'product' }, most: 'most' }
  const wallets = [
    { chain: 'ETH', product: 'p' },
    { chain: 'ETH', product: 'p' },
    { chain: 'XRPL', product: 'p' },
    { chain: 'XRPL', product: 'q' },
  ]
  const store = open([{ full, ...words }], { wallets, most: 2 })
  expect(shut(store)).toEqual([])
  store.answer('product', 'p')
  expect(shut(store)).toEqual(['ETH'])
  store.setFacts({ most: { ETH: 3, XRPL: 1, SOL: 0 } })
  expect(shut(store)).toEqual(['XRPL', 'SOL'])
  store.setFacts({ most: { ETH: 3 } })
  expect(shut(store)).toEqual([])
})

it('forgets no answer whose option closes, and sends it no more', () => {
  const store = open([{ in: 'full', ...words }])
  store.answer('chain', 'ETH')
  store.setFacts({ full: ['ETH'] })
  expect([store.field('chain').value, store.answers()['chain']]).toEqual([undefined, 'ETH'])
  expect(store.advance()).toMatchObject({ ok: false, errors: [{ message: 'Choose one.' }] })
})
