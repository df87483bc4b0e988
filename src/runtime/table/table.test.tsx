import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { FieldTypes } from '../field/types.ts'
import { TestList, type TestListProps } from '#tests/fixtures/runtime/list.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { linkedTestTable, pageOf, parcel, parcels } from '#tests/fixtures/runtime/table.ts'
import { testTypes } from '#tests/fixtures/runtime/types.tsx'

const table = linkedTestTable()
const rowsIn = (container: Element) =>
  [...container.querySelectorAll('tbody tr')].map((row) => row.querySelector('th')?.textContent)
const addressOf = (container: Element) => container.querySelector('main')?.dataset['address']

beforeEach(() => page.viewport(1280, 800))

async function open(answers: (turn: number) => unknown, props: Partial<TestListProps> = {}) {
  const services = testServices({ 'parcels.list': (_, turn) => answers(turn) })
  const screen = await render(<TestList table={table} services={services} {...props} />)
  return { screen, services, container: screen.container }
}

/** Counts how often the money of a row is printed: once per row that renders. */
function countingTypes() {
  const printed = vi.fn<(value: unknown) => void>()
  const money = testTypes.get('money')
  if (!money) throw new Error('There is no money.')
  const kind = {
    ...money.kind,
    print: (...given: Parameters<typeof money.kind.print>) => {
      printed(given[0])
      return money.kind.print(...given)
    },
  }
  const fieldTypes: FieldTypes = new Map([...testTypes, ['money', { ...money, kind }]])
  return { printed, fieldTypes }
}

it('offers to refresh once there is something to refresh, where it then stays', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { screen } = await open(() => promise)
  await expect.element(screen.getByText('Loading the parcels')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Refresh' }).query()).toBeNull()
  resolve(pageOf(parcels(3)))
  await expect.element(screen.getByRole('button', { name: 'Refresh' })).toBeVisible()
})

it('renders no row for a poll without change, one for a change in one, and keeps the focus (PAY-015, LIM-045)', async () => {
  const { printed, fieldTypes } = countingTypes()
  const late = [parcel(1), parcel(2, { worth: '9.99' }), ...parcels(13, 3)]
  const { screen, services, container } = await open(
    (turn) => pageOf(turn < 3 ? parcels(15) : late, { total: 40 }),
    { table: linkedTestTable({ rows: { call: 'parcels.list', everySeconds: 1 } }), fieldTypes },
  )
  const link = screen.getByRole('link', { name: 'Person 3', exact: true })
  await expect.element(link).toBeVisible()
  link.element().focus()
  await expect.element(link).toHaveFocus()
  printed.mockClear()
  await expect.poll(() => services.calls.length).toBeGreaterThanOrEqual(3)
  expect(printed).not.toHaveBeenCalled()
  await expect.element(screen.getByText('9.99 EUR')).toBeVisible()
  expect(printed.mock.calls).toEqual([['9.99']])
  await expect.element(link).toHaveFocus()
  expect(rowsIn(container)).toHaveLength(15)
})

it('lets new rows wait until they are asked for, so that nothing moves under the pointer', async () => {
  const { screen, container } = await open(
    (turn) => pageOf(turn === 0 ? parcels(15, 10) : parcels(15, 8), { total: 40 }),
    { table: linkedTestTable({ rows: { call: 'parcels.list', everySeconds: 1 } }) },
  )
  await screen.getByRole('button', { name: '2 new parcels – show' }).click()
  expect(rowsIn(container).slice(0, 3)).toEqual(['Person 8', 'Person 9', 'Person 10'])
})

it('refreshes when asked, with what is new at once (PAY-014)', async () => {
  const { screen, services, container } = await open((turn) =>
    pageOf(turn === 0 ? parcels(15, 10) : parcels(15, 8), { total: 6_012 }),
  )
  await expect.element(screen.getByText('6,012 parcels')).toBeVisible()
  await expect.element(screen.getByText('Updated just now')).toBeVisible()
  await screen.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => rowsIn(container)[0]).toBe('Person 8')
  expect(services.calls).toHaveLength(2)
})

