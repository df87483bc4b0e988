import { approvalsOf, paymentsOf } from './books.ts'
import { enter } from './entrance.ts'
import { people } from './people.ts'
import { choosePayer, next, primary, reachReview, stepPath, uniqueId } from './wizard.ts'
import { expect, test } from './world.ts'

test('where a second person decides, the payment is submitted for approval and held (WIZ-033, WIZ-009, WIZ-010)', async ({
  page,
  world,
}) => {
  const internalId = uniqueId()
  await enter(page, world, people.careful, stepPath('identity-selection'))
  const stages = page.getByRole('navigation', { name: 'Progress' }).getByRole('listitem')
  await expect(stages).toHaveText([/Originator/, /Beneficiary/, /Payment Details/, /Review/])
  await choosePayer(page, 'Our organisation')
  await reachReview(page, internalId)
  await expect(primary(page)).toHaveText('Submit for approval')
  await next(page)
  await page.waitForURL(/\/payments\/[0-9a-f-]{36}$/)
  expect(await approvalsOf(world, internalId)).toEqual([{ status: 'pending', user_email: people.careful }])
  expect(await paymentsOf(world, internalId)).toHaveLength(1)
  await expect(page.getByText('Pending approval').first()).toBeVisible()
})
