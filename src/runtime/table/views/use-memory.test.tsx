import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { ListMemory } from '../host.ts'
import { TestList } from '#tests/fixtures/runtime/list.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { linkedTestTable, pageOf, parcels } from '#tests/fixtures/runtime/table.ts'

it('keeps how close rows stand and which columns show, and says what all rows come to (TRU-165, TRU-162)', async () => {
  await page.viewport(1280, 800)
  const answer = { ...pageOf(parcels(3)), sums: [{ currency: 'EUR', amount: '1234.5' }] }
  const write = vi.fn()
  const sums = { path: 'sums', label: 'Worth in all' }
  const memory = { first: { columns: ['to', 'worth'] }, write }
  const { container, ...screen } = await render(
    <TestList
      table={linkedTestTable({ sums })}
      services={testServices({ 'parcels.list': () => answer })}
      host={{ memory }}
    />,
  )
  await expect.poll(() => container.querySelector('main')?.dataset['address']).toBe('columns=to%2Cworth')
  await expect.element(screen.getByRole('definition')).toMatchTextContent('1,234.50 EUR')
  const height = () => container.querySelector('tbody tr')!.getBoundingClientRect().height
  expect(Math.round(height())).toBe(40)
  await screen.getByRole('button', { name: 'Columns' }).click()
  await screen.getByRole('radio', { name: 'Compact' }).click()
  await expect.poll(() => Math.round(height())).toBe(32)
  expect(write).toHaveBeenLastCalledWith({ columns: ['to', 'worth'], isCompact: true })
  await screen.getByRole('checkbox', { name: 'Worth' }).click()
  await vi.waitFor(() => expect(write).toHaveBeenLastCalledWith({ columns: ['to'], isCompact: true }))
})

it('shows a list as the account says, whatever another device remembered, and leaves what is chosen meanwhile (TRU-237)', async () => {
  await page.viewport(1280, 800)
  const services = testServices({ 'parcels.list': () => pageOf(parcels(3)) })
  const first = { columns: ['to', 'worth'] }
  const list = (saved?: ListMemory) => (
    <TestList
      table={linkedTestTable()}
      services={services}
      host={{ memory: { first, saved, write: () => undefined } }}
    />
  )
  const { container, ...screen } = await render(list())
  const address = () => container.querySelector('main')?.dataset['address']
  const height = () => Math.round(container.querySelector('tbody tr')!.getBoundingClientRect().height)
  await expect.poll(address).toBe('columns=to%2Cworth')
  await screen.rerender(list({ isCompact: true, columns: ['to', 'state'] }))
  await expect.poll(address).toBe('columns=to%2Cstate')
  await expect.poll(height).toBe(32)
  await screen.getByRole('button', { name: 'Columns' }).click()
  await screen.getByRole('radio', { name: 'Comfortable' }).click()
  await screen.rerender(list({ isCompact: true }))
  await expect.poll(height).toBe(40)
})
