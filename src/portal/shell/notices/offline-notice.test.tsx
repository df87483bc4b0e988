import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { grant, openPortal } from '#tests/fixtures/portal/world.tsx'
import { contentId } from '../content-id.ts'

const notice = 'The server is busy, or away for a moment.'
const unreached = 'Portolan cannot be reached.'

it('keeps what it shows while the server is away, says so, and recovers by itself', async () => {
  let isAway = false
  const busy = () => Response.json({ title: 'Busy' }, { status: 503, headers: { 'retry-after': '1' } })
  const { screen, requests } = await openPortal({
    answers: {
      'GET /search': () => (isAway ? busy() : { hits: [] }),
      'GET /feature_flags': () => (isAway ? busy() : { flags: {} }),
    },
  })
  const welcome = screen.getByRole('heading', { name: 'Welcome, Trial Maker' })
  await expect.element(welcome).toBeVisible()
  isAway = true
  await screen.getByRole('button', { name: 'Search' }).click()
  await screen.getByRole('combobox', { name: 'Search pages', exact: false }).fill('INV')
  await expect.element(screen.getByText(notice)).toBeVisible()
  await expect.element(welcome).toBeVisible()
  const before = requests.length
  isAway = false
  await expect.element(screen.getByText(notice)).not.toBeInTheDocument()
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(before + 1))
})

it('says on every page that nobody answers and from when what stands there is, once, moving nothing, until somebody answers', async () => {
  const { screen } = await openPortal()
  const welcome = screen.getByRole('heading', { name: 'Welcome, Trial Maker' })
  await expect.element(welcome).toBeVisible()
  const placeOf = () => JSON.stringify(welcome.element().getBoundingClientRect())
  const place = placeOf()
  const answering = globalThis.fetch
  let isGone = true
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    isGone && String(input).includes('/api/v1/')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : answering(input, init),
  )
  // The browser knows that it is offline; the page must show that at once.
  dispatchEvent(new Event('offline'))
  const menu = screen.getByRole('navigation', { name: 'Main' })
  for (const name of ['Payments', 'Home']) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect.element(screen.getByText(unreached)).toBeVisible()
    expect(screen.getByText(unreached).elements()).toHaveLength(1)
  }
  await expect.element(welcome).toBeVisible()
  expect(placeOf(), 'nothing moves').toBe(place)
  const readMessages = () => screen.getByText(unreached).element().closest('.ptl-notice')?.textContent
  await expect
    .poll(readMessages)
    .toMatch(/What you see is as it was at \d\d:\d\d.*Portolan tries again by itself\./)
  isGone = false
  dispatchEvent(new Event('online'))
  await expect.element(screen.getByText(unreached)).not.toBeInTheDocument()
  await expect.element(welcome).toBeVisible()
})

it('says of what could not be loaded that it is not there, and not that it is as it was', async () => {
  const { screen } = await openPortal()
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    String(input).includes('/api/v1/')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : answering(input, init),
  )
  const menu = screen.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Payments', exact: true }).click()
  await expect.element(screen.getByText(unreached)).toBeVisible()
  const readMessages = () => screen.getByText(unreached).element().closest('.ptl-notice')?.textContent
  await expect.poll(readMessages).toMatch(/Not everything could be loaded; what you entered is kept\./)
  expect(readMessages()).not.toMatch(/as it was/)
  await menu.getByRole('link', { name: 'Home', exact: true }).click()
  await expect.poll(readMessages).toMatch(/What you see is as it was at \d\d:\d\d/)
})

it('tries again when asked to, without a try that never ends in its way, and keeps the focus of keys', async () => {
  const { screen } = await openPortal()
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
  const answering = globalThis.fetch
  let answers: 'none' | 'never' | 'usual' = 'none'
  const tries: string[] = []
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const address = String(input)
    if (answers === 'usual' || !address.includes('/api/v1/')) return answering(input, init)
    if (answers === 'none') return Promise.reject(new TypeError('Failed to fetch'))
    if (address.includes('/feature_flags')) tries.push(address)
    return new Promise(() => {})
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await screen.getByRole('link', { name: 'Payments', exact: true }).first().click()
  const button = screen.getByRole('button', { name: 'Try now' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveFocus()
  answers = 'never'
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(tries).toHaveLength(1))
  answers = 'usual'
  vi.advanceTimersByTime(15_000)
  await expect.element(screen.getByText(unreached)).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.id).toBe(contentId)
})

it('covers no end of a page on a phone, not even together with the end of the session', async () => {
  const idleEndsAt = new Date(Date.now() + 180_000).toISOString()
  let isAway = false
  const { screen } = await openPortal({
    session: () => ({ ...grant(), idleEndsAt }),
    answers: { 'GET /feature_flags': () => (isAway ? 503 : { flags: {} }), 'GET /search': () => 503 },
  })
  await page.viewport(360, 700)
  await expect.element(screen.getByText('Your session ends at', { exact: false })).toBeVisible()
  isAway = true
  await screen.getByRole('button', { name: 'Search' }).click()
  await screen.getByRole('combobox', { name: 'Search pages', exact: false }).fill('INV')
  await expect.element(screen.getByText(notice)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  // Large text makes it higher than any fixed value.
  const larger = new CSSStyleSheet()
  larger.replaceSync('.ptl-notice { font-size: 24px; line-height: 32px; }')
  document.adoptedStyleSheets.push(larger)
  await vi.waitFor(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    const notices = screen.getByText(notice).element().closest('[popover]')!
    expect(notices.children).toHaveLength(2)
    const { bottom } = screen.getByRole('main').element().getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(notices.getBoundingClientRect().top)
  })
})
