import type { World } from './world.ts'
import { enterAlone, giveCredentials, visit } from './entrance.ts'
import { people } from './people.ts'
import { expect, test } from './world.ts'

const failed = { name: 'Login Failed.' }

const idOf = async ({ store }: World, email: string) =>
  (
    await store.db
      .selectFrom('users')
      .select(['id', 'org_id'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id

/** Takes environments away while something happens. */
async function withoutEnvironments(world: World, email: string, during: () => Promise<void>): Promise<void> {
  const id = await idOf(world, email)
  const { db } = world.store
  const taken = await db.deleteFrom('user_environments').where('user_id', '=', id).returningAll().execute()
  try {
    await during()
  } finally {
    await db.insertInto('user_environments').values(taken).execute()
  }
}

test('a blocked person reads that they are blocked (AUTH-003, AUTH-011, AUTH-026, AUTH-027)', async ({
  page,
}) => {
  await page.goto('/home')
  await giveCredentials(page, people.former)
  await expect(page.getByRole('heading', failed)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('This user is blocked.')
  await page.getByRole('button', { name: 'Back to sign-in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to Portolan' })).toBeVisible()
})

test('an answer to a sign-in that was never started here is refused in words, and one without words shows its error (AUTH-003, AUTH-028, NAV-086)', async ({
  page,
}) => {
  await page.goto('/auth/callback?code=stolen&state=somebody-elses')
  await expect(page.getByRole('heading', failed)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('This sign-in was not started here, or took too long.')
  await visit(page, '/login/callback?error=temporarily_unavailable')
  await expect(page.getByRole('alert')).toContainText('Try again. (temporarily_unavailable)')
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('who has no environment gets the auth error page and a way back; the environments come from the person again at the next sign-in (AUTH-009, AUTH-010, NAV-087)', async ({
  page,
  world,
}) => {
  await withoutEnvironments(world, people.withoutEnvironment, async () => {
    await page.goto('/home')
    await giveCredentials(page, people.withoutEnvironment)
    await expect(page.getByRole('heading', { name: 'You could not be signed in' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('AUTH_USER_ORG_NAME_ERROR')
    await page.getByRole('button', { name: 'Back to sign-in' }).click()
    await expect(page).toHaveURL('/logout/callback')
  })
  await enterAlone(page, people.withoutEnvironment)
  await page.getByRole('button', { name: /^Environment/ }).click()
  await expect(page.getByRole('menu').getByRole('option')).toHaveText(['UAT', 'Production'])
})

test('who is blocked while at work is out with the next page (AUTH-011)', async ({ page, world }) => {
  await enterAlone(page, people.userAdministrator)
  const status = (word: 'ACTIVE' | 'DISABLED') =>
    world.store.db
      .updateTable('users')
      .set({ status: word })
      .where('email', '=', people.userAdministrator)
      .execute()
  await status('DISABLED')
  try {
    await page.goto('/home')
    await expect(page.getByRole('alert')).toContainText('This user is blocked.')
    await expect(page.getByRole('heading', { name: /Welcome/ })).toBeHidden()
  } finally {
    await status('ACTIVE')
  }
})
