import { expect, it } from 'vitest'
import type { Options } from '#definition/generated/options.ts'
import { linkOptions } from './link-options.ts'

const list = (id: string, options: Options['options'], more: Partial<Options> = {}): Options => ({
  $schema: '',
  id,
  purpose: 'Proof.',
  options,
  ...more,
})

it('lays the options of another list before the own ones of a list that names it', () => {
  const countries = list('countries', [{ value: 'HK', label: 'Hong Kong' }])
  const linked = linkOptions({
    countries,
    destinations: list('destinations', [{ value: 'ZZ', label: 'Test destination' }], { also: 'countries' }),
    lost: list('lost', [{ value: 'ZZ', label: 'Test destination' }], { also: 'contries' }),
  })
  const labels = [...linked].map(([id, options]) => [id, ...options.map(({ label }) => label)])
  expect(labels).toEqual([
    ['countries', 'Hong Kong'],
    ['destinations', 'Hong Kong', 'Test destination'],
    ['lost', 'Test destination'],
  ])
})

it('leaves out what stands in the list it is without, and keeps that list as it is (VAL-014)', () => {
  const gold = { value: 'XAU', label: 'Gold' }
  const currencies = [gold, { value: 'USD', label: 'US Dollar' }]
  const linked = linkOptions({
    excluded: list('excluded', [gold]),
    currencies: list('currencies', currencies, { without: 'excluded' }),
    lost: list('lost', currencies, { without: 'exclude' }),
  })
  expect(linked.get('currencies')).toEqual([{ value: 'USD', label: 'US Dollar' }])
  expect(linked.get('excluded')).toEqual([gold])
  expect(linked.get('lost')).toEqual(currencies)
})
