import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { claims, user } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const person = 'b7b0f3f4-1c7b-4a5e-9d2f-0123456789ab'
const rights = `GET /organizations/${claims.orgId}/users/${person}/rights`
const answer = {
  id: person,
  orgId: claims.orgId,
  name: 'Former Operator',
  email: 'former@trial.example',
  status: 'DISABLED',
  userType: 'Regular User',
  roles: '',
  assigned: 'UAT',
  environment: 'UAT',
  areas: [],
  conflicts: [],
  content: [
    {
      id: 'payments.read',
      permission: 'See payments',
      verdict: 'no',
      why: '',
      pages: '',
      calls: '',
      environment: 'UAT',
    },
  ],
  page: { number: 0, size: 10, totalElements: 1, totalPages: 1 },
}
const answers = {
  [rights]: answer,
  [`GET /organizations/${user.orgId}/users/${user.id}`]: {
    ...user,
    roles: [{ name: 'Organization Administrator' }],
  },
}
const open = (search = '') => openPortal({ path: `/settings/users/manage/${person}${search}`, answers })
const permission = page.getByText('See payments', { exact: true })

it('folds the single permissions of a person until somebody opens them, or an address narrows them (TRU-752)', async () => {
  const first = await open()
  const fold = page.getByText('What they can do, and why')
  await expect.element(fold).toBeVisible()
  await expect.element(permission).not.toBeVisible()
  await fold.click()
  await expect.element(permission).toBeVisible()
  await first.screen.unmount()

  await open('?verdict=no')
  await expect.element(permission).toBeVisible()
})
