import { fund } from '#tests/server/funding.ts'
import { paymentsOf } from './books.ts'
import { enter, workIn } from './entrance.ts'
import {
  addBankBeneficiary,
  addOriginator,
  finishAdding,
  forgetIdentities,
  identityNamed,
} from './identities.ts'
import { people } from './people.ts'
import {
  beginAnother,
  choose,
  chooseBeneficiary,
  chooseOriginator,
  choosePayer,
  giveDetails,
  next,
  resultPage,
  step,
  stepPath,
  uniqueId,
} from './wizard.ts'
import { expect, test } from './world.ts'

test('a first payment on behalf of someone else: the first originator and the first beneficiary are added on the way (WIZ-001, WIZ-002, WIZ-004, WIZ-012, WIZ-027)', async ({
  page,
  world,
}) => {
  const internalId = uniqueId()
  const [customer, receiver] = [`Customer ${internalId}`, `Receiver ${internalId}`]
  await workIn(page, 'uat')
  await forgetIdentities(world, 'harbor.example')
  await fund(world.store, { email: people.beginner, currency: 'EUR' }, '100000')
  await enter(page, world, people.beginner, stepPath('identity-selection'))
  await choosePayer(page, 'Someone else')
  await addOriginator(page, customer)
  await expect(page.getByText(`${customer} was added`).first()).toBeVisible()
  await expect(step(page, 'Choose an originator')).toBeVisible()
  await expect(page.getByRole('radio', { name: customer })).toBeChecked()
  await next(page)
  await addBankBeneficiary(page, receiver, 'Germany', { IBAN: 'DE89 3704 0044 0532 0130 00' })
  await finishAdding(page)
  await expect(page.getByRole('radio', { name: receiver })).toBeChecked()
  await next(page)
  await giveDetails(page, internalId)
  await expect(page.getByRole('region', { name: 'Originator' })).toContainText(customer)
  await next(page)
  await page.waitForURL(resultPage)
  const [originator] = await identityNamed(world, customer)
  const [beneficiary] = await identityNamed(world, receiver)
  expect(originator).toMatchObject({ identity_type: 'ORIGINATOR', use_case: 'B2B2B' })
  expect(beneficiary?.requirements).toMatchObject({ 'CdtrAcct.Id.IBAN': 'DE89370400440532013000' })
  expect(await paymentsOf(world, internalId)).toMatchObject([
    { originator_id: originator?.id, beneficiary_id: beneficiary?.id },
  ])
})

test('a known originator is chosen from the list and named on the payment; who then pays for themselves names none, though one was chosen before (WIZ-003, WIZ-010)', async ({
  page,
  world,
}) => {
  await test.step('a known originator is chosen from the list and named on the payment', async () => {
    const internalId = uniqueId()
    await enter(page, world, people.careful, stepPath('identity-selection'))
    await choosePayer(page, 'Someone else')
    await chooseOriginator(page, 'Meadow Bakery')
    await chooseBeneficiary(page, 'Elbe Logistik')
    await giveDetails(page, internalId)
    await next(page)
    await page.waitForURL(resultPage)
    const [originator] = await identityNamed(world, 'Meadow Bakery')
    expect(await paymentsOf(world, internalId)).toMatchObject([{ originator_id: originator?.id }])
    await expect(page.getByRole('region', { name: 'Originator' })).toContainText('Meadow Bakery')
  })

  await test.step('who then pays for themselves names no originator, though one was chosen before', async () => {
    const internalId = uniqueId()
    await beginAnother(page)
    await page.getByRole('button', { name: 'Back' }).click()
    await choosePayer(page, 'Someone else')
    await chooseOriginator(page, 'Meadow Bakery')
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Back' }).click()
    await choose(page, 'Our organisation')
    await next(page)
    await chooseBeneficiary(page, 'Elbe Logistik')
    await giveDetails(page, internalId)
    await expect(page.getByRole('main')).not.toContainText('Meadow Bakery')
    await next(page)
    await page.waitForURL(resultPage)
    expect(await paymentsOf(world, internalId)).toMatchObject([{ originator_id: null }])
  })
})
