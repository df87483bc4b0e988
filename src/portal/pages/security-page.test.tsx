import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { claims, userId } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const own = `GET /organizations/${claims.orgId}/users/${userId}`
const open = (secondFactor: unknown) =>
  openPortal({
    path: '/settings/security',
    answers: { [`${own}/second_factor`]: secondFactor, [`${own}/passkeys`]: { content: [] } },
  })
const on = { state: 'ON', since: '2026-03-04T12:00:00.000Z', codesLeft: 10, isRequired: false }
const off = { state: 'OFF', codesLeft: 0, isRequired: false }
const sentence = page.getByText(/A code from your phone/)

it('says that a code is asked beside the password only to whom it is asked of; others read what to do (TRU-507)', async () => {
  const first = await open(on)
  await expect.element(sentence).toBeVisible()
  await first.screen.unmount()

  const second = await open(off)
  await expect.element(page.getByText(/You have none: set one up/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Set up a second factor' })).toBeVisible()
  expect(sentence.query()).toBeNull()
  await second.screen.unmount()

  await open(500)
  await expect.element(page.getByText(/With one, a stolen password opens nothing/)).toBeVisible()
  expect(sentence.query()).toBeNull()
})
