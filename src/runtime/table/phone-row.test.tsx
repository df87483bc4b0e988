import { beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { Table, TableColumn } from '#definition/generated/table.ts'
import { TestList } from '#tests/fixtures/runtime/list.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { linkedTestTable, pageOf, parcel, parcels, testTable } from '#tests/fixtures/runtime/table.ts'

const { columns } = testTable
const text = (id: string, label: string): TableColumn => ({ id, path: 'to', type: 'text', label })
const long = 'A beneficiary whose name is much longer than the room of its line '

beforeEach(async () => {
  await page.viewport(390, 800)
  document.documentElement.dir = 'ltr'
})

async function open(rows: readonly unknown[] = parcels(3), change: Partial<Table> = {}) {
  const services = testServices({ 'parcels.list': () => pageOf(rows as ReturnType<typeof parcels>) })
  const screen = await render(<TestList table={linkedTestTable(change)} services={services} />)
  await expect.poll(() => screen.container.querySelectorAll('tbody tr').length).toBe(rows.length)
  const box = (name: string) => screen.container.querySelector(name)!.getBoundingClientRect()
  const row = (): Element => screen.container.querySelector('tbody tr')!
  return { screen, container: screen.container, box, row }
}

it('stands in two lines, the amount at the end of the first and the state at the end of the second (TRU-749)', async () => {
  const { box, row, container } = await open()
  const [name, worth, sent, state] = ['name', 'side', 'note', 'tag'].map((one) =>
    box(`.ptl-phone-row__${one}`),
  )
  expect(worth!.top).toBeLessThan(name!.bottom)
  expect(worth!.left).toBeGreaterThan(name!.left)
  expect(sent!.top).toBeGreaterThanOrEqual(name!.bottom)
  expect(state!.top).toBeLessThan(sent!.bottom)
  expect(Math.round(state!.right)).toBe(Math.round(worth!.right))
  expect(row().getBoundingClientRect().height).toBeLessThan(72)
  expect(getComputedStyle(container.querySelector('table')!).fontVariantNumeric).toBe('tabular-nums')
  expect(row().textContent).not.toMatch(/Worth|State/)
})

it('is a table to a screen reader, each cell under the heading of its column', async () => {
  const { screen, container } = await open([parcel(1, { sent: '' })], {
    columns: [...columns.slice(0, 4), { ...text('whose', 'Whose'), phone: true }],
  })
  await expect.element(screen.getByRole('rowheader', { name: 'Person 1' })).toBeVisible()
  const heads = screen
    .getByRole('columnheader')
    .elements()
    .map((head) => head.textContent)
  expect(heads.slice(0, 5)).toEqual(['To', 'Worth', 'Sent', 'Whose', 'State'])
  const cells = [...container.querySelectorAll('tbody tr > :is(th, td)')].map((cell) => cell.textContent)
  expect(cells.slice(0, 5)).toEqual(['Person 1', '1.50 EUR', '–', 'Person 1', 'Packed'])
  expect(getComputedStyle(container.querySelector('tbody tr')!).display).toBe('flex')
  expect(container.querySelector('.ptl-phone-row__gone')!.getBoundingClientRect().width).toBe(1)
})

it('has the action of a row at its end, wherever the line before it is full (TRU-908)', async () => {
  const { row } = await open(
    [parcel(1, { to: 'An answer of some length of the bank that returned it', state: 'late' })],
    {
      columns: [...columns.slice(0, 4), { ...text('whose', 'Whose'), phone: true }],
      rowActions: [{ id: 'see', label: 'See what went wrong', opens: 'send' }],
    },
  )
  for (const width of [320, 340, 360, 390, 420]) {
    await page.viewport(width, 800)
    const { right } = row().querySelector('.ptl-table__action')!.getBoundingClientRect()
    const end = row().querySelector('.ptl-phone-row__side')!.getBoundingClientRect().right
    // The room around the words of an action reaches beyond the end of the line.
    expect([width, right - 8 - end]).toEqual([width, expect.closeTo(0, 0)])
  }
})

it('puts a text into the second line where its column says so, and all columns that a person chose (TRU-610)', async () => {
  const { container } = await open(parcels(1), {
    columns: [...columns.slice(0, 4), { ...text('whose', 'Whose'), phone: true }, text('why', 'Why')],
  })
  const notes = () => [...container.querySelectorAll('tbody .ptl-phone-row__note')].length
  expect(notes()).toBe(2)
})

it('parts what stands in the second line by space, with no separator at the end of a line (TRU-880)', async () => {
  const { container } = await open(
    [parcel(1, { to: 'An answer of some length of the bank that returned it' })],
    {
      columns: [
        ...columns.slice(0, 2),
        columns[3]!,
        { ...text('whose', 'Whose'), phone: true },
        { ...text('why', 'Why'), phone: true },
      ],
      rowActions: [],
    },
  )
  const notes = [...container.querySelectorAll('tbody .ptl-phone-row__note')]
  expect(notes).toHaveLength(3)
  for (const width of [320, 390]) {
    await page.viewport(width, 800)
    for (const [place, note] of notes.entries()) {
      const next = notes[place + 1]?.getBoundingClientRect()
      const { right, bottom } = note.getBoundingClientRect()
      expect([width, getComputedStyle(note, '::after').content]).toEqual([width, 'none'])
      if (next && next.top < bottom) expect(next.left - right).toBeGreaterThanOrEqual(12)
    }
  }
})

it.each([
  ['a long name and a long state', { to: long, state: 'A state of which nobody knew before this day' }],
  ['an amount wider than its half', { to: long, worth: '123456789012345678901234567890.00' }],
  ['a name of one word', { to: 'W'.repeat(60) }],
])('clips nothing at 320 pixels, in either direction: %s', async (_, change) => {
  await page.viewport(320, 800)
  const { container, row } = await open([parcel(1, change)], { rowActions: [] })
  for (const dir of ['ltr', 'rtl']) {
    document.documentElement.dir = dir
    const outer = row().getBoundingClientRect()
    for (const cell of container.querySelectorAll('tbody tr > :is(th, td):not(.ptl-phone-row__gone)')) {
      const { left, right, width } = cell.getBoundingClientRect()
      expect(cell.scrollWidth, cell.textContent).toBeLessThanOrEqual(Math.ceil(width))
      if (width > 0)
        expect([left >= outer.left, right <= outer.right + 0.5], cell.textContent).toEqual([true, true])
    }
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth)
  }
})

