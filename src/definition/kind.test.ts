import { expect, it } from 'vitest'
import { idOfPath, kindOfPath } from './kind.ts'

it.each([
  ['flows/add-wallet.flow.json', 'flows', 'add-wallet'],
  ['flows/add-wallet.cases.json', 'cases', 'add-wallet'],
  ['calls/payments.create.call.json', 'calls', 'payments.create'],
  ['cards/support.card.json', 'cards', 'support'],
  ['invariants/two-people.invariant.json', 'invariants', 'two-people'],
  ['limits.json', 'limits', 'limits'],
  ['requirement-types.json', 'requirement-types', 'requirement-types'],
  ['country-names.json', 'country-names', 'country-names'],
])('knows %s by its folder and ending', (path, collection, id) => {
  const kind = kindOfPath(path)!
  expect(kind.collection).toBe(collection)
  expect(idOfPath(path, kind)).toBe(id)
})

it.each(['flow.json', 'pages/a.flow.json', 'flows/a.json', 'more/limits.json', ''])(
  'does not know %s',
  (path) => {
    expect(kindOfPath(path)).toBeUndefined()
  },
)
