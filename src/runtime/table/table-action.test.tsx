import type { Table } from '#definition/generated/table.ts'
import { beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { TestList } from '#tests/fixtures/runtime/list.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { linkedTestTable, pageOf, parcels } from '#tests/fixtures/runtime/table.ts'

const services = testServices({
  'parcels.list': () => pageOf(parcels(3)),
  'parcels.room': () => ({ left: 0, most: 5 }),
})
const send = { label: 'Send one', page: 'send' }
const full: Partial<Table> = {
  facts: { room: { call: 'parcels.room' } },
  rules: { isFull: { says: 'There is no room left.', when: { '==': [{ var: 'room.left' }, 0] } } },
  action: { ...send, lockWhen: 'isFull', says: 'You have {room.most} already.' },
}

beforeEach(() => page.viewport(1280, 800))

async function open(changes: Partial<Table>) {
  const table = linkedTestTable(changes)
  const host = { actionFor: () => () => {} }
  const screen = await render(<TestList table={table} services={services} host={host} />)
  const button = screen.getByRole('button', { name: /^Send one/ })
  await expect.element(button).toBeVisible()
  return { button, tools: () => [...screen.container.querySelectorAll('.ptl-table__tools > *')] }
}

it('puts the way to a new row last, at the right end of what a list can do', async () => {
  const { tools } = await open({ action: send })
  expect(tools().at(-1)).toHaveTextContent('Send one')
})

it('says before a closed way why it is closed, so that the button keeps its place', async () => {
  const { button, tools } = await open(full)
  await expect.element(button).toHaveAccessibleDescription('You have 5 already.')
  const nameOf = (one: Element) => one.textContent || one.querySelector('button')?.ariaLabel
  expect(tools().map(nameOf)).toEqual(['Add filter', 'Columns', 'You have 5 already.', 'Send one'])
})

it('cuts nothing of what a list can do on the smallest phone', async () => {
  await page.viewport(320, 700)
  const { button } = await open({ action: { ...send, label: 'Send one to somebody far away' } })
  const wide = button.element().closest('.ptl-table__head')!
  expect(wide.scrollWidth).toBeLessThanOrEqual(wide.clientWidth)
})