it('has the amount at the left of a row that is read from the right', async () => {
  document.documentElement.dir = 'rtl'
  const { box } = await open()
  expect(box('.ptl-phone-row__side').right).toBeLessThan(box('.ptl-phone-row__name').left + 1)
  expect(box('.ptl-phone-row__tag').right).toBeLessThan(box('.ptl-phone-row__note').left + 1)
})

it('selects a row by a thumb at its edge, and opens it everywhere else', async () => {
  const { screen, box, row } = await open(parcels(3), { bulk: { moves: ['hurry'] }, rowActions: [] })
  const place = box('tbody .ptl-select-box')
  expect(place.width).toBeGreaterThanOrEqual(44)
  expect(place.height).toBeGreaterThanOrEqual(44)
  expect(box('tbody .ptl-table__link').left).toBeGreaterThanOrEqual(place.right - 14)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Person 1' }))
  await expect.element(screen.getByRole('row').nth(1)).toHaveAttribute('aria-selected', 'true')
  const { left, top, width, height } = row().getBoundingClientRect()
  const at = document.elementFromPoint(left + width / 2, top + height - 6)
  expect(at?.closest('a')?.textContent).toBe('Person 1')
})

it('has room for a thumb around the action of a row', async () => {
  const { container } = await open([parcel(1)], {
    rowActions: [{ id: 'see', label: 'See', opens: 'send' }],
  })
  const button = container.querySelector('.ptl-table__action')!
  const { height, width } = button.getBoundingClientRect()
  const { top, left } = getComputedStyle(button, '::before')
  expect(height - 2 * parseFloat(top)).toBeGreaterThanOrEqual(44)
  expect(width - 2 * parseFloat(left)).toBeGreaterThanOrEqual(44)
})

it('has no second way to the page that the row opens anyway', async () => {
  const { container } = await open([parcel(1)], {
    rowActions: [{ id: 'see', label: 'See', opens: 'parcel' }],
  })
  expect(container.querySelectorAll('.ptl-table__action')).toHaveLength(0)
  await page.viewport(1280, 800)
  await expect.poll(() => container.querySelectorAll('.ptl-table__action').length).toBe(1)
})
