import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { wearTheme } from '#tests/component/wear-theme.ts'
import { TestList } from '#tests/fixtures/runtime/list.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { linkedTestTable, pageOf, parcel, parcels } from '#tests/fixtures/runtime/table.ts'

wearTheme()

const columns = Array.from({ length: 14 }, (_, at) => ({
  id: `c${at}`,
  path: 'to',
  type: 'text',
  label: `Column ${at}`,
}))
const table = linkedTestTable({
  columns: [{ ...columns[0]!, headline: true }, ...columns.slice(1)],
  rowActions: [],
})

/** The colours of a row at its left edge, in its middle and at its right edge, above its words. */
async function coloursOf(size: Element, row: Element): Promise<readonly string[]> {
  const shot = await page.screenshot({ element: size, base64: true, save: false })
  const bytes = Uint8Array.from(atob(shot), (one) => one.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!
  canvas.drawImage(picture, 0, 0)
  const scale = picture.width / size.clientWidth
  const y = (row.getBoundingClientRect().top - size.getBoundingClientRect().top + 5) * scale
  const at = [2, size.clientWidth / 2, size.clientWidth - 2]
  return at.map((x) => canvas.getImageData(x * scale, y, 1, 1).data.join())
}

it('shades the edge that has more columns behind it, and no other', async () => {
  await page.viewport(800, 600)
  document.body.style.background = 'var(--ptl-surface-raised)'
  const services = testServices({ 'parcels.list': () => pageOf(parcels(3)) })
  const screen = await render(<TestList table={table} services={services} />)
  await expect.element(screen.getByRole('columnheader', { name: 'Column 13' })).toBeInTheDocument()
  const size = screen.container.querySelector('.ptl-table__room')!
  const row = size.querySelector('tbody tr')!
  await expect.poll(() => size.scrollWidth).toBeGreaterThan(size.clientWidth)
  const arePlain = async () => {
    const [left, middle, right] = await coloursOf(size, row)
    return [left === middle, right === middle]
  }
  // A picture may show the frame before the shade or the scroll.
  await expect.poll(arePlain, { message: 'at the first column' }).toEqual([true, false])
  size.scrollLeft = size.scrollWidth
  await expect.poll(arePlain, { message: 'at the last column' }).toEqual([false, true])
})

it('keeps in sight what rows offer, and no room for it where none offers anything', async () => {
  await page.viewport(800, 600)
  const offering = linkedTestTable({
    columns: table.definition.columns,
    rules: {
      ...table.definition.rules,
      isLate: { says: 'It is late.', when: { '==': [{ var: 'record.state' }, 'late'] } },
    },
    rowActions: [{ id: 'look', label: 'Look', when: 'isLate', opens: 'parcel' }],
  })
  const list = [[parcel(1), parcel(2, { state: 'late' })], [parcel(1)]]
  const services = testServices({ 'parcels.list': (_, turn) => pageOf(list[turn] ?? []) })
  const screen = await render(<TestList table={offering} services={services} />)
  const place = () => getComputedStyle(screen.container.querySelector('tbody td:last-child')!).position
  await expect.element(screen.getByRole('link', { name: /^Look/ })).toBeVisible()
  await expect.poll(place).toBe('sticky')
  await screen.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(place).toBe('static')
})

it('stands as cards wherever its room is narrow, and as a table again where there is room, a table to a screen reader both times', async () => {
  await page.viewport(1280, 600)
  const services = testServices({ 'parcels.list': () => pageOf(parcels(3)) })
  const screen = await render(<TestList table={linkedTestTable()} services={services} />)
  const display = () => getComputedStyle(screen.container.querySelector('tbody tr')!).display
  const isRead = () => expect.element(screen.getByRole('rowheader', { name: 'Person 1' })).toBeVisible()
  await isRead()
  expect(display()).toBe('table-row')
  screen.container.style.width = '500px'
  await expect.poll(display).toBe('flex')
  await isRead()
  expect(screen.getByRole('row').elements()).toHaveLength(4)
  screen.container.style.width = ''
  await expect.poll(display).toBe('table-row')
})

it('lets a row hold the link that covers it where a position alone would not, as in WebKit', async () => {
  const services = testServices({ 'parcels.list': () => pageOf(parcels(3)) })
  const screen = await render(<TestList table={linkedTestTable({})} services={services} />)
  await expect.element(screen.getByRole('link').first()).toBeVisible()
  const rows = [...screen.container.querySelectorAll('tbody tr')]
  expect(rows.map((row) => getComputedStyle(row).transform === 'none')).not.toContain(true)
})

it('narrows long texts before it scrolls, and lets what goes on beneath the actions fade out before them (TRU-905)', async () => {
  await page.viewport(1280, 600)
  const to = 'The payout partner could not be reached, and sent the money back'
  const many = [{ ...columns[0]!, headline: true }, ...columns.slice(1, 6)]
  const offering = linkedTestTable({
    columns: [...many, { id: 'sender', type: 'text', label: 'Sender' }],
    rowActions: [{ id: 'look', label: 'Look', opens: 'parcel' }],
  })
  const row = { ...parcel(1, { to }), sender: 'Ada' }
  const services = testServices({ 'parcels.list': () => pageOf([row]) })
  const screen = await render(<TestList table={offering} services={services} />)
  await expect.element(screen.getByRole('link', { name: /^Look/ })).toBeVisible()
  const space = screen.container.querySelector('.ptl-table__room')!
  const last = screen.getByRole('cell', { name: 'Ada', exact: true }).element()
  const action = space.querySelector('tbody .ptl-table__cell--action')!
  expect(space.scrollWidth).toBe(space.clientWidth)
  screen.container.style.width = '900px'
  await expect.poll(() => getComputedStyle(action).position).toBe('sticky')
  const { width, pointerEvents } = getComputedStyle(action, '::before')
  expect([width, pointerEvents]).toEqual(['32px', 'none'])
  space.scrollLeft = space.scrollWidth
  const end = last.getBoundingClientRect().right - parseFloat(getComputedStyle(last).paddingInlineEnd)
  await expect.poll(() => action.getBoundingClientRect().left - 32).toBeGreaterThanOrEqual(end - 1)
})

it('shows a long text in two lines, and makes no column wider or narrower than its text (TRU-897)', async () => {
  await page.viewport(1280, 600)
  const to = 'The payout partner could not be reached, and sent the money back'
  const services = testServices({
    'parcels.list': () => pageOf([parcel(1, { to }), parcel(2, { to: 'The account is closed' })]),
  })
  const screen = await render(<TestList table={linkedTestTable()} services={services} />)
  const long = screen.getByText(to)
  await expect.element(long).toBeVisible()
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = long.element()
  expect([scrollHeight > clientHeight, scrollWidth > clientWidth]).toEqual([false, false])
  expect(clientHeight).toBe(36)
  const [row, first] = screen.container.querySelectorAll('tbody tr')
  const space = long.element().getBoundingClientRect().top - row!.getBoundingClientRect().top
  expect(space).toBeGreaterThanOrEqual(8)
  expect([row!.clientHeight, first!.clientHeight]).toEqual([53, 40])
  expect(screen.getByText('The account is closed').element().clientHeight).toBe(18)
})

it('cuts no quick view: search and tools go to the next line where there is no room for all, and no word of the search (TRU-898, TRU-906)', async () => {
  const labels = [
    'Beneficiary’s details',
    'The payment itself',
    'Technical problem',
    'Ask support',
    'Returned',
  ]
  const quickViews = labels.map((label) => ({ label }))
  const services = testServices({ 'parcels.list': () => pageOf(parcels(3)) })
  await page.viewport(1440, 600)
  const screen = await render(
    <TestList
      table={linkedTestTable({ quickViews, search: 'Receiver, city, sender or parcel ID' })}
      services={services}
    />,
  )
  await expect.element(screen.getByRole('button', { name: 'Returned' })).toBeVisible()
  for (let width = 1440; width > 720; width -= 40) {
    screen.container.style.width = `${width}px`
    const views = screen.container.querySelector('.ptl-quick-views')!
    expect([width, views.scrollWidth > views.clientWidth]).toEqual([width, false])
    const box = screen.getByRole('searchbox').element() as HTMLInputElement
    const { font, paddingInline } = getComputedStyle(box)
    const words = new OffscreenCanvas(1, 1).getContext('2d')!
    words.font = font
    const [start = 0, end = start] = paddingInline.split(' ').map(parseFloat)
    const least = words.measureText(box.placeholder).width + start + end
    expect(box.clientWidth, `${width}: room for ‘${box.placeholder}’`).toBeGreaterThanOrEqual(least)
  }
})
