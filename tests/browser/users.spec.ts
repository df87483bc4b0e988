import { sql } from 'kysely'
import { enter, giveCredentials, handOver, visit, workIn } from './entrance.ts'
import { uniqueId } from './wizard.ts'
import { expect, test, type World } from './world.ts'
import type { Page } from '@playwright/test'

const LIST = '/settings/users'
const ADMIN = 'admin@lumen.example'

const dialog = (page: Page) => page.getByRole('dialog')
const go = (page: Page) => dialog(page).getByRole('button', { name: 'Continue' }).click()

async function give(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const box = dialog(page).getByRole('checkbox', { name, exact: true })
    await box.press('Space')
    await expect(box).toBeChecked()
  }
}

async function beginInvitation(page: Page, email: string, lastName: string): Promise<void> {
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('First name').fill('Invited')
  await dialog(page).getByLabel('Last name').fill(lastName)
  await go(page)
}

const openRights = (page: Page) => page.getByText('What they can do, and why').click()

/** Selects single roles instead of a job. */
const chooseCustom = (page: Page) => dialog(page).getByText('Custom', { exact: true }).click()

test('somebody is invited, what they may do is shown first, and comes in once approved (NAV-047, NAV-048, NAV-050, PRM-014, PRM-053, USR-012, TRU-020, ERR-009)', async ({
  page,
  world,
}) => {
  const lastName = `Person ${uniqueId()}`
  const email = `${uniqueId()}@lumen.example`
  await workIn(page, 'uat')
  await enter(page, world, ADMIN, LIST)
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible()
  const environments = /\/organizations\/[^/]+\/roles/
  await page.route(environments, (route) => route.fulfill({ status: 404, body: '{}' }))
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await expect(page).toHaveURL(/\/settings\/users\/create/)
  await beginInvitation(page, email, lastName)
  await test.step('says that environments failed to load, and tries again', async () => {
    const failed = dialog(page).getByText(/^Environments list failed to load\. What you entered is kept/)
    await expect(failed).toBeVisible()
    await page.unroute(environments)
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(dialog(page).getByRole('checkbox', { name: 'UAT' })).toBeVisible()
  })
  await expect(dialog(page).getByText('Choose at least one role.')).toBeVisible()
  await chooseCustom(page)
  await give(page, 'Payments direct, edit', 'Payment authorization', 'Payments in production')
  await expect(dialog(page).getByText('Please select environment to continue.')).toBeVisible()
  await give(page, 'UAT', 'Production')
  await go(page)
  await expect(dialog(page).getByText(email)).toBeVisible()
  await expect(dialog(page).getByText('Real funds will move.')).toBeVisible()
  await expect(dialog(page).getByText('Initiates and authorizes payments')).toBeVisible()
  await expect(dialog(page).getByText('Start payments.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText(`Invited ${lastName} was invited`)).toBeVisible()

  await page.getByRole('link', { name: `Invited ${lastName}` }).click()
  await expect(page).toHaveURL(/\/settings\/users\/manage\//)
  await openRights(page)
  await expect(page.getByText('This person may not sign in.')).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await dialog(page).getByRole('button', { name: 'Approve' }).click()
  await expect(dialog(page).getByText('Nothing is changed yet: the change waits for a second')).toBeVisible()
  await page.goBack()
  const managed = page.url()
  await handOver(page, world, 'admin2@lumen.example', '/settings/changes')
  const waiting = page.getByRole('row', { name: new RegExp(`Let .*Invited ${lastName}.* in`) })
  await waiting.getByRole('link', { name: /^Review/ }).click()
  await dialog(page).getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog', { name: /in\?$/ }).getByRole('button', { name: 'Approve' }).click()
  await expect(dialog(page).first().getByText('The change has taken effect.').first()).toBeVisible()
  await visit(page, managed)
  await openRights(page)
  await expect(page.getByText('Through Payments direct, edit.').first()).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/home')
  await giveCredentials(page, email)
  await expect(page.getByRole('heading', { name: 'Before you start' })).toBeVisible()
})

test('a change shows what is gained and lost before it is saved, and what it came to afterwards (NAV-049)', async ({
  page,
  world,
}) => {
  await workIn(page, 'uat')
  await enter(page, world, ADMIN, LIST)
  const row = page.getByRole('row', { name: /Observer/ })
  await row
    .getByRole('button', { name: /Edit/ })
    .or(row.getByRole('link', { name: /Edit/ }))
    .click()
  await expect(page).toHaveURL(/\/settings\/users\/edit\//)
  await go(page)
  await dialog(page).getByRole('checkbox', { name: 'Onboarding, read' }).press('Space')
  await give(page, 'Rewards, read')
  await go(page)
  await expect(dialog(page).getByText('See the rewards.')).toBeVisible()
  await expect(dialog(page).getByText('See how far the onboarding of the organisation is.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(/\/settings\/users\/manage\//)
  await openRights(page)
  await expect(page.getByText('Through Rewards, read.')).toBeVisible()
})

const change = (world: World, statement: ReturnType<typeof sql>) =>
  world.store.db.transaction().execute(async (trx) => {
    await sql`set local role portolan_system`.execute(trx)
    await statement.execute(trx)
  })

const HELPER = 'users@harbor.example'
const ofHelper = sql`(select id from users where email = ${HELPER})`

test('the next click is refused and says so when the right is taken meanwhile', async ({ page, world }) => {
  await enter(page, world, HELPER, `${LIST}/create`)
  await beginInvitation(page, `${uniqueId()}@harbor.example`, 'Late')
  await chooseCustom(page)
  await give(page, 'User Administrator', 'UAT')
  await go(page)
  await expect(dialog(page).getByRole('button', { name: 'Invite' })).toBeEnabled()
  await change(world, sql`delete from user_roles where user_id = ${ofHelper}`)
  await dialog(page).getByRole('button', { name: 'Invite' }).click()
  const says = /You do not have access to team management\. Ask your Organization Administrator\./
  await expect(page.getByText(says).first()).toBeVisible()
  const back = sql`insert into user_roles select org_id, id, 'User Administrator' from users where email = ${HELPER}`
  await change(world, back)
  const late = sql<{ there: number }>`select count(*)::int as there from users where last_name = 'Late'`
  expect((await late.execute(world.store.db)).rows[0]?.there).toBe(0)
})
