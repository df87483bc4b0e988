import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Served } from '../definitions/fetch.ts'
import { claims, paymentId, user, userId } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const readUser = `GET /organizations/${claims.orgId}/users/${userId}`
const heading = (name: string) => page.getByRole('heading', { name, exact: true })

const without =
  (list: string) =>
  ({ definitions, ...rest }: Served) => {
    const { [list]: _, ...options } = definitions.options
    return { ...rest, definitions: { ...definitions, options } }
  }

it('lists the toll-free lines by region, and leads to the terms (NAV-010, NAV-082)', async () => {
  const { screen } = await openPortal({ path: '/support' })
  await expect.element(heading('Support')).toBeVisible()
  const line = screen.getByRole('link', { name: '+44 808 157 0102' })
  await expect.element(line).toHaveAttribute('href', 'tel:+448081570102')
  for (const region of ['United Kingdom and Europe', 'Latin America'])
    await expect.element(screen.getByText(region)).toBeVisible()
  await screen.getByRole('link', { name: 'Terms of use' }).click()
  await expect.element(heading('Terms of use')).toBeVisible()
})

it('shows no lines where the deployer names none (NAV-082)', async () => {
  await openPortal({ path: '/support', definitions: without('support-lines') })
  await expect.element(heading('Support')).toBeVisible()
  expect(heading('Toll-free lines').query()).toBeNull()
})

it('shows the own record to read, with roles and environments in words (NAV-009)', async () => {
  const roles = [{ name: 'direct.payments.write' }]
  const { screen } = await openPortal({ path: '/profile', answers: { [readUser]: { ...user, roles } } })
  await expect.element(heading('Your profile')).toBeVisible()
  const main = screen.getByRole('main')
  for (const text of ['maker@trial.example', 'Trial Ltd', 'Payments direct, edit', 'UAT', 'Production'])
    await expect.element(main.getByText(text, { exact: true }).first()).toBeVisible()
  expect(main.getByRole('textbox').elements()).toHaveLength(0)
})

it('shows the terms of use to anybody who is signed in (NAV-011)', async () => {
  await openPortal({ path: '/terms-of-use', answers: { [readUser]: { ...user, roles: [] } } })
  await expect.element(heading('Terms of use')).toBeVisible()
})

it('downloads a document at its address, and says when it is gone (NAV-019)', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const headers = { 'content-disposition': 'attachment; filename="invoice-7.pdf"' }
  const { screen, requests } = await openPortal({
    path: `/attachments/${paymentId}`,
    answers: { [`GET /file/${paymentId}`]: new Response('%PDF-', { headers }) },
  })
  await expect.element(screen.getByText('invoice-7.pdf was downloaded.', { exact: false })).toBeVisible()
  expect(requests).toContain(`GET /file/${paymentId}?env_name=uat`)
  expect(saved.mock.contexts.at(-1)).toMatchObject({ download: 'invoice-7.pdf' })
  saved.mockRestore()
  await screen.unmount()
  await openPortal({ path: `/attachments/${userId}`, answers: { [`GET /file/${userId}`]: 404 } })
  await expect.element(heading('This document is not here')).toBeVisible()
})

it('leads an old onboarding address home (NAV-060)', async () => {
  await openPortal({ path: '/onboarding/form' })
  await expect.element(heading('Welcome, Trial Maker')).toBeVisible()
  expect(location.pathname).toBe('/home')
})

