import { expect, it } from 'vitest'
import { placeOf, findingsWith } from '#tests/unit/broken-definitions.ts'

const preset = 'details/payment-preset.details.json'

it('finds two buttons of the same words that can show at once, and none where only one can', () => {
  const edit = `${placeOf(preset, 'actions', 'edit')}/label`
  expect(findingsWith(preset, { [edit]: 'Delete' })).toEqual([
    `${preset} ${placeOf(preset, 'actions', 'delete')}: Two buttons that can show at once read 'Delete'. Give one of them another label.`,
  ])
  expect(findingsWith(preset, { '/purpose': 'Two buttons read ‘Use’, never at once.' })).toEqual([])
})
