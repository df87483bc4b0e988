import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { claims } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

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

/** Server whose idle timeout is extended only by a present person. */
function sessionServer(idleMs: number, absoluteMs = 600 * minute) {
  const requested: string[] = []
  let idle = idleMs
  return {
    requests: requested,
    answer: (address: URL) => {
      requested.push(address.search)
      if (address.search === '' && requested.length > 1) idle = 30 * minute
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
  expect(server.requests).toContain('')
  expect(localStorage.getItem('portolan.session-extended')).toMatch(/^\d+$/)
})

/** Opens a dialog below the notice and returns its last element. */
async function openHelp() {
  await expect.element(warning()).toBeVisible()
  await userEvent.keyboard('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const last = dialog.getByRole('switch').or(dialog.getByRole('checkbox'))
  await expect.element(last).toBeInTheDocument()
  // A dialog takes the focus shortly after it appears; waiting for it keeps it from undoing later steps.
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  return { dialog, last }
}

it('takes any key for an answer, in a dialog as well', async () => {
  let isHeard = false
  await openPortal({
    session: ({ search }: URL) => granted((isHeard && search === '' ? 30 : 3) * minute, 600 * minute),
  })
  const { dialog } = await openHelp()
  isHeard = true
  await userEvent.keyboard('{Shift}')
  await expect.element(warning()).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
})

it('is reached by Tab behind the last button of a dialog, and left into it again', async () => {
  await openPortal({ session: sessionServer(30 * minute, 3 * minute).answer })
  const { last } = await openHelp()
  last.element().focus()
  await userEvent.tab()
  await expect.element(warning().getByRole('button', { name: 'Sign in again' })).toHaveFocus()
  await userEvent.tab()
  await vi.waitFor(() => expect(document.activeElement?.closest('.bp6-overlay')).not.toBeNull())
})

it('does not take a page that only asks for a person', async () => {
  const server = sessionServer(3 * minute)
  await openPortal({ session: server.answer })
  await expect.element(warning()).toBeVisible()
  await vi.waitFor(() => expect(server.requests.length).toBeGreaterThan(1))
  expect(server.requests.slice(1)).toEqual(server.requests.slice(1).map(() => '?background=true'))
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
