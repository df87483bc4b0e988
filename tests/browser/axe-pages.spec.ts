import { expectAccessible } from './axe.ts'
import { enter, visit, workIn } from './entrance.ts'
import { people } from './people.ts'
import { expect, test } from './world.ts'

const outside = [
  ['/login', 'Sign in to Portolan'],
  ['/login/callback?error=access_denied&error_description=user%20is%20blocked', 'Login Failed.'],
  ['/auth/error?code=AUTH_USER_ID_ERROR', 'You could not be signed in'],
  ['/logout/callback', 'You are signed out'],
] as const

test('axe finds nothing on the pages before sign-in, in light and dark', async ({ page }) => {
  await page.goto('/login')
  for (const [path, title] of outside) {
    await visit(page, path)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expectAccessible(page, path)
  }
  await page.goto('/home')
  await page.getByLabel('Password').fill('x')
  await page.getByLabel('Email').fill('nobody@example.test')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'the hosted login')
})

const inside = [
  ['/home', /Welcome/],
  ['/payments', /Last payments|Payments/],
  ['/terms-of-use', 'Terms of use'],
  ['/support', 'Toll-free lines'],
  ['/profile', 'Your profile'],
  ['/disclosure', 'Before you start'],
  ['/nowhere', 'Page does not exist'],
  ['/401', 'Insufficient Permissions'],
] as const

test('axe finds nothing on the pages behind sign-in, in light and dark', async ({ page, world }) => {
  test.slow()
  await workIn(page, 'uat')
  await enter(page, world, people.traveller)
  for (const [path, title] of inside) {
    await visit(page, path)
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
    await expect(page.getByRole('status', { name: /Loading/ })).toBeHidden()
    await expectAccessible(page, path)
  }
  await page.getByRole('button', { name: /your menu/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await expectAccessible(page, 'the user menu')
})
