import type { Option } from '#definition/generated/options.ts'
import type { Table } from '#definition/generated/table.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { TestList } from '#tests/fixtures/runtime/list.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { linkedTestTable, pageOf, parcel, parcels, testTable } from '#tests/fixtures/runtime/table.ts'

const places: Option[] = [
  { value: 'https://late.example/{id}', label: 'Late', for: 'late' },
  { value: 'http://plain.example/{id}', label: 'Not safe', for: 'here' },
]

const cards: Partial<Table> = {
  layout: 'cards',
  columns: [
    ...testTable.columns,
    { id: 'look', type: 'link', label: 'Look it up', of: 'state', to: 'places' },
  ],
  facts: { room: { call: 'parcels.room' } },
  rules: {
    ...testTable.rules,
    isFull: { says: 'There is no room left.', when: { '==': [{ var: 'room.left' }, 0] } },
  },
  banners: [{ when: 'isFull', tone: 'warning', title: 'No room', says: '{room.most} parcels are the most.' }],
  action: { label: 'Send one', page: 'send', lockWhen: 'isFull', says: 'You have {room.most} already.' },
}

const table = linkedTestTable(cards, { options: new Map([['places', places]]) })

beforeEach(() => page.viewport(1280, 800))

async function open(rows: () => unknown, size: unknown = { left: 3, most: 5 }) {
  const go = vi.fn()
  const services = testServices({ 'parcels.list': rows, 'parcels.room': () => size })
  const screen = await render(<TestList table={table} services={services} host={{ actionFor: () => go }} />)
  return { screen, go, container: screen.container }
}

it('shows grey cards first, then heading, cards and the tile that adds one (WAL-012, WAL-013)', async () => {
  const rows = Promise.withResolvers<unknown>()
  const { screen, go, container } = await open(() => rows.promise)
  await expect.element(screen.getByText('Loading the parcels')).toBeInTheDocument()
  expect(container.querySelectorAll('h2, h3, button')).toHaveLength(0)
  rows.resolve(pageOf([parcel(1), parcel(2, { state: 'late' })]))
  await expect.element(screen.getByRole('heading', { name: 'Parcels' })).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(3)
  await expect.element(screen.getByRole('listitem', { name: 'Person 2' }).getByText('Delayed')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Person 1' })).toHaveAttribute('href', '/parcel/p-1')
  await screen.getByRole('button', { name: 'Send one' }).click()
  expect(go).toHaveBeenCalledOnce()
})

it('closes the way to a new one with its reason, and warns, as the facts say', async () => {
  const { screen } = await open(() => pageOf(parcels(5)), { left: 0, most: 5 })
  const button = screen.getByRole('button', { name: 'Send one' })
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAccessibleDescription('You have 5 already.')
  await expect.element(screen.getByRole('status').getByText('5 parcels are the most.')).toBeVisible()
})

it('leads out only to a safe address that is for the row, in a tab that is told nothing (WAL-014)', async () => {
  const rows = [parcel(1), parcel(2, { state: 'late', id: 'p/2' }), parcel(3, { state: 'here' })]
  const { screen } = await open(() => pageOf(rows))
  const link = screen.getByRole('link', { name: /^Look it up/ })
  await expect.element(link).toHaveAttribute('href', 'https://late.example/p%2F2')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noreferrer noopener')
  expect(link.elements()).toHaveLength(1)
})

it('fits cards on a phone, one below the other', async () => {
  await page.viewport(360, 800)
  const { screen, container } = await open(() => pageOf(parcels(2)))
  await expect.element(screen.getByRole('link', { name: 'Person 1' })).toBeVisible()
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth)
})
