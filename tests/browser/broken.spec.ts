import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import { askForQuote, chooseBeneficiary, next, sent, step, stepPath } from './wizard.ts'
import { expect, freePort, openWorld, test as base, type World } from './world.ts'

const right = '"showWhen": "isThirdPartyAllowed"'
const wrong = '"showWhen": "isThirdPartAllowed"'

/** Replaces words in the payment flow of the analyst, and saves it. */
type Save = (from: string, to: string) => void

/** A world whose analyst has just misspelt a rule in the payment flow. */
const test = base.extend<object, { world: World; save: Save; folder: string }>({
  folder: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'portolan-broken-'))
      cpSync(fileURLToPath(new URL('../../definitions', import.meta.url)), folder, { recursive: true })
      await use(folder)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  save: [
    async ({ folder }, use) => {
      const flow = join(folder, 'flows', 'single-payment.flow.json')
      await use((from, to) => {
        const before = readFileSync(flow, 'utf8')
        expect(before).toContain(from)
        writeFileSync(flow, before.replace(from, to))
      })
    },
    { scope: 'worker' },
  ],
  world: [
    async ({ folder, save }, use, info) => {
      save(right, wrong)
      const world = await openWorld(await freePort(info.workerIndex * 10 + 5), folder)
      await use(world)
      await world.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test('a broken definition takes away only its own part, and says what is wrong with it', async ({
  page,
  world,
}) => {
  await enter(page, world, people.sender)
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Last payments' })).toBeVisible()
  await page.goto(stepPath('identity-selection'))
  await expect(page.getByRole('heading', { name: 'This part is not available' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('isThirdPartAllowed')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payments' }).click()
  await expect(page).toHaveURL('/payments')
  await expect(page.getByRole('heading', { name: 'This part is not available' })).toBeHidden()
})

test('an open page follows what is saved, with the answers given so far, and says what is wrong with a save', async ({
  page,
  world,
  save,
}) => {
  save(wrong, right)
  await enter(page, world, people.sender, stepPath('beneficiary-table'))
  await chooseBeneficiary(page, 'Elbe Logistik')
  await askForQuote(page, '150.00')
  await page.getByLabel('Internal ID').fill('INV-7')
  save('"label": "Internal ID"', '"label": "Your reference"')
  await expect(page.getByLabel('Your reference')).toHaveValue('INV-7')
  await expect(sent(page)).toHaveValue('150.00')
  await expect(page.getByLabel('Funds source')).toHaveValue('FUNDED')

  save('"label": "Your reference"', '"labl": "Your reference"')
  const notices = page
    .getByRole('status')
    .filter({ hasText: 'The last save of the definitions is not in force.' })
  await expect(notices).toContainText("'labl' is not a word here. Did you mean 'label'?")
  await page.getByLabel('Your reference').fill('INV-8')
  save('"labl": "Your reference"', '"label": "Internal ID"')
  await expect(notices).toBeHidden()
  await expect(page.getByLabel('Internal ID')).toHaveValue('INV-8')
  await next(page)
  await expect(step(page, 'Review and send')).toBeVisible()
})
