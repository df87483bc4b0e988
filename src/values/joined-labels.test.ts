import { expect, it } from 'vitest'
import { joinLabels } from './joined-labels.ts'

it.each([
  [['UAT', 'Production'], 'UAT, Production'],
  [['Payments direct, edit', 'Accounts, read'], 'Payments direct, edit; Accounts, read'],
  [['Payments direct, edit'], 'Payments direct, edit'],
  [[], ''],
])('tells labels apart that contain commas themselves: %j (TRU-902)', (labels, line) => {
  expect(joinLabels(labels)).toBe(line)
})
