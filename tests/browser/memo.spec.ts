import { paymentsOf } from './books.ts'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import { askForQuote, chooseBeneficiary, next, resultPage, step, stepPath, uniqueId } from './wizard.ts'
import { expect, test } from './world.ts'

test('the internal ID is required and holds 36 characters; the memo follows the rule of its destination and is sent trimmed and in capitals; a cost centre is refused at its question and only stored (WIZ-023, WIZ-024, WIZ-040, PAY-029, TRU-469)', async ({
  page,
  world,
}) => {
  const internalId = uniqueId()
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await chooseBeneficiary(page, 'Taller Azul')
  await askForQuote(page, '150.00')

  await test.step('the internal ID is required and holds 36 characters', async () => {
    await page.getByLabel('Internal ID').fill('')
    await next(page)
    await expect(page.getByRole('group', { name: /needs your attention/ })).toContainText('Internal ID')
    await page.getByLabel('Internal ID').fill('x'.repeat(37))
    await next(page)
    await expect(step(page, 'Payment details')).toBeVisible()
    await expect(page.getByText(/at most 36 characters/).first()).toBeVisible()
    await page.getByLabel('Internal ID').fill(internalId)
  })

  await test.step('the memo follows the rule of its destination and is sent trimmed and in capitals', async () => {
    await page.getByLabel('Memo').fill('invoice #7')
    await next(page)
    await expect(
      page.getByText('A memo to Mexico has at most 40 letters, digits and spaces.').first(),
    ).toBeVisible()
    await page.getByLabel('Memo').fill('  invoice 7 ')
    await next(page)
    await expect(step(page, 'Review and send')).toBeVisible()
  })

  await test.step('a cost centre is refused at its question and only stored', async () => {
    const changed = { postData: '' }
    await page.route(
      '**/api/v1/payout_proxy/payments*',
      (route) => {
        const body = route.request().postDataJSON()
        changed.postData = JSON.stringify({
          ...body,
          extras: { ...body.extras, answers: { costCentre: 'OPS #12' } },
        })
        return route.continue(changed)
      },
      { times: 1 },
    )
    await next(page)
    await expect(step(page, 'Payment details')).toBeVisible()
    await expect(page.getByRole('group', { name: /needs your attention/ })).toContainText('Cost centre')
    await expect(page.getByLabel('Cost centre')).toHaveAccessibleDescription(/‘#’ cannot be sent/)
    await page.getByLabel('Cost centre').fill(' OPS-12 ')
    await next(page)
    await expect(step(page, 'Review and send')).toBeVisible()
    await next(page)
    await page.waitForURL(resultPage)
    expect(await paymentsOf(world, internalId)).toMatchObject([
      { memo: 'INVOICE 7', extras: [{ id: 'costCentre', value: 'OPS-12', flow: 'single-payment' }] },
    ])
    await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible()
    await expect(page.getByText('OPS-12', { exact: true })).toBeVisible()
  })
})
