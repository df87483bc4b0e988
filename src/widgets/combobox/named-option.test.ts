import { expect, it } from 'vitest'
import { findOptions, nameOptions, onlyOption } from './named-option.ts'

const names: Record<string, string> = {
  MX: 'Mexico',
  NZ: 'New Zealand',
  US: 'United States',
  GB: 'United Kingdom',
}
const options = nameOptions(
  Object.keys(names).map((code) => ({ value: code, label: code })),
  (code) => names[code] ?? code,
)

it('orders by name and finds by name and code, the code itself first', () => {
  expect(options.map(({ code }) => code)).toEqual(['MX', 'NZ', 'GB', 'US'])
  expect(findOptions(options, 'us').map(({ code }) => code)).toEqual(['US'])
  expect(findOptions(options, 'united').map(({ code }) => code)).toEqual(['GB', 'US'])
  expect(findOptions(options, 'zealand new').map(({ code }) => code)).toEqual(['NZ'])
})

it('takes a text for an option only when it can mean no other', () => {
  expect(onlyOption(options, 'gb')?.code).toBe('GB')
  expect(onlyOption(options, 'mexi')?.code).toBe('MX')
  expect(onlyOption(options, 'united')).toBeUndefined()
  expect(onlyOption(options, ' ')).toBeUndefined()
})

it('finds an option by names that it does not show, and takes one of them for it (TRU-802)', () => {
  const called = options.map((option) => ({
    ...option,
    otherNames: (code: string) => (code === 'GB' ? ['UK', 'Great Britain'] : ['Ukulele']),
  }))
  expect(findOptions(called, 'uk')[0]?.code).toBe('GB')
  expect(onlyOption(called, 'UK')?.code).toBe('GB')
  expect(onlyOption(called, 'great brit')?.code).toBe('GB')
  expect(findOptions(called, 'uk').map(({ name }) => name)).not.toContain('UK')
})
