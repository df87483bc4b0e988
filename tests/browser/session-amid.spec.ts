import { readFile } from 'node:fs/promises'
import { endElsewhere, signInAgain } from './ended.ts'
import { enterAlone, giveCredentials, workIn } from './entrance.ts'
import { people } from './people.ts'
import { waitingPayment } from './waiting.ts'
import { expect, test } from './world.ts'

test('a session that ended before a download saves nothing, and the same rows come after signing in (PAY-013, PAY-063)', async ({
  page,
  world,
}) => {
  const saved: string[] = []
  page.on('download', (file) => saved.push(file.suggestedFilename()))
  await enterAlone(page, people.careful, '/payments?states=FAILED')
  const dialog = page.getByRole('dialog', { name: 'Download payments' })
  const ask = async () => {
    await page.getByRole('button', { name: 'Download' }).click()
    await dialog.getByRole('button', { name: 'Download' }).click()
  }
  await page.getByRole('table').waitFor()
  await endElsewhere(page, world)
  await ask()
  await signInAgain(page, people.careful)
  await expect(page).toHaveURL('/payments?states=FAILED')
  expect(saved).toEqual([])
  const arriving = page.waitForEvent('download')
  await ask()
  const text = await readFile(await (await arriving).path(), 'utf8')
  expect(text).toContain('State: Failed')
})

test('a session that ended before an upload keeps no file, and the person comes back to where they were (ONB-021)', async ({
  page,
  world,
}) => {
  await enterAlone(page, 'admin@lumen.example', '/onboarding/tasks/tax-documents/add')
  const choose = () =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'W-8.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 form') })
  const readStored = async () =>
    (await world.store.db.selectFrom('files').select('id').where('name', '=', 'W-8.pdf').execute()).length
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.locator('input[type=file]').waitFor({ state: 'attached' })
  await endElsewhere(page, world)
  await choose()
  await signInAgain(page, 'admin@lumen.example')
  await expect(page).toHaveURL(/^[^?]+\/onboarding\/tasks\/tax-documents\/add(\?|$)/)
  expect(await readStored()).toBe(0)
  await choose()
  await expect(page.getByRole('dialog').getByText('Uploaded')).toBeVisible()
  expect(await readStored()).toBe(1)
})

test('a session that ended within a dialog decides nothing, and goes on with what was typed (APR-008)', async ({
  page,
  world,
}) => {
  const id = await waitingPayment(world)
  const statusOf = async () => {
    const approvals = world.store.db.selectFrom('approvals').where('payment_id', '=', id)
    return (await approvals.select('status').executeTakeFirstOrThrow()).status
  }
  await workIn(page, 'uat')
  await enterAlone(page, people.reviewer, `/payments/${id}`)
  const dialog = page.getByRole('dialog', { name: /^Reject/ })
  const reason = dialog.getByLabel('Why is it rejected?')
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await reason.fill('Another amount was agreed.')
  await endElsewhere(page, world)
  await dialog.getByRole('button', { name: 'Reject' }).click()
  const message = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(message).toBeVisible()
  await page.context().clearCookies()
  const opening = page.context().waitForEvent('page')
  await message.getByRole('button', { name: 'Sign in in another tab' }).click()
  await giveCredentials(await opening, people.reviewer)
  await expect(message).toBeHidden()
  await expect(reason).toHaveValue('Another amount was agreed.')
  expect(await statusOf()).toBe('pending')
  await dialog.getByRole('button', { name: /Reject|Try again/ }).click()
  await expect(page.getByText('The payment is rejected. No money has moved.')).toBeVisible()
  expect(await statusOf()).toBe('rejected')
})
