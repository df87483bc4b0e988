import { expect, it, vi } from 'vitest'
import { claims, user, userId } from '#tests/fixtures/portal/answers.ts'
import { forgetReturn, rememberedReturn, rememberReturn } from './login/return-path.ts'
import { grant, openPortal } from '#tests/fixtures/portal/world.tsx'
import { toast } from '../shell/toaster.tsx'

const readUser = `GET /organizations/${claims.orgId}/users/${userId}`
const readOrganisation = `GET /organizations/${claims.orgId}`

it('asks for the person the claims name and shows the app only when all is loaded (AUTH-004, AUTH-017, AUTH-018, AUTH-019, API-168)', async () => {
  const { promise: late, resolve: answer } = Promise.withResolvers<unknown>()
  const { screen, requests } = await openPortal({ answers: { [readUser]: late } })
  await vi.waitFor(() => expect(requests.some((one) => one.startsWith(readUser))).toBe(true))
  expect(requests.some((one) => one.startsWith(`${readOrganisation}?`))).toBe(true)
  await expect.element(screen.getByText('Signing you in')).toBeInTheDocument()
  expect(screen.container.querySelector('nav')).toBeNull()
  answer(user)
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
})

it('asks once who is there, while the definitions still come', async () => {
  const { promise: late, resolve: come } = Promise.withResolvers<unknown>()
  const session = vi.fn(() => grant())
  const served: unknown[] = []
  const definitions = (all: unknown) => {
    served.push(all)
    return late
  }
  const { screen } = await openPortal({ definitions, session })
  await vi.waitFor(() => expect(session).toHaveBeenCalled())
  await expect.element(screen.getByText('Loading the portal')).toBeInTheDocument()
  come(served[0])
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
  expect(session).toHaveBeenCalledOnce()
})

it('does not show the app to someone other than the token names (AUTH-004, AUTH-005)', async () => {
  const other = { ...user, id: '99999999-9999-4999-8999-999999999999' }
  const { screen } = await openPortal({ answers: { [readUser]: other } })
  await expect.element(screen.getByText('signed in as someone else', { exact: false })).toBeVisible()
  expect(screen.container.querySelector('nav')).toBeNull()
})

