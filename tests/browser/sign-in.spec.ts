import { giveCredentials, visit } from './entrance.ts'
import { people } from './people.ts'
import { stepPath } from './wizard.ts'
import { expect, test } from './world.ts'

test('a person signs in through the hosted login while a spinner turns, and sees their own organisation; who signs in after them sees only the other (AUTH-001, AUTH-002, NAV-003, NAV-005)', async ({
  page,
}) => {
  const stored = Promise.withResolvers<void>()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue to sign-in' }).click()
  await page.route('**/auth/session', async (route) => {
    await stored.promise
    await route.continue()
  })
  await giveCredentials(page, people.careful)
  await expect(page.getByRole('progressbar', { name: 'Signing you in' })).toBeVisible()
  await expect(page).toHaveURL(/\/login\/callback/)
  stored.resolve()
  await expect(page.getByRole('heading', { name: /Welcome, Operator One/ })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Northwind Payroll Ltd')
  await page.unroute('**/auth/session')

  await test.step('logging out and back in as someone else shows only the other', async () => {
    await page.goto('/logout')
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await giveCredentials(page, people.sender)
    await expect(page.getByRole('banner')).toContainText('Lumen Marketplace Inc.')
    await expect(page.getByRole('banner')).not.toContainText('Northwind')
  })
})

test('a wrong password is said at the form and lets nobody in; sign-in leads nowhere but into the portal, whatever the address asks for; the root address leads home (NAV-002)', async ({
  page,
  world,
}) => {
  await page.goto('/auth/login?return_to=//elsewhere.example/home')
  await giveCredentials(page, people.careful, 'not-the-password')
  await expect(page.getByRole('alert')).toContainText('Login Failed.')
  await giveCredentials(page, people.careful)
  await expect(page).toHaveURL(`${world.address}/home`)
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await visit(page, '/')
  await expect(page).toHaveURL('/home')
})

test('sign-in returns to the page that was asked for, with its query', async ({ page }) => {
  await page.goto(`${stepPath('beneficiary-table')}?env_name=uat`)
  await giveCredentials(page, people.traveller)
  await expect(page).toHaveURL(/beneficiary-table/)
  await expect(page.getByRole('button', { name: 'Environment: UAT' })).toBeVisible()
})

test('who signs in for the first time reads the disclosure before anything else (NAV-008)', async ({
  page,
  world,
}) => {
  const unread = world.store.db.updateTable('users').set({ viewed_disclosure: false })
  await unread.where('email', '=', people.newcomer).execute()
  await page.goto('/payments')
  await giveCredentials(page, people.newcomer)
  await expect(page.getByRole('heading', { name: 'Before you start' })).toBeVisible()
  await visit(page, '/home')
  await expect(page).toHaveURL(/\/disclosure/)
  await page.getByRole('button', { name: 'I have read this' }).click()
  await expect(page).toHaveURL('/home')
  await page.reload()
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
})
