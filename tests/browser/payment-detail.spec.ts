import { enter, visit, workIn } from './entrance.ts'
import { people } from './people.ts'
import { expect, test, type World } from './world.ts'

const legacyPayment = ({ store }: World, state: string) =>
  store.db
    .selectFrom('payments')
    .select(['id', 'internal_id'])
    .where('flow', '=', 'LEGACY')
    .where('state', '=', state)
    .where('side', '=', 'receiver')
    .where('environment', '=', 'uat')
    .where('contract_expires_at', '>', new Date())
    .orderBy('id')
    .executeTakeFirstOrThrow()

const stateOf = async ({ store }: World, id: string) =>
  (await store.db.selectFrom('payments').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

test('a receiver completes a payment from its page, and the page follows; a move that is not open any more says the present state; on paper stands the confirmation and nothing else (PAY-036)', async ({
  page,
  world,
}) => {
  const { id } = await legacyPayment(world, 'EXECUTED')
  const { id: accepted } = await legacyPayment(world, 'ACCEPTED')
  const { id: completed, internal_id: internalId } = await legacyPayment(world, 'COMPLETED')
  await enter(page, world, people.legacy, `/payments/${id}`)
  await page.getByRole('button', { name: 'Complete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByText('The payment is completed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Complete' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(/Completed.*by Operator One/)
  expect(await stateOf(world, id)).toBe('COMPLETED')

  await visit(page, `/payments/${accepted}`)
  const lock = page.getByRole('button', { name: 'Lock quote' })
  await expect(lock).toBeVisible()
  await world.store.db.updateTable('payments').set({ state: 'FAILED' }).where('id', '=', accepted).execute()
  await lock.click()
  await expect(page.getByRole('dialog')).toContainText(/Not possible any more.*Failed/)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(lock).toHaveCount(0)
  expect(await stateOf(world, accepted)).toBe('FAILED')

  await visit(page, `/payments/${completed}`)
  await expect(page.getByText(internalId, { exact: true }).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Payment confirmation' })).toBeVisible()
  await expect(page.getByText('UAT: no real money moves here')).toBeVisible()
  await expect(page.getByText('It is not a bank statement.')).toBeVisible()
  await expect(page.getByText(`Payment ${completed}`)).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('a failed payment is prepared again with a new quote, and nothing is sent', async ({ page, world }) => {
  const { id } = await world.store.db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.initiated_by')
    .select('payments.id')
    .where('users.email', '=', people.traveller)
    .where('payments.state', '=', 'FAILED')
    .where('payments.cause', 'is not', null)
    .where('payments.environment', '=', 'uat')
    .orderBy('payments.id')
    .executeTakeFirstOrThrow()
  const count = () => world.store.db.selectFrom('payments').select('id').execute()
  const before = await count()
  await workIn(page, 'uat')
  await enter(page, world, people.traveller, `/payments/${id}`)
  await page.getByRole('button', { name: 'Retry as new payment' }).click()
  await page.waitForURL(`**/payments/retry/${id}*`)
  await expect(page.getByText('This rate holds for').first()).toBeVisible()
  expect(await count()).toHaveLength(before.length)
})