it('sorts by a heading, says so to a screen reader, and asks the server', async () => {
  const { screen, services, container } = await open(() => pageOf(parcels(3)))
  const worth = screen.getByRole('columnheader', { name: 'Worth' })
  await expect.element(worth).toHaveAttribute('aria-sort', 'none')
  await expect
    .element(screen.getByRole('columnheader', { name: 'Sent' }))
    .toHaveAttribute('aria-sort', 'descending')
  await screen.getByRole('button', { name: 'Worth' }).click()
  await expect.element(worth).toHaveAttribute('aria-sort', 'descending')
  await screen.getByRole('button', { name: 'Worth' }).click()
  await expect.element(worth).toHaveAttribute('aria-sort', 'ascending')
  expect(addressOf(container)).toBe('sort=worth&direction=asc')
  await expect
    .poll(() => services.calls.at(-1)?.params)
    .toMatchObject({ sort_field: 'worth', sort_direction: 'asc', page: 0 })
})

it('pages through and chooses how many rows, keeping the rows on screen until the next ones are there', async () => {
  const next = Promise.withResolvers<unknown>()
  const { screen, services, container } = await open((turn) =>
    turn === 1 ? next.promise : pageOf(parcels(15), { total: 40 }),
  )
  await expect.element(screen.getByText('1–15 of 40')).toBeVisible()
  await screen.getByRole('button', { name: 'Next page' }).click()
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(rowsIn(container)).toHaveLength(15)
  next.resolve(pageOf(parcels(15, 16), { number: 1, total: 40 }))
  await expect.element(screen.getByText('16–30 of 40')).toBeVisible()
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  expect(addressOf(container)).toBe('page=2')
  await screen.getByLabelText('Rows').selectOptions('50')
  await expect.poll(() => addressOf(container)).toBe('size=50')
  await expect.poll(() => services.calls.at(-1)?.params).toMatchObject({ page: 0, size: 50 })
})

it('counts a list of one page and has no way to other pages; its size can be chosen where that changes anything (TRU-750)', async () => {
  const steps = (screen: Awaited<ReturnType<typeof open>>['screen']) =>
    screen.getByRole('button', { name: /page/i }).elements().length
  const { screen } = await open(() => pageOf(parcels(15)))
  await expect.element(screen.getByText('1–15 of 15')).toBeVisible()
  expect([steps(screen), screen.getByLabelText('Rows').elements().length]).toEqual([0, 0])
  expect(screen.getByRole('navigation').elements()).toEqual([])
  await screen.unmount()
  const { screen: larger } = await open(() => pageOf(parcels(20), { size: 30 }))
  await expect.element(larger.getByText('1–20 of 20')).toBeVisible()
  expect([steps(larger), larger.getByLabelText('Rows').elements().length]).toEqual([0, 1])
})

it('says of an estimate that it is one', async () => {
  const { content, page: at } = pageOf(parcels(15), { total: 1_000_000 })
  const { screen } = await open(() => ({ content, page: { ...at, isEstimate: true } }))
  await expect.element(screen.getByText('about 1,000,000 parcels')).toBeVisible()
  await expect.element(screen.getByText('1–15 of about 1,000,000')).toBeVisible()
})

