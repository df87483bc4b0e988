import { expect, it } from 'vitest'
import { claims, user, userId } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

it('says on an empty allowlist what it is for, with one button that begins it (TRU-670)', async () => {
  const { screen } = await openPortal({
    path: '/settings/allowlist',
    answers: {
      [`GET /organizations/${claims.orgId}/users/${userId}`]: {
        ...user,
        roles: [{ name: 'cloud.allowlist.read' }, { name: 'cloud.allowlist.write' }],
      },
      [`GET /organizations/${claims.orgId}/ip_allowlist`]: {
        entries: [],
        version: 0,
        yourAddress: '203.0.113.7',
        isLocked: false,
      },
    },
  })
  const section = screen.getByRole('region', { name: 'Addresses' })
  await expect
    .element(section.getByText('List the addresses that your programs call from.', { exact: false }))
    .toBeVisible()
  expect(section.getByRole('button', { name: 'Edit: Addresses' }).query()).toBeNull()
  await section.getByRole('button', { name: 'Add addresses' }).click()
  await expect.element(screen.getByRole('textbox', { name: /Addresses and blocks/ })).toBeVisible()
})
