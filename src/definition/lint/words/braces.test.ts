import { expect, it } from 'vitest'
import {
  checkChanged,
  context,
  expectFound,
  filesWith,
  findingsWith,
  flow,
  foundWith,
  placeOf,
  real,
  realChecked,
} from '#tests/unit/broken-definitions.ts'
import { definitionFiles } from '../context/definition-files.ts'
import { wordPlaces } from './word-places.ts'

const unfilled = (braces: string) =>
  `Nothing is filled in here: people would read ${braces} as it stands. Say it without braces.`

it('finds braces where words are read as they stand, wherever people read them', () => {
  const step = placeOf(flow, 'steps', 'payment-details')
  expectFound(flow, [
    [`${step}/title`, 'Pay {payee}', unfilled('{payee}')],
    [`${step}/fields/0/label`, 'From {source}', unfilled('{source}')],
  ])
  expectFound('flows/add-wallet.flow.json', [['/leave/title', 'Leave {step}?', unfilled('{step}')]])
  const table = 'tables/payments.table.json'
  expect(
    findingsWith(table, { '/title': 'Payments of {session.name}', '/empty/title': 'None {yet}' }),
  ).toEqual([`${table} /title: ${unfilled('{session.name}')}`, `${table} /empty/title: ${unfilled('{yet}')}`])
  expectFound('pages/home.page.json', [['/title', 'Hello {name}', unfilled('{name}')]])
  expectFound('machines/user.machine.json', [
    ['/states/ACTIVE/label', 'Active: {name}', unfilled('{name}')],
    ['/moves/0/label', '{amount currency}', unfilled('{amount currency}')],
  ])
  expectFound('faults.json', [['/faults/too-many-reports/title', 'More than {most}', unfilled('{most}')]])
})

it('takes braces for what they are where nobody could mean a name by them', () => {
  const step = placeOf(flow, 'steps', 'payment-details')
  expect(foundWith(flow, { [`${step}/title`]: 'Such as { "a": 1 } or {1}' })).toEqual([])
})

it('finds a name that nothing fills in every text that is filled in', () => {
  const { library } = realChecked
  const places = definitionFiles(library)
    .flatMap((definition) => wordPlaces(definition, context.findSchema))
    // No schema describes the record of a refusal, so any name is allowed there.
    .filter(({ kind, path }) => kind === 'template' && !path.endsWith('/overrule/link'))
  expect(places.length).toBeGreaterThan(300)
  const broken = real.map(({ path, text }) => {
    const here = places.filter(({ file }) => file === path)
    const wrong = here.map(({ path: at, says }) => [at, `${says} {nobodyFillsThis}`] as const)
    return wrong.length === 0
      ? { path, text }
      : filesWith(path, Object.fromEntries(wrong)).find((file) => file.path === path)!
  })
  const found = new Set(checkChanged(broken).findings.map(({ file, path }) => `${file} ${path}`))
  expect(places.map(({ file, path }) => `${file} ${path}`).filter((place) => !found.has(place))).toEqual([])
})
