import { DEMO_PASSWORD } from '#server/login/password/demo-password.ts'
import { paymentsOf } from './books.ts'
import { tabTo } from './keys.ts'
import { people } from './people.ts'
import { countdown, primary, resultPage, sent, step, uniqueId } from './wizard.ts'
import { expect, test } from './world.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a payment is sent by keyboard alone at 360 pixels, from sign-in to its result', async ({
  page,
  world,
}) => {
  const internalId = uniqueId()
  await page.goto('/home')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(people.sender)
  await tabTo(page, page.getByLabel('Password'))
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  const start = page.getByRole('button', { name: 'Send a payment' }).first()
  await expect(start).toBeVisible()
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await expect(step(page, 'Choose a beneficiary')).toBeVisible()
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('Elbe')
  await expect(page.getByRole('radio')).toHaveCount(1)
  await tabTo(page, page.getByRole('radio'))
  await page.keyboard.press('Space')
  await tabTo(page, primary(page))
  await page.keyboard.press('Enter')
  await expect(step(page, 'Payment details')).toBeFocused()
  await tabTo(page, page.getByLabel('Funds source'))
  await page.keyboard.type('Pre')
  await tabTo(page, sent(page))
  await page.keyboard.type('150')
  await expect(countdown(page)).toBeVisible()
  await tabTo(page, page.getByLabel('Internal ID'))
  await page.keyboard.type(internalId)
  await page.keyboard.press('Enter')
  await expect(step(page, 'Review and send')).toBeFocused()
  await tabTo(page, primary(page))
  await page.keyboard.press('Enter')
  await page.waitForURL(resultPage)
  expect(await paymentsOf(world, internalId)).toHaveLength(1)
})
