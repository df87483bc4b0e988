import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import type { Body, Flow } from '#definition/generated/flow.ts'
import type { Served } from '../../src/portal/definitions/fetch.ts'
import { enter, enterAlone, giveCredentials, visit } from './entrance.ts'
import { people } from './people.ts'
import { askForQuote, chooseBeneficiary, countdown, next, sent, step, stepPath, uniqueId } from './wizard.ts'
import { expect, test } from './world.ts'

async function begin(page: Page, internalId: string): Promise<void> {
  await chooseBeneficiary(page, 'Elbe Logistik')
  await askForQuote(page, '150.00')
  await page.getByLabel('Internal ID').fill(internalId)
}

async function expectDraft(page: Page, internalId: string): Promise<void> {
  await expect(step(page, 'Payment details')).toBeVisible()
  await expect(page.getByLabel('Internal ID')).toHaveValue(internalId)
  await expect(sent(page)).toHaveValue('150.00')
}

const withoutMemo = ({ paymentMemo: _memo, ...body }: Body): Body => body

/** Asks for no memo any more, and for a project. */
function newerVersion(flow: Flow): Flow {
  const { submit, steps, version } = flow
  const { memo: _start, ...starts } = flow.starts as Readonly<Record<string, string>>
  const project = { id: 'project', type: 'text', label: 'Project' }
  return {
    ...flow,
    version: version + 1,
    starts,
    steps: steps.map((one) =>
      one.id === 'payment-details' && one.fields
        ? { ...one, fields: [...one.fields.filter(({ id }) => id !== 'memo'), project] }
        : one,
    ),
    submit: {
      ...submit,
      body: withoutMemo(submit.body),
      ...(submit.instead && {
        instead: submit.instead.map((other) => ({ ...other, body: withoutMemo(other.body) })),
      }),
    },
  }
}

/** From now on the page is handed a newer version of the flow. */
const serveNewerVersion = (page: Page) =>
  page.route('**/definitions.json*', async (route) => {
    const response = await route.fetch()
    const served = (await response.json()) as Served
    const { flows }: Partial<Served['definitions']> = served.definitions
    const flow = flows?.['single-payment']
    const changed = { ...flows, ...(flow && { 'single-payment': newerVersion(flow) }) }
    const definitions = { ...served.definitions, flows: changed }
    await route.fulfill({ response, json: { ...served, definitions } })
  })

test('a draft waits over logging out and in again, for the same person only; resumed on another day under a newer version it keeps what still fits, says what does not, and asks what is new', async ({
  page,
  world,
}) => {
  const internalId = uniqueId()
  await enterAlone(page, people.sender, stepPath('beneficiary-table'))
  await begin(page, internalId)
  await page.getByLabel('Memo').fill('INVOICE 7')
  await page.goto('/logout')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await giveCredentials(page, people.careful)
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await visit(page, stepPath('identity-selection'))
  await expect(step(page, 'Who is paying?')).toBeVisible()
  await page.goto('/logout')
  await sql`update quotes set expires_at = expires_at - interval '1 day'`.execute(world.store.db)
  await serveNewerVersion(page)
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await giveCredentials(page, people.sender)
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await visit(page, stepPath('payment-details'))
  await expectDraft(page, internalId)
  const message = 'This form has changed since. We kept what still fits. One answer is no longer asked for.'
  await expect(page.getByRole('main').getByText(message)).toBeVisible()
  await expect(page.getByLabel(/^Memo/)).toHaveCount(0)
  await expect(countdown(page)).toBeVisible()
  await next(page)
  await expect(page.getByRole('group', { name: /attention/ })).toContainText('Project')
  await page.getByLabel('Project').fill('Sales')
  await next(page)
  await expect(step(page, 'Review and send')).toBeVisible()
})

test('a draft stays over a reload, is the same in every tab, and is gone once one starts over', async ({
  page,
  world,
}) => {
  const internalId = uniqueId()
  const continued = 'You continued this in another tab.'
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await begin(page, 'earlier')

  await test.step('a reload keeps the place and the answers', async () => {
    await page.reload()
    await expectDraft(page, 'earlier')
    await expect(page).toHaveURL(stepPath('payment-details'))
  })

  await test.step('what is answered in one tab is what another tab shows', async () => {
    const other = await page.context().newPage()
    await other.goto(stepPath('payment-details'))
    await expectDraft(other, 'earlier')
    await expectDraft(page, 'earlier')
    await expect(page.getByRole('main').getByText(continued)).toHaveCount(0)
    await page.getByLabel('Internal ID').fill(internalId)
    await expectDraft(other, internalId)
    await expect(other.getByRole('main').getByText(continued)).toBeVisible()
    await other.close()
  })

  await test.step('starting over forgets the draft', async () => {
    await page.reload()
    await expectDraft(page, internalId)
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(step(page, 'Choose a beneficiary')).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })
})