it('ends the sequence in fail when the organisation cannot be loaded, with a way back to sign-in (AUTH-004, AUTH-006, NAV-087)', async () => {
  const { screen } = await openPortal({ answers: { [readOrganisation]: 403 } })
  await expect.element(screen.getByRole('heading', { name: 'You could not be signed in' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Back to sign-in' })).toBeVisible()
})

it('sends who is signed out to the hosted login, and back to where they wanted to be', async () => {
  const { left } = await openPortal({ path: '/payments', session: { signedIn: false } })
  await vi.waitFor(() => expect(left).toContain('/auth/login?return_to=%2Fpayments'))
})

it.each([
  ['AUTH-021', { message: 'Unknown or invalid refresh token.' }],
  ['AUTH-022', { message: 'Missing Refresh Token' }],
  ['AUTH-020', { message: 'timeout' }],
  ['AUTH-025', { message: 'login_required' }],
])('logs out on a token failure, and remembers where the person was (%s)', async (_, failure) => {
  const { left, requests } = await openPortal({
    path: '/payments?page=2',
    session: Response.json(failure, { status: 503 }),
  })
  await vi.waitFor(() => expect(left).toContain('/logout/callback'))
  expect(requests).toContain('POST /auth/logout')
  expect(location.pathname).toBe('/logout')
  expect(rememberedReturn()).toBe('/payments?page=2')
  forgetReturn()
})

it('tells any other token failure in a toast that says what to do, and keeps the page (AUTH-024)', async () => {
  const soonOver = () => ({ ...grant(), expiresAt: new Date(Date.now() + 1_000).toISOString() })
  let isRefused = false
  const { screen, left } = await openPortal({
    path: '/terms-of-use',
    session: () => (isRefused ? Response.json({ message: 'consent_required' }, { status: 503 }) : soonOver()),
  })
  await expect.element(screen.getByRole('link', { name: 'Home' })).toBeVisible()
  isRefused = true
  await screen.getByRole('link', { name: 'Home' }).click()
  const message = screen.getByText(/could not be confirmed\. Try again, or log out and back in\./)
  const again = screen.getByRole('button', { name: 'Try again' })
  await expect.poll(() => again.elements().length).toBeGreaterThan(3)
  toast({ says: 'What is told next' })
  await expect.element(screen.getByText('What is told next')).toBeVisible()
  expect(message.elements()).toHaveLength(1)
  expect(location.pathname).toBe('/home')
  expect(left).toEqual([])
})

it('leads back to the page from where a broken-off sign-in ended', async () => {
  rememberReturn('/payments?page=2')
  const { screen } = await openPortal({ path: '/logout/callback' })
  await expect.element(screen.getByRole('heading', { name: 'Your session ended' })).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Sign in again' }))
    .toHaveAttribute('href', '/auth/login?return_to=%2Fpayments%3Fpage%3D2')
  expect(rememberedReturn()).toBeUndefined()
})

it('goes back from /logout when the session turns out to be alive (NAV-006)', async () => {
  rememberReturn('/payments')
  const { left } = await openPortal({ path: '/logout' })
  await vi.waitFor(() => expect(left).toEqual(['/payments']))
  forgetReturn()
})

it('reports that the app configuration could not be loaded and does not go on without it (API-031)', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { screen } = await openPortal({ answers: { 'GET /configuration': 400 } })
  await expect.element(screen.getByRole('heading', { name: 'You could not be signed in' })).toBeVisible()
  expect(warned).toHaveBeenCalledWith('The app configuration could not be loaded', expect.anything())
  warned.mockRestore()
})

it('asks for the app configuration once, by environment, whatever page is opened or focused (API-027)', async () => {
  const { screen, requests } = await openPortal()
  await screen.getByRole('link', { name: 'All payments' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Payments' })).toBeVisible()
  dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await screen.getByRole('link', { name: 'Home' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
  expect(requests.filter((one) => one.startsWith('GET /configuration'))).toEqual([
    'GET /configuration?env_name=uat',
  ])
})

it('stays in the environment an address named, when a later address names none', async () => {
  for (const path of ['/home?env_name=prod', '/payments']) {
    const { screen } = await openPortal({ path })
    await expect
      .element(screen.getByRole('button', { name: 'Environment: Production. Change it' }))
      .toBeVisible()
    await screen.unmount()
  }
})

it('keeps no token in any storage', async () => {
  const { screen } = await openPortal()
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
  for (const storage of [localStorage, sessionStorage])
    expect(JSON.stringify(Object.entries(storage))).not.toContain('trial-token')
})

it('says that the session has ended, and leads back here', async () => {
  const { screen } = await openPortal({ answers: { 'GET /xcurrent_proxy/v4/payments': 401 } })
  await expect.element(screen.getByText('Your session has ended')).toBeVisible()
  const again = screen.getByRole('button', { name: 'Sign in again' })
  await expect.element(again).toHaveAttribute('href', '/auth/login?return_to=%2Fhome')
})

it('removes the page when the session ends, and goes on with it as it stood when the same person signed in again in another tab (TRU-062)', async () => {
  let state: 'signed in' | 'over' | 'back' = 'signed in'
  const { screen } = await openPortal({
    session: () => (state === 'over' ? { signedIn: false } : grant()),
    answers: {
      'GET /xcurrent_proxy/v4/payments': () => {
        if (state === 'back') return { content: [] }
        state = 'over'
        return 401
      },
    },
  })
  const ended = screen.getByRole('dialog', { name: 'Your session has ended' })
  await expect.element(ended).toBeVisible()
  expect(document.body.textContent).not.toContain('Trial Maker')
  expect(document.title).toBe('Your session has ended – Portolan')
  await expect
    .element(ended.getByRole('button', { name: 'Sign in in another tab' }))
    .toHaveAttribute('target', '_blank')
  dispatchEvent(new Event('focus'))
  await expect.element(ended).toBeVisible()
  state = 'back'
  dispatchEvent(new Event('focus'))
  await expect.element(ended).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
})

it('removes everything of a person within a second when they sign out in another tab (TRU-061)', async () => {
  const { screen } = await openPortal()
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
  toast({ says: 'Sent to Elbe Logistik' })
  await expect.element(screen.getByText('Sent to Elbe Logistik')).toBeVisible()
  dispatchEvent(new StorageEvent('storage', { key: 'portolan.session-ended' }))
  const out = screen.getByRole('heading', { name: 'You are signed out' })
  await expect.element(out, { timeout: 1_000 }).toBeVisible()
  const shown = expect.poll(() => document.body.textContent, { timeout: 1_000 })
  await shown.not.toMatch(/Trial Maker|Elbe Logistik/)
  expect(document.title).toBe('You are signed out – Portolan')
  await expect
    .element(screen.getByRole('button', { name: 'Sign in again' }))
    .toHaveAttribute('href', '/auth/login?return_to=%2Fhome')
})

it('lets nobody act on the page of somebody else who signed in in another tab (AUTH-005)', async () => {
  let isOther = false
  const carried: string[] = []
  const other = { ...claims, userId: '99999999-9999-4999-8999-999999999999' }
  const { screen } = await openPortal({
    session: () => (isOther ? { ...grant(), claims: other, accessToken: 'of-the-other' } : grant()),
    answers: {
      'GET /xcurrent_proxy/v4/payments': (_address: URL, { headers }: RequestInit) => {
        carried.push(new Headers(headers).get('authorization') ?? '')
        isOther = true
        return 401
      },
    },
  })
  const ended = screen.getByRole('dialog', { name: 'Your session has ended' })
  await expect.element(ended).toBeVisible()
  dispatchEvent(new Event('focus'))
  await expect.element(ended).toBeVisible()
  expect(new Set(carried)).toEqual(new Set(['Bearer trial-token']))
})

it('shows nothing more to who is disabled meanwhile, and says so (AUTH-027)', async () => {
  const blocked = () => Response.json({ code: 'USER_BLOCKED', title: 'Sign-in refused' }, { status: 403 })
  let isBlocked = false
  const { screen } = await openPortal({
    answers: {
      'GET /xcurrent_proxy/v4/payments': () => {
        isBlocked = true
        return blocked()
      },
    },
    session: () => (isBlocked ? blocked() : grant()),
  })
  await expect.element(screen.getByText('This user is blocked.', { exact: false })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Back to sign-in' })).toBeVisible()
  expect(screen.container.querySelector('nav')).toBeNull()
})
