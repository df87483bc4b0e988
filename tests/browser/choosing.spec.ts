import { enter } from './entrance.ts'
import { people } from './people.ts'
import { step, stepPath } from './wizard.ts'
import { expect, test } from './world.ts'

test('the list of beneficiaries is searched by name and use case, says when nothing fits, and is missed only by a person who goes on or away without a choice (WIZ-013, WIZ-015, WIZ-017)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await expect(step(page, 'Choose a beneficiary')).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search beneficiary' })
  const rows = page.getByRole('radio')

  await test.step('going from an untouched list to adding what it lacks is not leaving the question', async () => {
    await rows.first().focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Add a beneficiary' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('radiogroup')).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('nothing chosen: Continue says what is missing and leads to it', async () => {
    await page.getByRole('button', { name: 'Continue' }).click()
    const summary = page.getByRole('group', { name: 'One answer needs your attention' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link').click()
    await expect(search).toBeFocused()
  })

  await test.step('the list is searched, and says when nothing fits', async () => {
    await search.fill('employee individual')
    await expect(rows.first()).toBeVisible()
    for (const name of await rows.evaluateAll((all) =>
      all.map((one) => one.closest('label')?.textContent ?? ''),
    ))
      expect(name).toMatch(/Employee/)
    await search.fill('nobody of that name')
    await expect(page.getByText('Nothing matches ‘nobody of that name’.')).toBeVisible()
    await search.fill('')
    await expect(page.getByText(/^\d+ to choose from$/)).toBeVisible()
  })
})
