import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { claims, paymentId, user, userId } from '#tests/fixtures/portal/answers.ts'
import { createPreferences } from '#tests/fixtures/portal/preferences.ts'
import { openPortal, type TestWorld } from '#tests/fixtures/portal/world.tsx'

const box = () => page.getByRole('combobox', { name: 'Search pages, actions and records' })
const options = () => page.getByRole('dialog', { name: 'Search' }).getByRole('option')
const option = (name: string) => page.getByRole('dialog').getByRole('option', { name, exact: false })
const hit = (title: string) => ({
  kind: 'payment',
  id: paymentId,
  title,
  says: 'INV-7',
  path: `/payments/${paymentId}`,
})

const withoutRoles = { [`GET /organizations/${claims.orgId}/users/${userId}`]: { ...user, roles: [] } }

async function openPalette(world: TestWorld = {}) {
  const portal = await openPortal(world)
  await expect.element(page.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(box()).toHaveFocus()
  return portal
}

it('opens with Ctrl-K and goes to a page by its name, by keyboard alone', async () => {
  await openPalette()
  await userEvent.keyboard('paym')
  const first = options().first()
  await expect.element(first).toHaveAttribute('aria-selected', 'true')
  await expect.element(box()).toHaveAttribute('aria-activedescendant', first.element().id)
  await expect.element(first).toHaveTextContent('Payments')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible()
  expect(location.pathname).toBe('/payments')
  await expect.element(box()).not.toBeInTheDocument()
})

it('keeps what is typed before the line of the search is there', async () => {
  await openPortal()
  await expect.element(page.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
  const press = (key: string, more: KeyboardEventInit = {}) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    )
  press('k', { ctrlKey: true })
  await Promise.resolve()
  for (const key of ['p', 'a', 'x', 'Backspace', 'y']) press(key)
  await expect.element(box()).toHaveValue('pay')
  await expect.element(options().first()).toHaveTextContent('Payments')
})

it('moves with the arrows, round the ends', async () => {
  await openPalette()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(options().last()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(options().first()).toHaveAttribute('aria-selected', 'true')
})

it('says where a page belongs that is called like another, which stands first', async () => {
  await openPalette()
  await userEvent.keyboard('payments')
  await expect.element(options().nth(0)).toHaveTextContent('Payments')
  await expect.element(options().nth(1)).toHaveTextContent('PaymentsSettings')
})

it('offers only what the person may open and do', async () => {
  await openPalette({ answers: withoutRoles })
  await expect.element(option('Log out')).toBeVisible()
  expect(page.getByRole('option', { name: 'Payments', exact: true }).query()).toBeNull()
  expect(option('Send a payment').query()).toBeNull()
})

it('opens a record by its id, and shows the answer to the newest words whichever comes last', async () => {
  const slow = Promise.withResolvers<unknown>()
  const search = (address: URL) =>
    address.searchParams.get('q') === 'INV' ? slow.promise : { hits: [hit('Supplier one')] }
  const { requests } = await openPalette({ answers: { 'GET /search': search } })
  await box().fill('INV')
  await vi.waitFor(() => expect(requests.some((one) => one.includes('q=INV'))).toBe(true))
  await expect.element(page.getByText('Searching…')).toBeVisible()
  await box().fill('INV-7')
  await expect.element(option('Supplier one')).toBeVisible()
  slow.resolve({ hits: [hit('Supplier of yesterday')] })
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(location.pathname).toBe(`/payments/${paymentId}`))
  expect(option('Supplier of yesterday').query()).toBeNull()
})

it('leaves first what was, when something of that name is found a moment later', async () => {
  const batch = { ...hit('payments-2026'), kind: 'batch', says: '4 payments' }
  await openPalette({ answers: { 'GET /search': { hits: [batch] } } })
  await userEvent.keyboard('payments')
  await expect.element(option('payments-2026')).toHaveTextContent('payments-2026Batch, 4 payments')
  await expect.element(options().first()).toHaveTextContent('Payments')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(location.pathname).toBe('/payments'))
})

it('does not count as all what a search finds at the most', async () => {
  const hits = Array.from({ length: 8 }, (_, at) => ({
    ...hit(`INV-7${at}`),
    id: paymentId.replace(/.$/, String(at)),
  }))
  await openPalette({ answers: { 'GET /search': { hits } } })
  await userEvent.keyboard('INV-7')
  await expect.element(page.getByText('The first 8 results. Type more of it to see others.')).toBeVisible()
})

it('says when nothing is called so, and when records could not be searched', async () => {
  let isDown = false
  await openPalette({ answers: { 'GET /search': () => (isDown ? 500 : { hits: [] }) } })
  await box().fill('zzzz')
  await expect.element(page.getByText('Nothing is called ‘zzzz’', { exact: false })).toBeVisible()
  isDown = true
  await box().fill('log out')
  await expect.element(page.getByText('Records could not be searched.', { exact: false })).toBeVisible()
  await expect.element(option('Log out')).toBeVisible()
})

it("opens with '/' and shows the keys with '?', unless single keys are switched off", async () => {
  await openPortal({ answers: createPreferences().answers })
  await expect.element(page.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
  await userEvent.keyboard('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.element(help).toBeVisible()
  await help.getByText('Single-key shortcuts').click()
  await expect.element(help.getByRole('checkbox', { name: 'Single-key shortcuts' })).not.toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(help).not.toBeInTheDocument()
  await userEvent.keyboard('/')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(box()).toHaveFocus()
  await expect.element(box()).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await expect.element(box()).not.toBeInTheDocument()
})
