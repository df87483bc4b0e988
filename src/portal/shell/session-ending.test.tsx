import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { claims } from '../trial/trial-answers.ts'
import { openPortal } from '../trial/trial-world.tsx'

const minute = 60_000
const at = (inMs: number) => new Date(Date.now() + inMs).toISOString()
const granted = (idleMs: number, absoluteMs: number) => ({
  signedIn: true,
  accessToken: 'trial-token',
  expiresAt: at(5 * minute),
  idleEndsAt: at(idleMs),
  sessionEndsAt: at(absoluteMs),
  claims,
})
const warning = () => page.getByRole('region', { name: 'Your session is about to end' })

/** A server whose idle end is put off by who is present, and by nobody else. */
function sessionServer(idleMs: number, absoluteMs = 600 * minute) {
  const asked: string[] = []
  let idle = idleMs
  return {
    asked,
    answer: (address: URL) => {
      asked.push(address.search)
      if (address.search === '' && asked.length > 1) idle = 30 * minute
      return granted(idle, absoluteMs)
    },
  }
}

it('announces the end in time, and one key puts it off without leaving the page', async () => {
  const server = sessionServer(3 * minute)
  const { screen } = await openPortal({ path: '/payments', session: server.answer })
  await expect
    .element(warning().getByText('Press any key to stay signed in.', { exact: false }))
    .toBeVisible()
  await expect.element(warning().getByText(/^[12]:\d\d$/)).toBeVisible()
  expect(
    screen
      .getByRole('status')
      .elements()
      .some((one) => one.contains(warning().element())),
  ).toBe(true)
  const stay = warning().getByRole('button', { name: 'Stay signed in' })
  stay.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(warning()).not.toBeInTheDocument()
  await expect.element(screen.getByText('You stay signed in.')).toBeInTheDocument()
  expect(location.pathname).toBe('/payments')
  expect(server.asked).toContain('')
  expect(localStorage.getItem('portolan.session-extended')).toMatch(/^\d+$/)
})

it('does not take a page that only asks for a person', async () => {
  const server = sessionServer(3 * minute)
  await openPortal({ session: server.answer })
  await expect.element(warning()).toBeVisible()
  await vi.waitFor(() => expect(server.asked.length).toBeGreaterThan(1))
  expect(server.asked.slice(1)).toEqual(server.asked.slice(1).map(() => '?background=true'))
})

it('hears of an extension in another tab, without a token', async () => {
  const server = sessionServer(3 * minute)
  await openPortal({ session: server.answer })
  await expect.element(warning()).toBeVisible()
  server.answer(new URL('/auth/session', location.origin))
  dispatchEvent(new StorageEvent('storage', { key: 'portolan.session-extended' }))
  await expect.element(warning()).not.toBeInTheDocument()
})

it('says when nothing can put the end off, and leads back here', async () => {
  const server = sessionServer(30 * minute, 3 * minute)
  await openPortal({ path: '/payments?page=2', session: server.answer })
  await expect.element(warning().getByText('cannot be extended', { exact: false })).toBeVisible()
  await expect
    .element(warning().getByRole('button', { name: 'Sign in again' }))
    .toHaveAttribute('href', '/auth/login?return_to=%2Fpayments%3Fpage%3D2')
})

it('finds out by itself that the session is over', async () => {
  let turn = 0
  const { screen } = await openPortal({
    session: () => ((turn += 1) === 1 ? granted(1_500, 600 * minute) : { signedIn: false }),
  })
  await expect.element(screen.getByText('Your session has ended')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Sign in again' }))
    .toHaveAttribute('href', '/auth/login?return_to=%2Fhome')
})
