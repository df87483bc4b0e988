import { expect, it } from 'vitest'
import type { Banner } from '#definition/generated/page.ts'
import { linkOwnRules } from '../relevance/own-rules.ts'
import { bannersNow } from './banners-now.ts'

const { rules } = linkOwnRules(
  {
    isFull: { says: 'It is full.', when: { '==': [{ var: 'wallets.count' }, 5] } },
    hasWallet: { says: 'There is one.', when: { '>': [{ var: 'wallets.count' }, 0] } },
  },
  new Map(),
)
const banners: Banner[] = [
  { when: 'isFull', tone: 'danger', title: 'Full' },
  { when: 'hasWallet', tone: 'none', title: 'Something' },
]
const titles = (list: readonly Banner[]) => list.map(({ title }) => title)

it('shows the first banner whose rule says yes', () => {
  expect(titles(bannersNow(banners, rules, { wallets: { count: 5 } }))).toEqual(['Full'])
  expect(titles(bannersNow(banners, rules, { wallets: { count: 1 } }))).toEqual(['Something'])
})

it('shows all that fit where the definition says every', () => {
  const every = { every: true as const, items: banners }
  expect(titles(bannersNow(every, rules, { wallets: { count: 5 } }))).toEqual(['Full', 'Something'])
})

it('warns of nothing that is not known yet', () => {
  expect(bannersNow(banners, rules, {})).toEqual([])
  expect(bannersNow(undefined, rules, {})).toEqual([])
})
