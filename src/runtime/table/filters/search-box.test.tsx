import { beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { TestList } from '#tests/fixtures/runtime/list.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { linkedTestTable, pageOf, parcels } from '#tests/fixtures/runtime/table.ts'

beforeEach(() => page.viewport(1280, 800))

async function open(search = '', rows = 3) {
  const services = testServices({
    'parcels.list': ({ params }) => pageOf(Object(params).search === 'nobody' ? [] : parcels(rows)),
  })
  const screen = await render(<TestList table={linkedTestTable()} services={services} search={search} />)
  const box = screen.getByRole('searchbox', { name: 'Search parcels' })
  const address = () => screen.container.querySelector('main')?.dataset['address']
  return { screen, services, box, address }
}

it('searches once typing pauses, says so in the address and aloud, and keeps the focus; Escape clears (TRU-161)', async () => {
  const { screen, services, box, address } = await open('page=2&state=kept')
  await box.click()
  const before = services.calls.length
  await userEvent.keyboard('ada lim')
  expect(services.calls).toHaveLength(before)
  await expect.poll(address).toBe('state=kept&search=ada+lim')
  expect(services.calls.at(-1)?.params).toMatchObject({ search: 'ada lim', page: 0 })
  expect(services.calls).toHaveLength(before + 1)
  await expect.element(screen.getByText('3 parcels for this search.')).toBeInTheDocument()
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(address).toBe('state=kept')
  await expect.element(box).toHaveValue('')
  await expect.element(box).toHaveFocus()
})

it('takes its words from the address, says what was not found, and lets go of it with all filters (TRU-161)', async () => {
  const { screen, box, address } = await open('search=nobody&city=Lima')
  await expect.element(box).toHaveValue('nobody')
  await expect.element(screen.getByRole('heading', { name: 'No parcels found' })).toBeVisible()
  await expect.element(screen.getByText('Search: ‘nobody’; City: Lima.')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear all' }).last().click()
  await expect.poll(address).toBe('')
  await expect.element(box).toHaveValue('')
  await expect.element(screen.getByText('Person 1')).toBeVisible()
})

it('leaves the box out where a few rows come whole, and keeps it while something is searched (TRU-161)', async () => {
  const whole = linkedTestTable()
  const table = { ...whole, rows: { ...whole.rows, searched: ['to'] } }
  const services = testServices({ 'parcels.list': () => pageOf(parcels(3)) })
  const screen = await render(<TestList table={table} services={services} />)
  await expect.element(screen.getByText('Person 1')).toBeVisible()
  expect(screen.getByRole('searchbox').query()).toBeNull()
  await screen.unmount()
  const again = await render(<TestList table={table} services={services} search="search=person" />)
  await expect.element(again.getByRole('searchbox', { name: 'Search parcels' })).toHaveValue('person')
})
