import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import { chooseBeneficiary, choosePayer, giveDetails, stepPath, uniqueId } from './wizard.ts'
import { expect, freePort, openWorld, test as base, type World } from './world.ts'

const name = 'אור בע״מ (2)'

/** One organisation that names everything in Hebrew: its beneficiaries, and what it says of its payments. */
async function rename({ store }: World): Promise<void> {
  const org = sql`(select org_id from users where email = ${people.careful})`
  await sql`update identities set nick_name = ${name} || ' ' || case nick_name when 'Elbe Logistik' then 'Elbe'
    else left(id::text, 4) end where org_id = ${org}`.execute(store.db)
  await sql`update payments set memo = ${name}, internal_id = ${name} where org_id = ${org}`.execute(store.db)
  await sql`update notifications set facts = facts || jsonb_build_object('beneficiary', ${name}::text, 'internalId', ${name}::text)
    where org_id = ${org}`.execute(store.db)
}

const test = base.extend<object, { world: World }>({
  world: [
    async ({}, use, info) => {
      const world = await openWorld(await freePort(info.workerIndex * 10 + 8))
      await rename(world)
      await use(world)
      await world.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** Lines in which a name that is read from the right stands among others without being set apart from them. */
const turned = (page: Page) =>
  page.evaluate(() => {
    const right = /[\u0590-\u05ff]/
    const other = /[A-Za-z0-9(]/
    const isApart = (element: Element) => element.matches('bdi, [dir="auto"], input, textarea, option, title')
    const isLine = (element: Element) =>
      !getComputedStyle(element).display.startsWith('inline') ||
      getComputedStyle(element).display === 'inline-flex'
    const bare = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE)
        return (node.textContent ?? '').replaceAll(/\u2068[^\u2069]*\u2069/g, ' ')
      if (node instanceof Element && isApart(node)) return ' '
      return [...node.childNodes]
        .map((one) => (one instanceof Element && isLine(one) ? ' ' : bare(one)))
        .join('')
    }
    const lines = [...document.body.querySelectorAll('*')].filter(
      (one) =>
        one.checkVisibility() &&
        isLine(one) &&
        !isApart(one) &&
        !one.closest('bdi, [dir="auto"], select, script, style'),
    )
    return lines.map(bare).filter((text) => right.test(text) && other.test(text))
  })

async function expectInOrder(page: Page, where: string): Promise<void> {
  await expect(page.getByText('אור', { exact: false }).first(), where).toBeAttached()
  expect.soft(await turned(page), where).toEqual([])
}

test('names that are read from the right turn nothing that stands around them', async ({ page, world }) => {
  await enter(page, world, people.careful)
  await expectInOrder(page, 'home')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search pages, actions and records' }).fill('אור')
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('אור')
  await expectInOrder(page, 'search')
  await page.goto('/home')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.locator('.ptl-notification__says').first()).toContainText('אור')
  await expectInOrder(page, 'notifications')
  await page.goto('/payments?columns=beneficiary,state,internalId')
  await expectInOrder(page, 'payments')
  await page.locator('a[href^="/payments/"]:not([href*="create"])').first().click()
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible()
  await expectInOrder(page, 'payment')
  await page.goto('/settings/identities')
  await expectInOrder(page, 'identities')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectInOrder(page, 'identity')
  await page.goto(stepPath('identity-selection'))
  await choosePayer(page, 'Our organisation')
  await expectInOrder(page, 'beneficiaries to choose from')
  await chooseBeneficiary(page, `${name} Elbe`)
  await giveDetails(page, uniqueId())
  await expectInOrder(page, 'review')
})
