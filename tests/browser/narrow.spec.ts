import { enter } from './entrance.ts'
import { people } from './people.ts'
import { chooseBeneficiary, step, stepPath } from './wizard.ts'
import { expect, test } from './world.ts'

test('what takes the focus is covered by nothing at 400 %', async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await chooseBeneficiary(page, 'Elbe Logistik')
  await expect(step(page, 'Payment details')).toBeFocused()
  const covered: string[] = []
  for (const label of ['Funds source', 'You send', 'Purpose', 'Memo', 'Internal ID']) {
    const field = page.getByLabel(label, { exact: label === 'You send' })
    for (let turn = 0; turn < 6 && !(await field.evaluate((one) => one.matches(':focus'))); turn += 1)
      await page.keyboard.press('Tab')
    await expect(field).toBeFocused()
    if (await field.evaluate(isCovered)) covered.push(label)
  }
  expect(covered).toEqual([])
})

/** Something else stands over the middle of it, or it is outside. */
function isCovered(field: Element): boolean {
  const { x, y, width, height } = field.getBoundingClientRect()
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  return !there || !(field.contains(there) || there.contains(field))
}
