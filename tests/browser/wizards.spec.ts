import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expectAccessible } from './axe.ts'
import { enter, workIn } from './entrance.ts'
import { expectFits } from './fits.ts'
import { identityNamed } from './identities.ts'
import { pressOn, tabTo, tick, typeInto } from './keys.ts'
import { people } from './people.ts'
import { step, uniqueId } from './wizard.ts'
import { expect, test, type World } from './world.ts'

// Each wizard once from end to end as somebody with a small phone and a keyboard, or a screen reader, meets it.
test.use({ viewport: { width: 360, height: 740 } })
test.slow()

/** Checks that a step fits the screen. Stories run axe on every step of every flow; these tests cover the frame. */
async function look(page: Page, title: string): Promise<void> {
  await expect(step(page, title)).toBeVisible()
  await expectFits(page, title)
}

const inDialog = '[role="dialog"]'

const firstRadio = (page: Page, group: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio').first()

test('a beneficiary is added by keyboard at 360 pixels, and axe finds nothing in its frame', async ({
  page,
  world,
}) => {
  const name = `Hafen ${uniqueId()}`
  await workIn(page, 'uat')
  await enter(page, world, people.traveller, '/settings/beneficiaries/add')
  await look(page, 'Who are they?')
  await expectAccessible(page, 'Who are they?', inDialog)
  await tick(page, firstRadio(page, 'Business or individual'))
  await pressOn(page)
  await look(page, 'Where are they paid?')
  await tick(page, firstRadio(page, 'Paid out to'))
  await typeInto(page, { Country: 'Germany' })
  await page.keyboard.press('Enter')
  await pressOn(page)
  await look(page, 'Name and holder')
  const holder = {
    Nickname: name,
    'Legal name': 'Hafen GmbH',
    'Street and number': 'Am Kai 1',
    City: 'Hamburg',
  }
  await typeInto(page, { ...holder, 'Postal code': '20095', Country: 'Germany' })
  await page.keyboard.press('Enter')
  await pressOn(page)
  await look(page, 'Account')
  await typeInto(page, { IBAN: 'DE89370400440532013000' })
  await pressOn(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await identityNamed(world, name)).toHaveLength(1)
})

test('a wallet is added by keyboard at 360 pixels, with its whole address to compare, and axe finds nothing in its frame (WAL-016, WAL-018, WAL-019, WAL-020, WAL-021, LIM-010, ERR-104)', async ({
  page,
  world,
}) => {
  await workIn(page, 'uat')
  await enter(page, world, people.traveller, '/settings/crypto-wallet/otc/add')
  await look(page, 'Which address?')
  await tabTo(page, firstRadio(page, 'Address'))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /new address/ })).toBeChecked()
  await pressOn(page)
  await look(page, 'Chain, currency and wallet type')
  await typeInto(page, { Chain: 'XRP', Currency: 'USDT' })
  await tick(page, firstRadio(page, 'Wallet type'))
  const hosted = page.getByRole('radio', { name: /^Held for you/ })
  if (!(await hosted.isChecked())) await page.keyboard.press('ArrowDown')
  await expect(hosted).toBeChecked()
  await pressOn(page)
  await look(page, 'Wallet details')
  await expectAccessible(page, 'Wallet details', inDialog)
  await typeInto(page, { Nickname: 'Phone desk', 'Wallet address': 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' })
  const hint = page.getByText('Most exchanges need a destination tag')
  await expect(hint).toBeVisible()
  await tabTo(page, page.getByLabel('Destination tag').last())
  await page.keyboard.type('77')
  await expect(hint).toBeHidden()
  await typeInto(page, {
    'Legal name of the counterparty': 'Example Inc.',
    'Custody exchange or host': 'Harbour',
  })
  await pressOn(page)
  await look(page, 'Confirm ownership')
  await tick(page, page.getByRole('checkbox'))
  await pressOn(page)
  await look(page, 'Review and agree to Exhibit A')
  await expect(page.getByText('rHb9 CJAW yB4r j91V RWn9 6Dku kG4b wdty Th')).toBeVisible()
  await tick(page, page.getByRole('checkbox').first())
  await tick(page, page.getByRole('checkbox').last())
  await page.clock.install()
  await pressOn(page)
  const toast = page.getByText('Wallet Successfully Created')
  await expect(toast).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.fastForward(7_000)
  await expect(toast).toBeVisible()
  await page.clock.fastForward(4_000)
  await expect(toast).toBeHidden()
  const card = page.getByRole('listitem').filter({ hasText: 'Phone desk' })
  await expect(card).toContainText('Pending Approval')
  await expect(card).toContainText('Harbour Custody')
})

/** Resets the onboarding of the new organisation after other tests. */
async function forgetOnboarding({ store }: World): Promise<void> {
  for (const table of ['onboarding_reviews', 'onboarding_answers'])
    await sql`delete from ${sql.table(table)} where org_id in (select org_id from users where email = ${people.beginner})`.execute(
      store.db,
    )
}

test('a task of the onboarding is filled in by keyboard at 360 pixels, and axe finds nothing in its frame', async ({
  page,
  world,
}) => {
  await forgetOnboarding(world)
  await enter(page, world, people.beginner, '/onboarding/centralised-business/activity/purpose')
  await look(page, 'What you will do')
  await expectAccessible(page, 'What you will do', 'main')
  await tick(page, page.getByRole('checkbox').first())
  await typeInto(page, { 'What does your business do?': 'Tea from everywhere.' })
  await pressOn(page)
  await look(page, 'How much')
  await tabTo(page, page.getByLabel(/^Amount in a month/))
  await page.keyboard.press('ArrowDown')
  await typeInto(page, { 'Payments in a month': '40' })
  await pressOn(page)
  await look(page, 'From where to where')
  for (const question of ['Countries you send from', 'Countries you send to']) {
    const group = page.getByRole('group', { name: question })
    await tabTo(page, group.getByRole('searchbox'))
    await page.keyboard.type('Netherlands')
    await tick(page, group.getByRole('checkbox', { name: 'Netherlands', exact: true }))
  }
  await pressOn(page)
  await expect(page).toHaveURL('/onboarding')
  await expectFits(page, 'the tasks')
  await forgetOnboarding(world)
})
