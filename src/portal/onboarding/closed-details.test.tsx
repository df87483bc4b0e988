import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { claims, organisation } from '#tests/fixtures/portal/answers.ts'
import { onboardingAnswers } from '#tests/fixtures/portal/onboarding.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const row = { id: crypto.randomUUID(), country: 'NL', percentage: '70', version: 1 }
const finance = { name: 'Your finance', slug: 'your-finance', says: '', order: 1, review: 0, subtasks: [] }
const progress = { progress: 'Complete', currentProgress: 1, maxProgress: 1, reviewPage: 'onboarding-review' }

const open = (task: object) =>
  openPortal({
    path: `/onboarding/your-finance/exposure/list/${row.id}`,
    answers: {
      [`GET /organizations/${claims.orgId}`]: organisation,
      ...onboardingAnswers({ ...finance, ...progress, ...task }),
      'GET /onboarding_proxy/country-exposure': { content: [row] },
      [`GET /onboarding_proxy/country-exposure/${row.id}`]: row,
    },
  })

it('offers nothing in the details of a record whose task is closed, and says why (ONB-022)', async () => {
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  const remove = page.getByRole('button', { name: 'More', exact: true })
  const closed = await open({ status: 'COMPLETE', label: 'under review' })
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByText(/^‘Your finance’ is under review\. We look at what/)).toBeVisible()
  expect([edit.query(), remove.query()]).toEqual([null, null])
  await closed.screen.unmount()

  await open({ status: 'INCOMPLETE' })
  await expect.element(edit).toBeVisible()
  await expect.element(remove).toBeVisible()
})
