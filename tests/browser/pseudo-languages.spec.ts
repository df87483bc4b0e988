import type { Page } from '@playwright/test'
import { enter, visit } from './entrance.ts'
import { expectFits, expectWhole } from './fits.ts'
import { people } from './people.ts'
import { choose, countdown, next, stepPath } from './wizard.ts'
import { expect, test } from './world.ts'

const PHONE = { width: 360, height: 780 }
const WIDE = { width: 1440, height: 900 }

/** Nothing of a page is cut off, neither on a wide screen nor on a small phone. */
async function expectReadable(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expectWhole(page, `${where} at 1440 pixels`)
  await page.setViewportSize(PHONE)
  await expectFits(page, where)
  await expectWhole(page, `${where} at 360 pixels`)
  await page.setViewportSize(WIDE)
}

for (const [language, how] of [
  ['en-XA', 'two fifths longer'],
  ['ar-XB', 'read from the right'],
] as const)
  test.describe(language, () => {
    test.use({ locale: language, viewport: WIDE })

    test(`a payment is sent, one is looked at and a beneficiary is added with sentences ${how}, and nothing is cut off (TRU-471)`, async ({
      page,
      world,
    }) => {
      await enter(page, world, people.sender, stepPath('beneficiary-table'))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await choose(page, 'Elbe Logistik')
      await expectReadable(page, 'the beneficiaries')
      await next(page)
      const details = page.getByRole('main')
      await details.getByRole('combobox').first().selectOption('FUNDED')
      await details.locator('input[inputmode="decimal"]').first().fill('150')
      await expect(countdown(page)).toBeVisible()
      await expectReadable(page, 'the details of a payment')
      await next(page)
      await expect(countdown(page)).toBeVisible()
      await expectReadable(page, 'the review')
      await next(page)
      await page.waitForURL(/\/payments\/[0-9a-f-]{36}$/)
      await expectReadable(page, 'the payment that was sent')

      await visit(page, '/payments')
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await expectReadable(page, 'the payments')
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await page.waitForURL(/\/payments\/[0-9a-f-]{36}/)
      await expectReadable(page, 'a payment of the list')

      await visit(page, '/settings/beneficiaries/add')
      await expect(page.getByRole('combobox').first()).toBeVisible()
      await expectReadable(page, 'a new beneficiary')
      await visit(page, '/settings/preferences')
      await expectReadable(page, 'the preferences')
    })
  })
