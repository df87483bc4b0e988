import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { enter, visit } from './entrance.ts'
import { hostileStrings } from './hostile-strings.ts'
import { people } from './people.ts'
import { choosePayer, giveDetails, stepPath, uniqueId } from './wizard.ts'
import { expect, freePort, openWorld, testIn, type World } from './world.ts'

/** Everything a person may have typed freely, in every payment, beneficiary and view of one organisation. */
async function poison({ store }: World): Promise<void> {
  const count = sql`${hostileStrings.length}::int`
  const texts = sql`${hostileStrings}::text[]`
  await sql`create table poisoned as select p.id, p.environment, p.org_id,
      (row_number() over (partition by environment order by created_at desc, id desc) - 1) % ${count} as place
    from payments p where org_id = (select org_id from users where email = ${people.careful})`.execute(
    store.db,
  )
  await sql`insert into identities (org_id, environment, id, identity_type, use_case, holder_type, nick_name, internal_id,
      country, currency, payout_category, network, requirements, scenario, created_by)
    select i.org_id, i.environment, md5(i.environment || n)::uuid, i.identity_type, i.use_case, i.holder_type, t, i.internal_id,
      i.country, i.currency, i.payout_category, i.network, i.requirements, i.scenario, i.created_by
    from (select distinct on (environment) * from identities where identity_type = 'BENEFICIARY'
      and org_id = (select org_id from users where email = ${people.careful}) order by environment, id) i,
      unnest(${texts}) with ordinality as u(t, n)`.execute(store.db)
  await sql`update payments p set memo = (${texts})[1 + q.place], internal_id = (${texts})[1 + q.place],
      beneficiary_id = md5(q.environment || (1 + q.place))::uuid
    from poisoned q where q.id = p.id and q.org_id = p.org_id and q.environment = p.environment
      and p.flow = 'DIRECT'`.execute(store.db)
  await sql`insert into saved_views (org_id, owner_id, table_id, name, is_shared, query)
    select u.org_id, u.id, 'payments', s, true, '{}'::jsonb
    from users u, unnest(${hostileStrings.slice(0, 30)}::text[]) s where u.email = ${people.careful}`.execute(
    store.db,
  )
}

/** Stores hostile texts of other people for two payments of each environment: file names and reasons. */
async function poisonDetails({ store }: World): Promise<void> {
  const texts = sql`${hostileStrings}::text[]`
  await sql`create table told as select * from (select org_id, environment, id, initiated_by,
      row_number() over (partition by environment order by created_at desc, id desc) as place
    from payments where org_id = (select org_id from users where email = ${people.careful})
      and flow = 'DIRECT' and state = 'COMPLETED') p where place <= 2`.execute(store.db)
  await sql`with kept as (insert into files (org_id, environment, name, type, size, sha256, uploaded_by, content)
      select org_id, environment, t, 'application/pdf', 4, repeat('0', 64), initiated_by, '%PDF'
      from told, unnest(${texts}) t where place = 1 returning org_id, environment, id)
    insert into file_references (org_id, environment, file_id, reference_id)
    select kept.org_id, kept.environment, kept.id, told.id from kept join told on place = 1
      and told.org_id = kept.org_id and told.environment = kept.environment`.execute(store.db)
  await sql`delete from approvals where payment_id in (select id from told)`.execute(store.db)
  await sql`insert into approvals (org_id, environment, payment_id, initiated_by, user_email, meta, status, rejection_reasons, expires_at)
    select org_id, environment, id, initiated_by, ${people.careful}, '{}', 'rejected', ${texts}, app_now() from told
    where place = 1`.execute(store.db)
  await sql`update payments set state = 'RETURNED' where id in (select id from told where place = 2)`.execute(
    store.db,
  )
  await sql`insert into payment_events (org_id, environment, payment_id, state, event, detail)
    select org_id, environment, id, 'RETURNED', 'returned', jsonb_build_object('says', ${hostileStrings.join(' ')}::text)
    from told where place = 2`.execute(store.db)
}

/** Returns the paths of both payments; the first has files and a rejection. */
async function reportedPaths({ store }: World, environment: string): Promise<string[]> {
  const message = sql<{ id: string }>`select id from told where environment = ${environment} order by place`
  return (await message.execute(store.db)).rows.map(({ id }) => `/payments/${id}`)
}

let world: World

const test = testIn(() => world)

test.beforeAll(async ({}, info) => {
  world = await openWorld(await freePort(info.workerIndex * 10 + 7))
  await poison(world)
  await poisonDetails(world)
})

test.afterAll(() => world.close())

/** Text as a page shows it: white space is one space. */
const shown = (text: string) => text.replaceAll(/\s+/g, ' ')

