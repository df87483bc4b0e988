import { expect, it } from 'vitest'
import { openPortal } from '#tests/fixtures/portal/world.tsx'
import { configuration, organisation, payments, user, userId } from '#tests/fixtures/portal/answers.ts'

const filter = 'POST /payout_proxy/payments/filter'
const list = 'GET /xcurrent_proxy/v4/payments'
const withFlags = (flags: Record<string, boolean>) => ({ 'GET /feature_flags': { flags } })

it('shows the batches and the approval log only where their flags are on (PAY-004, FLG-012, FLG-027)', async () => {
  const { screen } = await openPortal({
    path: '/payments',
    answers: { [filter]: payments, ...withFlags({ batchUpload: false, rpd2MakerChecker: true }) },
  })
  const inner = screen.getByRole('tablist', { name: 'Payments' }).last()
  await expect
    .element(inner.getByRole('tab', { name: 'Individual' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(inner.getByRole('tab', { name: 'Approval Log' })).toBeVisible()
  expect(inner.getByRole('tab', { name: 'Batch' }).elements()).toHaveLength(0)
  const other = await openPortal({
    path: '/payments?tab=approval_log',
    answers: { [filter]: payments, ...withFlags({ batchUpload: true, rpd2MakerChecker: false }) },
  })
  const tabs = other.screen.getByRole('tablist', { name: 'Payments' }).last()
  await expect.element(tabs.getByRole('tab', { name: 'Individual' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(tabs.getByRole('tab', { name: 'Batch' })).toBeVisible()
  expect(tabs.getByRole('tab', { name: 'Approval Log' }).elements()).toHaveLength(0)
})

it('opens the tab its address names, and the first one where nobody knows the name (NAV-024)', async () => {
  const answers = { [filter]: payments, ...withFlags({ batchUpload: true, rpd2MakerChecker: true }) }
  const opened = async (tab: string) => {
    const { screen } = await openPortal({ path: `/payments?tab=${tab}`, answers })
    const inner = screen.getByRole('tablist', { name: 'Payments' }).last()
    await expect.element(inner).toBeVisible()
    const labels = inner
      .getByRole('tab', { selected: true })
      .elements()
      .map((one) => one.textContent)
    await screen.unmount()
    return labels
  }
  expect(await opened('individual')).toEqual(['Individual'])
  expect(await opened('batch')).toEqual(['Batch'])
  expect(await opened('approval_log')).toEqual(['Approval Log'])
  expect(await opened('else')).toEqual(['Individual'])
})

it('shows no tabs where there is one alone, and what it holds', async () => {
  const { screen } = await openPortal({
    path: '/payments',
    answers: { [filter]: payments, ...withFlags({ batchUpload: false, rpd2MakerChecker: false }) },
  })
  await expect.element(screen.getByText('Supplier one').first()).toBeVisible()
  expect(screen.getByRole('tablist').elements()).toHaveLength(1)
  expect(screen.getByRole('tab', { name: 'Individual' }).elements()).toHaveLength(0)
  expect(screen.getByRole('tabpanel').elements()).toHaveLength(1)
})

it('lists with the wider filters for payments direct, and with the others elsewhere', async () => {
  const direct = await openPortal({ path: '/payments', answers: { [filter]: payments } })
  await expect.poll(() => direct.requests.some((one) => one.startsWith(filter))).toBe(true)
  const products = ['network']
  const other = await openPortal({
    path: '/payments?tab=unknown',
    answers: {
      [`GET /organizations/${organisation.id}`]: { ...organisation, products },
      'GET /configuration': { ...configuration, products },
      [list]: payments,
    },
  })
  await expect
    .poll(() => other.requests.some((one) => one.startsWith(`${list}?`) && one.includes('sort_field')))
    .toBe(true)
  expect(other.requests.some((one) => one.startsWith(filter))).toBe(false)
})

it('shows a person no tab with a list they may not read (TRU-727)', async () => {
  const opened = (role: string) =>
    openPortal({
      path: '/settings/company-profile',
      answers: {
        [`GET /organizations/${organisation.id}/users/${userId}`]: { ...user, roles: [{ name: role }] },
        [`GET /organizations/${organisation.id}`]: { ...organisation, products: ['network'] },
        'GET /configuration': { ...configuration, products: ['network'] },
        'GET /pcs_proxy/profile': { name: 'Trial Ltd' },
        'GET /pcs_proxy/ach_services': { content: [], totalElements: 0 },
      },
    })
  const one = await opened('network.company-profiles.read')
  await expect.element(one.screen.getByRole('heading', { name: 'Company profile', level: 1 })).toBeVisible()
  await expect.element(one.screen.getByText('Trial Ltd', { exact: true }).last()).toBeVisible()
  expect(one.screen.getByText('You do not have access to this').elements()).toHaveLength(0)
  expect(one.screen.getByRole('tab', { name: 'ACH services' }).elements()).toHaveLength(0)
  await one.screen.unmount()
  const both = await opened('Organization Administrator')
  await expect.element(both.screen.getByRole('tab', { name: 'ACH services' })).toBeVisible()
})