it('offers the way to the hosted login at /login, and asks for no password (NAV-004)', async () => {
  const { screen } = await openPortal({ path: '/login?return_to=%2Fpayments' })
  await expect.element(heading('Sign in to Portolan')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Continue to sign-in' }))
    .toHaveAttribute('href', '/auth/login?return_to=%2Fpayments')
  expect(screen.container.querySelector('input')).toBeNull()
})

it('leads from the intro of batches to their entry, after the moment its limit says (LIM-004)', async () => {
  const after = 47
  const { screen } = await openPortal({
    path: '/batch-payment',
    definitions: ({ definitions, ...rest }) => {
      const { batchIntroMs, ...others } = definitions.limits
      expect(batchIntroMs).toMatchObject({ is: 400, unit: 'milliseconds' })
      const limits = { ...others, batchIntroMs: { ...batchIntroMs, is: after } }
      return { ...rest, definitions: { ...definitions, limits } }
    },
  })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await screen.getByRole('button', { name: 'Try batch' }).click()
  await expect.poll(() => location.pathname).toBe('/batch-payment/guided-flow')
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(after)
  timers.mockRestore()
})

it('leaves a person where they went while a wizard was about to name its step in the address', async () => {
  const goOn = new MutationObserver(() => {
    if (!document.querySelector('main')?.textContent.includes('Loading ‘Enter payments')) return
    goOn.disconnect()
    history.pushState(null, '', '/support')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  goOn.observe(document.body, { childList: true, subtree: true })
  const { screen } = await openPortal({ path: '/batch-payment/guided-flow' })
  await expect.element(heading('Support')).toBeVisible()
  expect(location.pathname).toBe('/support')
  await screen.unmount()
})

it('leaves a person where they went before the page of a wizard was drawn', async () => {
  const { screen } = await openPortal({ path: '/payments' })
  await expect.element(heading('Payments')).toBeVisible()
  const state = (key: string, idx: number) => ({ usr: null, key, idx })
  history.pushState(state('wizard', 1), '', '/batch-payment/guided-flow')
  dispatchEvent(new PopStateEvent('popstate', { state: state('wizard', 1) }))
  // The browser has navigated, and the router notices only when the wizard is loaded.
  history.pushState(state('support', 2), '', '/support')
  await expect.element(heading('Enter payments one by one')).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Beneficiary' })).toBeVisible()
  expect(location.pathname).toBe('/support')
  dispatchEvent(new PopStateEvent('popstate', { state: state('support', 2) }))
  await expect.element(heading('Support')).toBeVisible()
  expect(location.pathname).toBe('/support')
  await screen.unmount()
})

it('says of a page whose feature is not enabled to contact support (NAV-099)', async () => {
  const { screen } = await openPortal({
    path: '/terms-of-use',
    definitions: ({ definitions, ...rest }) => {
      const gated = { ...definitions.pages['terms-of-use'], gate: 'isIndividualOriginatorOn' }
      const pages = { ...definitions.pages, 'terms-of-use': gated }
      return { ...rest, definitions: { ...definitions, pages } }
    },
  })
  await expect
    .element(screen.getByText('To have it enabled, contact support.', { exact: false }))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Contact support' }).click()
  await expect.element(heading('Support')).toBeVisible()
})

it('says what is wrong with the rule that a page opens by, and lets nobody in', async () => {
  await openPortal({
    path: '/terms-of-use',
    definitions: ({ definitions, ...rest }) => {
      const rules = { isNear: { says: 'Somebody is near.', when: { '==': [{ rule: 'isNowhere' }, true] } } }
      const closed = { ...definitions.pages['terms-of-use'], gate: 'isNear', rules }
      const pages = { ...definitions.pages, 'terms-of-use': closed }
      return { ...rest, definitions: { ...definitions, pages } }
    },
  })
  await expect.element(page.getByText("'isNowhere'", { exact: false }).first()).toBeVisible()
  expect(page.getByText('contact support', { exact: false }).query()).toBeNull()
  expect(heading('Terms of use').query()).toBeNull()
})

it('says where one is: the pages above, and what the record is called', async () => {
  const { screen } = await openPortal({
    path: '/attachments/x',
    answers: { 'GET /file/x': 404 },
  })
  const way = screen.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect.element(way.getByText('Document')).toHaveAttribute('aria-current', 'page')
  await way.getByRole('link', { name: 'Payments' }).click()
  expect(location.pathname).toBe('/payments')
})
