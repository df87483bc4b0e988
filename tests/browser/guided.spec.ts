import type { Page } from '@playwright/test'
import { withFlag } from '../server/with-flag.ts'
import { enter, visit } from './entrance.ts'
import { people } from './people.ts'
import { countdown, next, primary, step, uniqueId } from './wizard.ts'
import { expect, test } from './world.ts'

interface Entered {
  readonly beneficiary: string
  readonly amount: string
  readonly internalId: string
}

async function give(page: Page, { beneficiary, amount, internalId }: Entered): Promise<void> {
  await page.getByLabel('Beneficiary').selectOption({ label: beneficiary })
  await page.getByLabel('Which amount is fixed').selectOption('SOURCE_AMOUNT')
  await page.getByLabel('Amount', { exact: true }).fill(amount)
  await page.getByLabel('Internal ID').fill(internalId)
}

test('the first visit offers it once; two payments are entered, quoted together, reviewed and accepted (BAT-002, BAT-005, BAT-006, BAT-007, BAT-009, BAT-010, LIM-004, NAV-029)', async ({
  page,
  world,
}) => {
  const [first, second] = [uniqueId(), uniqueId()]

  await test.step('the first visit offers it once, and it opens shortly after', async () => {
    await enter(page, world, people.sender, '/batch-payment')
    const offer = page.getByRole('dialog', { name: 'Send many payments at once' })
    await expect(offer.getByRole('button', { name: 'Later' })).toBeVisible()
    await offer.getByRole('button', { name: 'Try batch' }).click()
    await expect(offer).toHaveCount(0)
    await page.waitForURL(/\/batch-payment\/guided-flow/)
    const stored = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.includes('.intro.')),
    )
    expect(stored).toHaveLength(1)
    await visit(page, '/batch-payment')
    await expect(page.getByRole('region', { name: 'Batches' })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })

  await visit(page, '/batch-payment/guided-flow')
  await expect(step(page, 'Enter details')).toBeVisible()
  await give(page, { beneficiary: 'Taller Azul', amount: '150', internalId: first })
  await page.getByRole('button', { name: 'Add another payment' }).click()
  await expect(page.getByText(`Taller Azul · 150.00 USD · ${first}`).first()).toBeVisible()
  await expect(page.getByLabel('Beneficiary')).toBeFocused()
  await next(page)
  await expect(page.getByText(/Number 2 is not complete yet/).first()).toBeVisible()
  await give(page, { beneficiary: 'Elbe Logistik', amount: '200', internalId: second })
  await next(page)
  await expect(step(page, 'Create quote')).toBeVisible()
  await next(page)
  await expect(step(page, 'Review quote')).toBeVisible()
  await expect(countdown(page)).toBeVisible()
  const quote = page.getByRole('region', { name: 'Quote', exact: true })
  await expect(quote.getByText('350.00 USD')).toBeVisible()
  await expect(quote.getByRole('row', { name: /Elbe Logistik/ })).toContainText(second)
  await expect(primary(page)).toHaveText('Send 2 payments')
  await next(page)
  await page.waitForURL(/\/batch-payment\/[0-9a-f-]{36}$/)
  const sent = () =>
    world.store.db
      .selectFrom('payments')
      .select('internal_id')
      .where('internal_id', 'in', [first, second])
      .where('batch_id', 'is not', null)
      .execute()
  await expect.poll(async () => (await sent()).length).toBe(2)
})

test('batches switched off meanwhile say so, and what was entered is there when they are on again', async ({
  page,
  world,
}) => {
  const internalId = uniqueId()
  await enter(page, world, people.sender, '/batch-payment/guided-flow')
  await expect(step(page, 'Enter details')).toBeVisible()
  await give(page, { beneficiary: 'Taller Azul', amount: '150', internalId })
  await next(page)
  await expect(step(page, 'Create quote')).toBeVisible()
  await withFlag(world.store, 'batchUpload', false, async () => {
    await next(page)
    await expect(page.getByText('This feature was just switched off for your organisation.')).toBeVisible()
    await expect(page.getByText('What you entered is kept on this device.')).toBeVisible()
  })
  await page.reload()
  await expect(page.getByText(/We kept what you entered last time/).first()).toBeVisible()
  await expect(page.getByText(`Taller Azul · 150.00 USD · ${internalId}`).first()).toBeVisible()
})
