import { definitionsRoot } from '#server/definitions/definition-files.ts'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import { beginAnother, chooseBeneficiary, giveDetails, next, resultPage, uniqueId } from './wizard.ts'
import { expect, freePort, openWorld, test as base, type World } from './world.ts'

/** A world with the shipped check for duplicate payments. */
const test = base.extend<object, { world: World }>({
  world: [
    async ({}, use, info) => {
      const world = await openWorld(await freePort(info.workerIndex * 10 + 6), definitionsRoot)
      await use(world)
      await world.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test('what was paid a moment ago is shown before it is paid again, and goes only after it was confirmed (TRU-054)', async ({
  page,
  world,
}) => {
  await enter(page, world, people.sender, '/payments/create')
  const review = async () => {
    await chooseBeneficiary(page, 'Elbe Logistik')
    await giveDetails(page, uniqueId(), '321.00')
  }
  await review()
  await next(page)
  await page.waitForURL(resultPage)
  const first = new URL(page.url()).pathname
  await beginAnother(page)
  await review()
  await next(page)
  const warning = page.getByRole('group', { name: 'This looks like a payment you already made' })
  await expect(warning).toBeFocused()
  await expect(warning).toContainText(/321\.00.*Elbe Logistik.*same payee, amount and currency/)
  const link = warning.getByRole('link', { name: 'Open the payment of' })
  await expect(link).toHaveAttribute('href', first)
  if (process.env.SHOTS)
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [1440, 'dark'],
      [390, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `${process.env.SHOTS}/duplicate-${width}-${colorScheme}.png` })
    }
  const beside = page.waitForEvent('popup')
  await link.click()
  const other = await beside
  await expect(other.getByText('Elbe Logistik').first()).toBeVisible()
  await other.close()
  await warning.getByRole('button', { name: /^Send .* all the same$/ }).click()
  await page.waitForURL(resultPage)
  expect(new URL(page.url()).pathname).not.toBe(first)
})
