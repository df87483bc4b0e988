import { expect, it } from 'vitest'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const outage = (outageUiControl: boolean) => ({ 'GET /feature_flags': { flags: { outageUiControl } } })

it('shows the outage banner on every page while its flag is on, with the way to support (FLG-016)', async () => {
  const { screen } = await openPortal({ path: '/terms-of-use', answers: outage(true) })
  await expect.element(screen.getByText('A service is disturbed.')).toBeVisible()
  await screen.getByRole('button', { name: 'Contact support' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Support', exact: true })).toBeVisible()
  await expect.element(screen.getByText('A service is disturbed.')).toBeVisible()
})

it('shows no outage banner without its flag (FLG-016)', async () => {
  const { screen } = await openPortal({ path: '/terms-of-use', answers: outage(false) })
  await expect.element(screen.getByRole('heading', { name: 'Terms of use' })).toBeVisible()
  expect(screen.getByText('A service is disturbed.').query()).toBeNull()
})
