import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

it('shows a spinner while the sign-in completes (AUTH-002)', async () => {
  const { screen } = await openPortal({ path: '/login/callback', session: new Promise(() => {}) })
  await expect.element(screen.getByRole('progressbar', { name: 'Signing you in' })).toBeVisible()
})

it('goes on to where the person wanted to be, and nowhere else', async () => {
  await openPortal({ path: '/login/callback?return_to=%2Fpayments' })
  await expect.poll(() => location.pathname).toBe('/payments')
  await openPortal({ path: '/login/callback?return_to=%2F%2Fevil.example' })
  await expect.poll(() => location.pathname).toBe('/home')
})

it('shows the login-failed page with the way back (AUTH-003, AUTH-026, NAV-086)', async () => {
  const { screen } = await openPortal({
    path: '/login/callback?error=login_failed&error_description=Login+Failed.',
  })
  await expect.element(screen.getByRole('heading', { name: 'Login Failed.' })).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Back to sign-in' }))
    .toHaveAttribute('href', '/login')
})

it('tells a blocked user (AUTH-027)', async () => {
  const { screen } = await openPortal({
    path: '/login/callback?error=access_denied&error_description=user+is+blocked',
  })
  await expect.element(screen.getByText('This user is blocked.', { exact: false })).toBeVisible()
})

it("shows another error's own words, or the generic ones with the error appended (AUTH-028, TRU-654)", async () => {
  const own = await openPortal({ path: '/login/callback?error=x&error_description=The+door+is+shut.' })
  await expect.element(own.screen.getByText('says: ‘The door is shut.’', { exact: false })).toBeVisible()
  await own.screen.unmount()
  const generic = await openPortal({ path: '/login/callback?error=temporarily_unavailable' })
  await expect.element(generic.screen.getByText('(temporarily_unavailable)', { exact: false })).toBeVisible()
})

it.each(['AUTH_USER_ID_ERROR', 'AUTH_USER_ORG_NAME_ERROR', 'AUTH_USER_ORG_ID_ERROR'])(
  'shows the auth error page for %s, once and with the way back (NAV-087)',
  async (code) => {
    const session = Response.json({ code, title: 'A claim is missing' }, { status: 403 })
    const { screen } = await openPortal({ path: '/login/callback', session })
    await expect.element(screen.getByText(code)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Back to sign-in' })).toBeVisible()
  },
)

it('says at /auth/error which code the sign-in ended with (NAV-018)', async () => {
  const { screen } = await openPortal({ path: '/auth/error?code=AUTH_USER_ID_ERROR' })
  await expect.element(screen.getByRole('heading', { name: 'You could not be signed in' })).toBeVisible()
  await expect.element(screen.getByText('AUTH_USER_ID_ERROR')).toBeVisible()
})

it('says who did not answer while the sign-in completes, and lets one try again', async () => {
  await openPortal({ path: '/login/callback', session: new TypeError('Failed to fetch') })
  await expect.element(page.getByText('The server did not answer', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(page.getByText('Failed to fetch').query()).toBeNull()
})
