import { expect, it } from 'vitest'
import { expectFound, placeOf, findingsWith } from '#tests/unit/broken-definitions.ts'

const types = 'options/notification-types.options.json'

it('finds a name in the sentence of a fault that the server does not fill in', () => {
  expectFound('faults.json', [
    [
      '/faults/too-many-reports/says',
      'At most {moost}.',
      "There is no name to print here 'moost'. Did you mean 'most'?",
    ],
    [
      '/faults/too-many-credentials/says',
      'At most {{coount}}.',
      "There is no name to print here 'coount'. Did you mean 'count'?",
    ],
    [
      '/faults/report-name-taken/says',
      'Somebody called {name} was faster.',
      'Nothing is filled in here: people would read {name} as it stands. Say it without braces.',
    ],
  ])
})

it('finds a name in the words of a flag that no column of its list shows (TRU-742)', () => {
  const flags = 'options/decision-flags.options.json'
  expect(findingsWith(flags, { '/options/0/hint': 'By program {credental.name}' })).toContainEqual(
    expect.stringContaining(
      "There is no name to print here 'credental.name'. Did you mean 'credential.name'?",
    ),
  )
})

it('finds a name in a notification that is not known of its record, and any in the hint of another list', () => {
  const batch = placeOf(types, 'options', 'BATCH_AUTHORIZATION_REQUEST', 'value')
  expect(findingsWith(types, { [`${batch}/hint`]: '{payments} for {beneficiary}.' })).toEqual([
    `${types} ${batch}/hint: There is no name to print here 'beneficiary'. Write one of payments, program.`,
  ])
  const states = 'options/payment-states.options.json'
  expect(findingsWith(states, { '/options/0/hint': 'Such as {state}.' })).toContain(
    `${states} /options/0/hint: Nothing is filled in here: people would read {state} as it stands. Say it without braces.`,
  )
  expect(
    findingsWith(types, { '/options/0/hint': '{sourceAmount sourceCurency} to {beneficiary}.' }),
  ).toEqual([
    `${types} /options/0/hint: There is no name to print here 'sourceCurency'. Did you mean 'sourceCurrency'?`,
  ])
})
