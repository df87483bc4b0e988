import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

it('never leaves a blank page: what no page could catch says what is safe and where to go, and Back leads out of it (NAV-088)', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reported = vi.spyOn(console, 'warn').mockImplementation(() => {})
  history.pushState(null, '', '/logout/callback')
  await openPortal({ definitions: () => ({ version: 'trial', definitions: { pages: { home: null } } }) })
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect
    .element(page.getByText('What you have already sent is not affected', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload this page' })).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Log Out and Try Again' }))
    .toHaveAttribute('href', '/logout')
  expect(reported).toHaveBeenCalled()
  history.replaceState(null, '', '/logout/callback')
  dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  quiet.mockRestore()
  reported.mockRestore()
})
