import { expect, it, vi } from 'vitest'
import { organisation, user, claims, userId } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const readUser = `GET /organizations/${claims.orgId}/users/${userId}`
const withRoles = (...roles: string[]) => ({
  [readUser]: { ...user, roles: roles.map((name) => ({ name })) },
})
const send = { name: 'Send a payment' }

it('leads from / to /home (NAV-002, NAV-003)', async () => {
  const { screen } = await openPortal({ path: '/' })
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
  expect(location.pathname).toBe('/home')
  expect(document.title).toBe('Home – Portolan')
})

it('shows the not-found page on any other path (NAV-080)', async () => {
  const { screen } = await openPortal({ path: '/connections/none' })
  await expect.element(screen.getByRole('heading', { name: 'Page does not exist' })).toBeVisible()
  expect(document.title).toBe('Page does not exist – Portolan')
})

it('shows the 401 page at its address and for a page one may not open, in the words of the permission (NAV-085, PRM-048, PRM-052)', async () => {
  const plain = await openPortal({ path: '/401' })
  await expect.element(plain.screen.getByRole('heading', { name: 'Insufficient Permissions' })).toBeVisible()
  await plain.screen.unmount()
  const { screen } = await openPortal({ path: '/payments', answers: withRoles() })
  await expect
    .element(screen.getByText('Ask your Organization Administrator.', { exact: false }))
    .toBeVisible()
})

it('offers a page beside the headings it names, under its own label', async () => {
  const { screen } = await openPortal({
    path: '/payments',
    definitions: ({ definitions, ...rest }) => {
      const support = { ...definitions.pages['support'], offered: { label: 'Ask us', beside: ['payments'] } }
      return { ...rest, definitions: { ...definitions, pages: { ...definitions.pages, support } } }
    },
  })
  await screen.getByRole('button', { name: 'Ask us' }).click()
  expect(location.pathname).toBe('/support')
})

it('offers sending to who may write payments, and to nobody else', async () => {
  const may = await openPortal()
  await expect.element(may.screen.getByRole('button', send)).toBeVisible()
  await may.screen.unmount()
  const { screen } = await openPortal({ answers: withRoles('direct.payments.read') })
  await expect.element(screen.getByRole('heading', { name: 'Last payments' })).toBeVisible()
  expect(screen.getByRole('button', send).query()).toBeNull()
})

it('does not offer sending to an organisation with account access, whatever the roles', async () => {
  const products = ['payments_direct', 'account_access']
  const { screen } = await openPortal({
    answers: { [`GET /organizations/${claims.orgId}`]: { ...organisation, products } },
  })
  await expect.element(screen.getByRole('heading', { name: 'Last payments' })).toBeVisible()
  expect(screen.getByRole('button', send).query()).toBeNull()
})

it('opens the wizard in production only with the separate permission, and says so otherwise (PRM-013, PRM-049)', async () => {
  const path = '/payments/create?env_name=prod'
  const { screen } = await openPortal({ path, answers: withRoles('direct.payments.write') })
  const refusal = 'You do not have access to create payments in this environment.'
  await expect.element(screen.getByText(refusal, { exact: false })).toBeVisible()
  await screen.unmount()
  const both = withRoles('direct.payments.write', 'payments.production.write')
  const allowed = await openPortal({ path: '/home?env_name=prod', answers: both })
  await expect.element(allowed.screen.getByRole('button', send)).toBeVisible()
})

it('leads from the general address to the wizard by its flag, and says whom to ask without it (FLG-021)', async () => {
  const on = await openPortal({ path: '/payments/create' })
  await expect.poll(() => location.pathname).toMatch(/^\/payments\/single-payment\/step\//)
  await on.screen.unmount()
  const flags = { singlePaymentRedesign: false }
  const { screen } = await openPortal({
    path: '/payments/create',
    answers: { 'GET /feature_flags': { flags } },
  })
  await expect
    .element(screen.getByText('To have it enabled, contact support.', { exact: false }))
    .toBeVisible()
  expect(location.pathname).toBe('/payments/create')
})

it('serves the legacy flow at the general address to other products, whatever the flag (FLG-021)', async () => {
  const products = ['network']
  const { screen } = await openPortal({
    path: '/payments/create',
    answers: { [`GET /organizations/${claims.orgId}`]: { ...organisation, products } },
  })
  await expect.element(screen.getByRole('button', { name: 'Get quotes' })).toBeVisible()
  expect(location.pathname).toBe('/payments/create')
})

it('shows only the navigation a person may use, under its labels', async () => {
  const all = await openPortal()
  for (const name of ['Home', 'Payments'])
    await expect.element(all.screen.getByRole('link', { name, exact: true })).toBeVisible()
  await all.screen.unmount()
  const { screen } = await openPortal({ answers: withRoles() })
  await expect.element(screen.getByRole('link', { name: 'Home' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Payments' }).query()).toBeNull()
})

it('offers the labels of the navigation and the place of approvals, in their order, to who may open them all (NAV-081, TRU-146)', async () => {
  const names = ['direct.payments.read', 'cloud.accounts.read', 'stablecoin.admin.write', 'rewards.read']
  const products = ['payments_direct', 'network', 'stablecoin', 'rewards']
  const { screen } = await openPortal({
    answers: {
      ...withRoles(...names),
      [`GET /organizations/${claims.orgId}`]: { ...organisation, products },
      'GET /feature_flags': { flags: { beneficiaries: true, rewards: true, rpd2Reports: true } },
    },
  })
  const links = screen.getByRole('navigation', { name: 'Main' }).getByRole('link')
  // How many wait for an approval comes when it comes.
  await expect
    .poll(() => links.elements().map((link) => link.textContent.replace(/\d+ waiting$/, '')))
    .toEqual([
      'Home',
      'Accounts',
      'Payments',
      'Approvals',
      'Stablecoin',
      'Beneficiaries',
      'Rewards',
      'Reports',
      'Settings',
    ])
})

it("offers 'Log Out and Try Again' where a page cannot be rendered, until another page is opened (NAV-084, NAV-088, NAV-089)", async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reported = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { screen } = await openPortal({
    path: '/terms-of-use',
    definitions: ({ definitions, ...rest }) => {
      const page = { ...definitions.pages['terms-of-use'], cards: {} }
      return {
        ...rest,
        definitions: { ...definitions, pages: { ...definitions.pages, 'terms-of-use': page } },
      }
    },
  })
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  const out = screen.getByRole('button', { name: 'Log Out and Try Again' })
  await expect.element(out).toHaveAttribute('href', '/logout')
  expect(reported).toHaveBeenCalled()
  await screen.getByRole('link', { name: 'Home' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
  quiet.mockRestore()
  reported.mockRestore()
})

it('follows the environment: names it outside production, and asks for it in every call', async () => {
  const { screen, requests } = await openPortal({ path: '/home?env_name=prod' })
  await screen.getByRole('button', { name: 'Environment: Production', exact: false }).click()
  await screen.getByRole('option', { name: 'UAT' }).click()
  await expect.element(screen.getByText('No real money moves here')).toBeVisible()
  expect(location.search).toBe('')
  expect(requests.at(-1)).toContain('env_name=uat')
})
