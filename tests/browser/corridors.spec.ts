import type { Page } from '@playwright/test'
import countries from '#definitions/options/countries.options.json' with { type: 'json' }
import runs from '#definitions/options/destinations.options.json' with { type: 'json' }
import { usablePattern } from '#definition/pattern/usable-pattern.ts'
import { networkData } from '#server/network/data.ts'
import type { Corridor, RequirementField } from '#server/network/types.ts'
import { fund } from '#tests/server/funding.ts'
import { answersTo, type Answer } from './answers.ts'
import { fieldOf, give, listen, type BrowserRequest } from './browser-requests.ts'
import { letArrive } from './books.ts'
import { enter, workIn } from './entrance.ts'
import { forgetIdentities, pick } from './identities.ts'
import { people } from './people.ts'
import { askForQuote, choose, next, primary, resultPage, step } from './wizard.ts'
import { expect, test } from './world.ts'

/** One of the two forms that add a beneficiary, and the kind of beneficiary. */
interface Door {
  readonly useCaseType: string
  readonly who: string
}

const inPayment: Door = { useCaseType: 'B2B', who: 'Business' }
const inSettings: Door = { useCaseType: 'B2C', who: 'Individual' }

const { corridors } = networkData()
const labelOf = (country: string) =>
  [...countries.options, ...runs.options].find(({ value }) => value === country)?.label ?? country
const contract = {
  name: 'contract.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
}

const nameOf = ({ id }: Corridor) => `To ${id}`

const routeOf = ({ country, currency, destinationBlockchainNetwork, payoutCategory }: Corridor) => ({
  ...(country !== undefined && { country }),
  ...(destinationBlockchainNetwork !== undefined && { destinationBlockchainNetwork }),
  currency,
  payoutCategory,
})

async function chooseDestination(page: Page, corridor: Corridor): Promise<void> {
  const { country, currency, destinationBlockchainNetwork: chain } = corridor
  await choose(page, country ? 'Bank' : 'Crypto')
  if (country) return pick(page, 'Country', labelOf(country))
  await page.getByRole('combobox', { name: 'Blockchain' }).selectOption(chain!)
  const others = corridors.filter((other) => other.destinationBlockchainNetwork === chain)
  if (others.length > 1) await pick(page, 'Cryptocurrency', currency)
}

/** Returns the fields of a destination, each with an answer. */
async function answersFor(
  queryShape: BrowserRequest,
  corridor: Corridor,
  { useCaseType }: Door,
): Promise<Answer[]> {
  const route = routeOf(corridor)
  const { fields } = await queryShape.of({ ...route, useCaseType, for: 'BENEFICIARY' })
  return [{ label: 'Nickname', type: 'text', value: nameOf(corridor) }, ...answersTo(fields, route)]
}

async function addInPayment(page: Page, queryShape: BrowserRequest, corridor: Corridor): Promise<void> {
  await openPayment(page)
  const form = step(page, 'Add a beneficiary')
  const list = step(page, 'Choose a beneficiary')
  await expect(form.or(list)).toBeVisible()
  if (await list.isVisible()) await page.getByRole('button', { name: 'Add a beneficiary' }).click()
  await expect(form).toBeVisible()
  await choose(page, inPayment.who)
  await chooseDestination(page, corridor)
  for (const answer of await answersFor(queryShape, corridor, inPayment)) await give(page, answer)
  await next(page)
  await expect(page.getByRole('radio', { name: nameOf(corridor) })).toBeChecked()
  await next(page)
}

async function addInSettings(page: Page, queryShape: BrowserRequest, corridor: Corridor): Promise<void> {
  await go(page, 'Beneficiaries')
  await page.getByRole('button', { name: 'Add beneficiary' }).first().click()
  await choose(page, inSettings.who)
  await next(page)
  await chooseDestination(page, corridor)
  await next(page)
  let left = await answersFor(queryShape, corridor, inSettings)
  while (left.length > 0) {
    await expect(fieldOf(page, left[0]!)).toBeVisible()
    const open = await Promise.all(left.map((answer) => fieldOf(page, answer).isVisible()))
    for (const answer of left.filter((_, at) => open[at])) await give(page, answer)
    left = left.filter((_, at) => !open[at])
    await next(page)
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openPayment(page)
  await choose(page, nameOf(corridor))
  await next(page)
}

/** By a link of the portal, which is quicker than to load it again. */
const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

async function openPayment(page: Page): Promise<void> {
  await go(page, 'Payments')
  await page.getByRole('button', { name: 'Send a payment' }).first().click()
}

async function pay(page: Page, queryShape: BrowserRequest, corridor: Corridor): Promise<void> {
  await askForQuote(page, '250.00')
  const { payment } = await queryShape.of({ ...routeOf(corridor), for: 'PAYMENT' })
  if (payment.purposeRequired) await page.getByLabel('Purpose').selectOption({ index: 1 })
  if (payment.sourceOfCashRequired) await page.getByLabel('Source of cash').selectOption({ index: 1 })
  if (payment.documentsRequired) {
    await page.locator('input[type="file"]').setInputFiles(contract)
    await expect(page.getByText(/Uploaded ·/)).toBeVisible()
  }
  await page.getByLabel('Internal ID').fill(nameOf(corridor))
  await next(page)
  await expect(primary(page)).toHaveText('Send 250.00 EUR')
  await next(page)
  await page.waitForURL(resultPage)
}

/** Returns true for a requirement of an unknown type or with a pattern that does not compile. */
const isUnusable = ({ fieldDataType, fieldRegexValidator }: RequirementField) =>
  !['STRING', 'DATE', 'ENUM'].includes(fieldDataType) ||
  (fieldRegexValidator !== undefined && !usablePattern(fieldRegexValidator))

const rowsOf = (part: readonly Corridor[]) =>
  part.some(({ account }) => account.some(isUnusable)) ? ' (IDN-046, IDN-047)' : ''

/** The long run walks all of them; the daily one every third, and those that ask in words nobody knows. */
const isLong = process.env.PORTOLAN_LONG === '1'
const walked = corridors.filter(({ account }, at) => isLong || at % 3 === 0 || account.some(isUnusable))

/** One worker each: no half depends on the other. */
const half = Math.ceil(walked.length / 2)
const halves = [walked.slice(0, half), walked.slice(half)]

test.describe.configure({ mode: 'parallel' })

for (const [at, part] of halves.entries())
  test(`${isLong ? 'every corridor' : 'one corridor in three'} is walked from an empty list to a completed payment to the new beneficiary, half ${at + 1}${rowsOf(part)}`, async ({
    page,
    world,
  }) => {
    test.slow()
    const reported: string[] = []
    page.on('console', (message) => message.type() === 'warning' && reported.push(message.text()))
    const queryShape = await listen(page)
    await workIn(page, 'uat')
    await forgetIdentities(world, 'harbor.example')
    await fund(world.store, { email: people.beginner, currency: 'EUR' }, '100000')
    await enter(page, world, people.beginner, '/payments')
    for (const [turn, corridor] of part.entries()) {
      await test.step(corridor.id, async () => {
        await (turn % 2 === 0 ? addInPayment : addInSettings)(page, queryShape, corridor)
        await pay(page, queryShape, corridor)
      })
    }
    for (const { fieldName } of part.flatMap(({ account }) => account).filter(isUnusable))
      expect(reported, 'is reported').toContainEqual(expect.stringContaining(fieldName))
    await letArrive(world, ...part.map(nameOf))
    await go(page, 'Payments')
    for (const corridor of part)
      await expect(page.getByRole('row').filter({ hasText: nameOf(corridor) })).toContainText('Completed')
  })
