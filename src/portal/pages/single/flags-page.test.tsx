import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { claims, user, userId } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const row = (name: string) => page.getByRole('row', { name, exact: false })

it('shows every flag with its value and source, and switches it on this device (NAV-016)', async () => {
  await openPortal({ path: '/featureFlag', answers: { 'GET /feature_flags': { flags: { rewards: true } } } })
  await expect.element(row('Rewards').getByRole('checkbox')).toBeChecked()
  await expect.element(row('Rewards').getByText('Server')).toBeVisible()
  await expect.element(row('BRL flow').getByText('Default')).toBeVisible()
  const toggle = row('Rewards').getByRole('checkbox').element() as HTMLElement
  toggle.click()
  await expect.element(row('Rewards').getByText('This device')).toBeVisible()
  await expect.element(row('Rewards').getByRole('checkbox')).not.toBeChecked()
  await row('Rewards').getByRole('button', { name: 'Reset Rewards' }).click()
  await expect.element(row('Rewards').getByText('Server')).toBeVisible()
})

it('shows one feature as its flag lets it, switched by the address (NAV-017, FLG-002)', async () => {
  const { screen } = await openPortal({ path: '/featureFlagTest?feature=rewards&active=true' })
  await expect.element(screen.getByText('This feature is on.', { exact: false })).toBeVisible()
  await screen.unmount()
  await openPortal({ path: '/featureFlagTest?feature=rewards&active=false' })
  await expect.element(page.getByText('This feature is not enabled', { exact: false })).toBeVisible()
})

it('does not exist in production, where nothing is switched on a device', async () => {
  for (const path of ['/featureFlag', '/featureFlagTest?feature=rewards&active=true']) {
    const { screen } = await openPortal({ path: `${path}${path.includes('?') ? '&' : '?'}env_name=prod` })
    await expect.element(screen.getByRole('heading', { name: 'Page does not exist' })).toBeVisible()
    expect(localStorage.getItem('portolan.flags')).toBeNull()
    await screen.unmount()
  }
})

it('gives no permission: a flag switched here opens no page a person may not open', async () => {
  localStorage.setItem('portolan.flags', JSON.stringify({ singlePaymentRedesign: true, makerChecker: true }))
  const readUser = `GET /organizations/${claims.orgId}/users/${userId}`
  await openPortal({ path: '/payments', answers: { [readUser]: { ...user, roles: [] } } })
  await expect.element(page.getByRole('heading', { name: 'Insufficient Permissions' })).toBeVisible()
})
