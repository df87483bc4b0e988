import { expect, it } from 'vitest'
import { flow, foundWith, context, findingsWith } from './broken-definitions.ts'

it.each([
  [{ '/titel': 'T' }, "/titel: 'titel' is not a word here. Did you mean 'title'?"],
  [{ '/purpose': undefined }, ": 'purpose' is missing."],
  [{ '/steps/0/fields': [] }, '/steps/0/fields: This is empty: write at least one'],
  [{ '/steps/0/detour': false }, '/steps/0/detour: Only true may stand here; leave the word out otherwise.'],
  [
    { '/id': 'Single Payment' },
    "/id: 'Single Payment' is not written as it must be: A name in kebab-case; the file is called after it.",
  ],
  [
    { '/rules/wantsMore': { says: 'S.', when: { has: ['memo'] } } },
    "/rules/wantsMore: 'wantsMore' is not written as it must be: A positive question",
  ],
  [{ '/version': '1' }, '/version: Here stands a whole number, nothing else. Write 1, without quotes.'],
  [
    { '/steps/0/showWhen': { '==': [1, 1] } },
    '/steps/0/showWhen: Here stands the name of one rule, in quotes.',
  ],
])('says what is wrong with %j', (patch, line) => {
  expect(
    findingsWith(flow, patch).some((message) =>
      message.startsWith(line.startsWith(':') ? `${flow}${line}` : `${flow} ${line}`),
    ),
  ).toBe(true)
})

it('offers to put a misspelt word and a misspelt value right', () => {
  expect(foundWith(flow, { '/titel': 'T', '/title': undefined }).map(({ fix }) => fix)).toContainEqual({
    path: '/titel',
    key: 'title',
  })
  const call = 'calls/payments.create.call.json'
  expect(foundWith(call, { '/method': 'PSOT' }).map(({ fix }) => fix)).toContainEqual({
    path: '/method',
    was: 'PSOT',
    value: 'POST',
  })
})

it('does not offer a word that already stands there', () => {
  const found = foundWith(flow, { '/titel': 'T' })
  expect(found[0]?.nearest).toBe('title')
  expect(found[0]?.fix).toBeUndefined()
})

it('says so when there is no schema', () => {
  expect(context.validate('nothing', {})).toEqual([
    { path: '', sentence: "There is no schema for 'nothing'." },
  ])
})
