import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { signIn } from './entrance.ts'
import { people } from './people.ts'
import { stepPath } from './wizard.ts'
import { expect, freePort, openWorld, test as base, type World } from './world.ts'

/** A world whose analyst has just misspelt a rule in the payment flow. */
const test = base.extend<object, { world: World }>({
  world: [
    async ({}, use, info) => {
      const folder = mkdtempSync(join(tmpdir(), 'portolan-broken-'))
      cpSync(fileURLToPath(new URL('../../definitions', import.meta.url)), folder, { recursive: true })
      const flow = join(folder, 'flows', 'single-payment.flow.json')
      writeFileSync(
        flow,
        readFileSync(flow, 'utf8').replace(
          '"showWhen": "isThirdPartyAllowed"',
          '"showWhen": "isThirdPartAllowed"',
        ),
      )
      const world = await openWorld(await freePort(info.workerIndex * 10 + 5), folder)
      await use(world)
      await world.close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test('a broken definition takes away only its own part, and says what is wrong with it', async ({ page }) => {
  await signIn(page, people.sender)
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Last payments' })).toBeVisible()
  await page.goto(stepPath('identity-selection'))
  await expect(page.getByRole('heading', { name: 'This part is not available' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('isThirdPartAllowed')
  await page.getByRole('link', { name: 'Payments' }).click()
  await expect(page).toHaveURL('/payments')
  await expect(page.getByRole('heading', { name: 'This part is not available' })).toBeHidden()
})
