import { expect, it } from 'vitest'
import type { Options } from '#definition/generated/options.ts'
import { linkOptions } from './link-options.ts'

const list = (id: string, options: Options['options'], also?: string): Options => ({
  $schema: '',
  id,
  purpose: 'Proof.',
  options,
  ...(also === undefined ? {} : { also }),
})

it('lays the options of another list before the own ones of a list that names it', () => {
  const countries = list('countries', [{ value: 'HK', label: 'Hong Kong' }])
  const linked = linkOptions({
    countries,
    destinations: list('destinations', [{ value: 'ZZ', label: 'Test destination' }], 'countries'),
    lost: list('lost', [{ value: 'ZZ', label: 'Test destination' }], 'contries'),
  })
  const labels = [...linked].map(([id, options]) => [id, ...options.map(({ label }) => label)])
  expect(labels).toEqual([
    ['countries', 'Hong Kong'],
    ['destinations', 'Hong Kong', 'Test destination'],
    ['lost', 'Test destination'],
  ])
})
