import { expect, it } from 'vitest'
import { placeOf, saidWith } from '#tests/unit/broken.ts'

const preset = 'details/payment-preset.details.json'

it('finds two buttons of the same words that can show at once, and none where only one can', () => {
  const edit = `${placeOf(preset, 'actions', 'edit')}/label`
  expect(saidWith(preset, { [edit]: 'Delete' })).toEqual([
    `${preset} ${placeOf(preset, 'actions', 'delete')}: Two buttons that can show at once read 'Delete'.`,
  ])
  expect(saidWith(preset, { '/purpose': 'Two buttons read ‘Use’, never at once.' })).toEqual([])
})
