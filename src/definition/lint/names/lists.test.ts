import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const says = 'Say which list the names of the countries come from.'

it('finds a list that leads nowhere, or to one that leads on', () => {
  const file = 'options/destinations.options.json'
  expect(findingsWith(file, { '/also': 'contries' })).toContain(
    `${file} /also: There is no list of options 'contries'. Did you mean 'countries'?`,
  )
  expect(findingsWith(file, { '/without': 'sanctioned-contries' })).toContain(
    `${file} /without: There is no list of options 'sanctioned-contries'. Did you mean 'sanctioned-countries'?`,
  )
  const other = 'options/sanctioned-countries.options.json'
  expect(findingsWith(other, { '/also': 'destinations' })).toContain(
    `${other} /also: 'destinations' itself names another list: name that one.`,
  )
  for (const name of ['/also', '/without'])
    expect(findingsWith(other, { [name]: 'currencies' }), name).toContain(
      `${other} ${name}: 'currencies' itself names another list: name that one.`,
    )
  const served = 'options/served-countries.options.json'
  expect(findingsWith(served, { '/also': undefined })).toContain(
    `${served} /options: The list holds nothing to choose from. Add an option.`,
  )
})

it('finds a country that no list names, so that it has one name everywhere', () => {
  const details = 'details/exposure.details.json'
  const table = 'tables/country-exposure.table.json'
  const flow = 'flows/add-identity.flow.json'
  const without = (file: string, place: string) => findingsWith(file, { [place]: undefined })
  expect(without(details, '/sections/0/items/0/options')).toContain(
    `${details} /sections/0/items/0/options: ${says}`,
  )
  expect(without(table, '/columns/0/options')).toContain(`${table} /columns/0/options: ${says}`)
  const step = '/steps/1/fields/1/options'
  expect(without(flow, `${step}/labels`)).toContain(`${flow} ${step}: ${says}`)
})

it('finds a value that stands twice in a list', () => {
  const payers = 'options/payers.options.json'
  expect(findingsWith(payers, { '/options/-': { value: 'self', label: 'Me' } })).toContain(
    `${payers} /options/2/value: The value 'self' stands twice in the list. Keep one of them.`,
  )
})