const expectNothingRan = async (page: Page) =>
  expect(await page.evaluate(() => 'ran' in globalThis), 'a script of a stored text ran').toBe(false)

test('what was typed is text wherever it is shown, and runs nowhere', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const table = page.getByRole('table')
  let listed = ''
  for (const number of [1, 2, 3]) {
    const path = `/payments?size=30&page=${number}&columns=beneficiary,state,internalId`
    await (number === 1 ? enter(page, world, people.careful, path) : page.goto(path))
    await expect(table).toContainText('=')
    listed += shown((await table.textContent()) ?? '')
    await expectNothingRan(page)
  }
  const missing = hostileStrings.filter((text) => !listed.includes(shown(text)))
  expect(missing, 'every text stands in the list as it was typed').toEqual([])
  await expectNothingRan(page)

  const [download] = await Promise.all([page.waitForEvent('download'), takeAlong(page)])
  const file = readFileSync(await download.path(), 'utf8')
  for (const text of hostileStrings) expect(file).toContain(text.replaceAll('"', '""'))

  const paths = await table
    .locator('a[href^="/payments/"]')
    .evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href') ?? ''))
  for (const [place, path] of paths.entries()) {
    await visit(page, path)
    await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(shown(hostileStrings[place]!))
    await expectNothingRan(page)
  }

  await visit(page, '/home')
  await expect(page.getByRole('main')).toContainText(shown(hostileStrings[0]!))
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search pages, actions and records' }).fill('<script>ran=1')
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('<script>ran=1')
  await expectNothingRan(page)
  expect(dialogs).toEqual([])
})

test('names of files and reasons of others are text on the page of a payment', async ({ page }) => {
  const environments = new Set<string>()
  page.on('request', (request) => {
    const environment = new URL(request.url()).searchParams.get('env_name')
    if (environment !== null) environments.add(environment)
  })
  await enter(page, world, people.careful, '/payments')
  await expect(page.getByRole('table')).toContainText('=')
  const [environment = ''] = environments
  const [rejected = '', returned = ''] = await reportedPaths(world, environment)

  await visit(page, rejected)
  const main = page.getByRole('main')
  const documents = main.getByRole('region', { name: 'Required documents' })
  await expect(documents).toContainText(hostileStrings.at(-1)!)
  const named = shown((await documents.textContent()) ?? '')
  const given = shown((await main.getByRole('region', { name: 'Who did what' }).textContent()) ?? '')
  for (const text of hostileStrings) {
    expect(named).toContain(shown(text))
    expect(given).toContain(shown(text))
  }
  await expectNothingRan(page)

  await visit(page, returned)
  await expect(main).toContainText('The payment was returned')
  const message = shown((await main.textContent()) ?? '')
  for (const text of hostileStrings) expect(message).toContain(shown(text))
  await expectNothingRan(page)
})

async function takeAlong(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Download' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^All / }).check({ force: true })
  await dialog.getByRole('radio', { name: 'CSV, for a spreadsheet' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Download' }).click()
}

const hebrewName = 'אור בע״מ (2)'

/** Renames everything of one organisation to Hebrew: its beneficiaries and the texts of its payments. */
async function rename({ store }: World): Promise<void> {
  const org = sql`(select org_id from users where email = ${people.careful})`
  await sql`update identities set nick_name = ${hebrewName} || ' ' || case nick_name when 'Elbe Logistik' then 'Elbe'
    else left(id::text, 4) end where org_id = ${org}`.execute(store.db)
  await sql`update payments set memo = ${hebrewName}, internal_id = ${hebrewName} where org_id = ${org}`.execute(
    store.db,
  )
  await sql`update notifications set facts = facts || jsonb_build_object('beneficiary', ${hebrewName}::text, 'internalId', ${hebrewName}::text)
    where org_id = ${org}`.execute(store.db)
}

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

// Runs last in this file, because it renames the stored records.
test('names that are read from the right turn nothing that stands around them', async ({ page }) => {
  await rename(world)
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
  await visit(page, '/settings/identities')
  await expect(page.getByText(/^\d+ identities$/)).toBeVisible()
  await expectInOrder(page, 'identities')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectInOrder(page, 'identity')
  await page.goto(stepPath('identity-selection'))
  await choosePayer(page, 'Our organisation')
  await expectInOrder(page, 'beneficiaries to choose from')
  const elbe = await page.getByRole('radio', { name: `${hebrewName} Elbe` }).getAttribute('value')
  await page.goto(`/payments/beneficiaries/${elbe}`)
  await giveDetails(page, uniqueId())
  await expectInOrder(page, 'review')
})
