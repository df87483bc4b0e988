import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'flows/add-holiday.flow.json'
const note = { id: 'note', type: 'text', label: 'Note' }
const goesNowhere = `${file} /steps/0/fields/2: The answer to 'note' goes nowhere: name it in the 'body' of the call, or take the field out.`

it('finds an answer that is neither sent nor ruled on', () => {
  expect(findingsWith(file, { '/steps/0/fields/-': note })).toContain(goesNowhere)
})

it.each([
  ['is sent', { '/submit/body/name': 'note' }],
  ['is printed', { '/submit/toast': '{note} was added' }],
  [
    'is ruled on',
    {
      '/rules': { isNoted: { says: 'It has a note.', when: { has: ['note'] } } },
      '/steps/0/fields/1/showWhen': 'isNoted',
    },
  ],
])('takes an answer that %s', (_, patch) => {
  expect(findingsWith(file, { '/steps/0/fields/-': note, ...patch })).not.toContain(goesNowhere)
})