it('ends an estimated list with its last page', async () => {
  const { content, page: at } = pageOf(parcels(15), { number: 1, total: 30 })
  const { screen } = await open(() => ({ content, page: { ...at, isEstimate: true } }))
  await expect.element(screen.getByText('16–30 of about 30')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

it('offers a row its one action, and only to those who may (PAY-065)', async () => {
  const onMove = vi.fn()
  const rows = [parcel(1), parcel(2, { state: 'late' })]
  const { screen } = await open(() => pageOf(rows), { onMove })
  await screen.getByRole('button', { name: 'Hurry: Person 2' }).click()
  expect(onMove.mock.calls[0]?.[0]).toMatchObject({
    key: 'p-2',
    record: { to: 'Person 2' },
    move: { id: 'hurry' },
  })
  await expect.element(screen.getByRole('button', { name: 'Hurry: Person 1' })).not.toBeInTheDocument()
  const viewer = await open(() => pageOf(rows), { onMove, rights: () => ({ verdict: 'no' }) })
  await expect.element(viewer.screen.getByText('Delayed').last()).toBeVisible()
  expect(viewer.container.querySelectorAll('tbody button')).toHaveLength(0)
})

it('shows states in words, amounts with their currency, and opens a row as a link', async () => {
  const { screen, container } = await open(() =>
    pageOf([parcel(7, { state: 'here' }), parcel(8, { state: 'odd' })]),
  )
  await expect.element(screen.getByText('Delivered')).toBeVisible()
  await expect.element(screen.getByText('odd')).toBeVisible()
  await expect.element(screen.getByText('7.50 EUR')).toBeVisible()
  const link = screen.getByRole('link', { name: 'Person 7' })
  await expect.element(link).toHaveAttribute('href', '/parcel/p-7')
  await link.click()
  expect(container.querySelector('main')?.dataset['opened']).toBe('parcel/p-7')
})

it('moves between rows by keys only while the focus is among them', async () => {
  const { screen, container } = await open(() => pageOf(parcels(15)))
  const row = (name: string) => screen.getByRole('link', { name, exact: true })
  await expect.element(row('Person 1')).toBeVisible()
  expect(container.querySelectorAll('tbody a[tabindex="0"]')).toHaveLength(1)
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(document.body)
  row('Person 1').element().focus()
  await userEvent.keyboard('{ArrowDown}j')
  await expect.element(row('Person 3')).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(row('Person 2')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(row('Person 15')).toHaveFocus()
  await userEvent.keyboard('{PageUp}')
  await expect.element(row('Person 5')).toHaveFocus()
  await userEvent.keyboard('{Home}{Enter}')
  await expect.poll(() => container.querySelector('main')?.dataset['opened']).toBe('parcel/p-1')
})

it('draws of ten thousand rows only those around the screen, and reaches the last by key', async () => {
  const { screen, container } = await open(() => pageOf(parcels(10_000), { size: 10_000 }))
  const first = screen.getByRole('link', { name: 'Person 1', exact: true })
  await expect.element(first).toBeVisible()
  expect(container.querySelectorAll('tbody tr').length).toBeLessThan(120)
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
  first.element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('link', { name: 'Person 10000', exact: true })).toHaveFocus()
  expect(container.querySelectorAll('tbody tr').length).toBeLessThan(120)
})

it('draws the rows on the screen first, and those around it once they were painted', async () => {
  const requestCallbacks: FrameRequestCallback[] = []
  const frames = vi
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((run) => requestCallbacks.push(run))
  const { screen, container } = await open(() => pageOf(parcels(10_000), { size: 10_000 }))
  await expect.element(screen.getByRole('link', { name: 'Person 1', exact: true })).toBeVisible()
  const first = container.querySelectorAll('tbody tr').length
  expect(first * 40).toBeGreaterThanOrEqual(innerHeight)
  expect(first * 40).toBeLessThan(innerHeight + 10 * 40)
  frames.mockRestore()
  for (const run of requestCallbacks) run(performance.now())
  await expect.poll(() => container.querySelectorAll('tbody tr').length).toBeGreaterThanOrEqual(first + 10)
})

it('calls a row without a name by its id, so that it can be opened', async () => {
  const { screen } = await open(() => pageOf([parcel(1, { to: '' })]))
  await expect.element(screen.getByRole('link', { name: 'p-1' })).toBeVisible()
})

it('says of a page that is asked for how old the one on the screen is, and nothing of it when it fails', async () => {
  let refuse: (thrown: unknown) => void = () => undefined
  const { screen } = await open((turn) =>
    turn === 0 ? pageOf(parcels(15), { total: 40 }) : new Promise((_, reject) => (refuse = reject)),
  )
  await screen.getByRole('button', { name: 'Next page' }).click()
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect.element(screen.getByText(/^Updated (just now|\d+ s ago)$/)).toBeVisible()
  refuse({ status: 500, title: 'No answer today' })
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getByText(/^Updated|40 parcels|1–15 of/).elements()).toEqual([])
})
