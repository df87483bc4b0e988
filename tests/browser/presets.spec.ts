import { enter, visit } from './entrance.ts'
import { people } from './people.ts'
import { choose, countdown, next, received, resultPage, step, uniqueId } from './wizard.ts'
import { expect, test } from './world.ts'

const settings = '/settings/payment-presets'

test('a preset is made, used, sent, and stands first from then on; one whose quote is refused says why in the words of the server (PRE-005, NAV-037, HOME-013, ERR-037)', async ({
  page,
  world,
}) => {
  const name = `Rent ${uniqueId()}`
  await enter(page, world, people.sender, settings)
  await page.getByRole('button', { name: 'Add preset' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a preset' })
  await dialog.getByLabel('Name').fill('monthly SUPPLIER')
  await choose(page, 'Taller Azul')
  await next(page)
  await choose(page, 'Receive exactly')
  await dialog.getByLabel(/^Amount/).fill('900')
  await dialog.getByRole('button', { name: 'Add preset' }).click()
  await expect(dialog.getByText('This preset name already exists in the system').first()).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await next(page)
  await dialog.getByRole('button', { name: 'Add preset' }).click()
  await expect(dialog).toHaveCount(0)

  await expect(page.getByRole('row', { name })).toContainText('900.00 MXN')
  await page.getByRole('link', { name: `Use: ${name}` }).click()
  await expect(step(page, 'Payment details')).toBeVisible()
  await expect(received(page)).toHaveValue('900.00')
  await page.getByLabel('Funds source').selectOption('FUNDED')
  await expect(countdown(page)).toBeVisible()
  await page.getByLabel('Internal ID').fill(uniqueId())
  await next(page)
  await expect(step(page, 'Review and send')).toBeVisible()
  await expect(page.getByText('Taller Azul').first()).toBeVisible()
  await next(page)
  await page.waitForURL(resultPage)

  await visit(page, settings)
  await expect(page.getByRole('row').nth(1)).toContainText(name)

  const preset = world.store.db.updateTable('payment_presets').where('name', '=', 'Rent of the workshop')
  await preset.set({ amount: '9999999999.00' }).execute()
  await page.reload()
  await page.getByRole('link', { name: 'Use: Rent of the workshop' }).click()
  await expect(step(page, 'Payment details')).toBeVisible()
  await page.getByLabel('Funds source').selectOption('FUNDED')
  await expect(
    page.getByText(/^The largest amount that can arrive here at once is .* MXN\./).first(),
  ).toBeVisible()
  await preset.set({ amount: '940.50' }).execute()
})

test('a payment is saved as a preset, which is renamed and deleted (PRE-005, API-100, API-101, API-102)', async ({
  page,
  world,
}) => {
  const [saved, renamed] = [`Saved ${uniqueId()}`, `Renamed ${uniqueId()}`]
  await enter(page, world, people.traveller, '/payments')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.waitForURL(resultPage)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save as preset' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(saved)
  await dialog.getByRole('button', { name: 'Save preset' }).click()
  await expect(page.getByText(`${saved} is one of your presets now`)).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await visit(page, settings)
  await page.getByRole('link', { name: saved, exact: true }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(dialog.getByText(/ to choose from · .+ is chosen$/)).toBeInViewport()
  await expect(dialog.getByLabel('Name')).toHaveValue(saved)
  await dialog.getByLabel('Name').fill(renamed)
  await next(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`${renamed} was saved`)).toBeVisible()
  await expect(page.getByRole('row', { name: saved })).toHaveCount(0)

  await page.getByRole('link', { name: renamed, exact: true }).click()
  await expect(page.getByRole('dialog', { name: renamed })).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).last().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: `Delete ${renamed}?` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByText('Preset deleted.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${settings}$`))
  await expect(page.getByRole('row', { name: renamed })).toHaveCount(0)
})
