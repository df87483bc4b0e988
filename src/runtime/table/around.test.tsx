import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { FileRequest, FileResult, SavedView, TableViews } from './host.ts'
import { TestList, type TestListProps } from '#tests/fixtures/runtime/list.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { linkedTestTable, pageOf, parcels } from '#tests/fixtures/runtime/table.ts'

const table = linkedTestTable()
const empty = pageOf([])
const refusal = (status: number) => () => Promise.reject({ status, title: 'No answer today' })
const addressOf = (container: Element) => container.querySelector('main')?.dataset['address']

beforeEach(() => page.viewport(1280, 800))

async function open(answers: (turn: number) => unknown, props: Partial<TestListProps> = {}) {
  const services = testServices({ 'parcels.list': (_, turn) => answers(turn) })
  const screen = await render(<TestList table={table} services={services} {...props} />)
  return { screen, services, container: screen.container }
}

it('reads its filters from the address, and says which of them it cannot use', async () => {
  const { screen, services } = await open(() => pageOf(parcels(3)), { search: 'sender=Ada' })
  await expect.element(screen.getByText(/in the address was not used: Give the city/)).toBeVisible()
  expect(services.calls[0]?.params).not.toHaveProperty('sender')
})

it('says that nothing is here yet, and shows the way only to those who may go it (PAY-066)', async () => {
  const go = vi.fn()
  const { screen } = await open(() => empty, { host: { actionFor: () => go } })
  await expect.element(screen.getByRole('heading', { name: 'No parcels yet' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Columns' }).query()).toBeNull()
  await screen.getByRole('button', { name: 'Send a parcel' }).click()
  expect(go).toHaveBeenCalledTimes(1)
  const viewer = await open(() => empty)
  await expect.element(viewer.screen.getByText('Parcels you send are listed here.').last()).toBeVisible()
  expect(viewer.container.querySelector('.ptl-empty button')).toBeNull()
})

it('says which filters found nothing, and clears them', async () => {
  const { screen, container } = await open(() => empty, { search: 'city=Lima' })
  await expect.element(screen.getByRole('heading', { name: 'No parcels for these filters' })).toBeVisible()
  await expect.element(screen.getByText('City: Lima.')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear the filters' }).click()
  await expect.poll(() => addressOf(container)).toBe('')
})

it.each([401, 403])('shows the no-permission view for a %i (NAV-093)', async (status) => {
  const { screen } = await open(refusal(status))
  await expect.element(screen.getByRole('heading', { name: 'You do not have access to this' })).toBeVisible()
})

it('takes a 404 for an empty list', async () => {
  const { screen } = await open(refusal(404))
  await expect.element(screen.getByRole('heading', { name: 'No parcels yet' })).toBeVisible()
})

it('says of what is not there that it is not, and offers nothing that cannot help', async () => {
  const missing = { title: 'There is no such depot', says: 'The address may be wrong.' }
  const { screen } = await open(refusal(400), { table: linkedTestTable({ missing }) })
  await expect.element(screen.getByRole('heading', { name: missing.title })).toBeVisible()
  await expect.element(screen.getByText(missing.says)).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
})

it('says that the rows could not be loaded, and tries again (ERR-020)', async () => {
  const { screen } = await open((turn) => (turn === 0 ? refusal(500)() : pageOf(parcels(3))))
  const alert = screen.getByRole('alert')
  await expect.element(alert).toMatchTextContent(/The parcels could not be loaded/)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('link', { name: 'Person 1' })).toBeVisible()
})

it('keeps the rows when a poll fails, and says that they are older', async () => {
  const { screen } = await open((turn) => (turn === 0 ? pageOf(parcels(3)) : refusal(500)()))
  await screen.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(screen.getByText('Could not be updated; it is tried again.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Person 1' })).toBeVisible()
})

it('leads from a page beyond the end to the last one', async () => {
  const { screen, container } = await open(
    (turn) =>
      turn === 0 ? pageOf([], { number: 8, total: 40 }) : pageOf(parcels(10), { number: 2, total: 40 }),
    { search: 'page=9' },
  )
  await expect.element(screen.getByRole('heading', { name: 'There is no page 9' })).toBeVisible()
  await screen.getByRole('button', { name: 'Go to the last page' }).click()
  await expect.poll(() => addressOf(container)).toBe('page=3')
  await expect.element(screen.getByText('31–40 of 40')).toBeVisible()
})

it('shows, hides and moves columns by keys, and keeps that in the address', async () => {
  const { screen, container } = await open(() => pageOf(parcels(3)))
  await screen.getByRole('button', { name: 'Columns' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'To', exact: true })).toBeDisabled()
  await screen.getByRole('checkbox', { name: 'Sent' }).click()
  await expect.poll(() => addressOf(container)).toBe('columns=to%2Cstate%2Cworth')
  await screen.getByRole('button', { name: 'Move Worth up' }).click()
  await expect.poll(() => addressOf(container)).toBe('columns=to%2Cworth%2Cstate')
  await expect.element(screen.getByText('Worth is now column 2 of 3')).toBeInTheDocument()
  const heads = () => [...container.querySelectorAll('thead th')].map((head) => head.textContent)
  await expect.poll(heads).toEqual(['To', 'Worth', 'State'])
  await screen.getByRole('button', { name: 'Show the usual columns' }).click()
  await expect.poll(() => addressOf(container)).toBe('')
})

const view = (id: string, change: Partial<SavedView> = {}): SavedView => ({
  id,
  name: `View ${id}`,
  isShared: false,
  isDefault: false,
  isOwn: true,
  ownerName: 'Ada',
  query: { filters: { city: 'Lima' }, sort: { by: 'worth', direction: 'asc' }, size: 50 },
  ...change,
})
const viewsOf = (list: readonly SavedView[], change: Partial<TableViews> = {}): TableViews => ({
  list,
  isLoaded: true,
  create: () => Promise.resolve('new'),
  update: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  ...change,
})

it('has no tools above a list that never had a row (TRU-911)', async () => {
  const { screen } = await open(() => empty, { host: { views: viewsOf([view('a')]) } })
  await expect.element(screen.getByRole('heading', { name: 'No parcels yet' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'List' }).query()).toBeNull()
  expect(screen.getByRole('button', { name: 'Views' }).query()).toBeNull()
})

it('opens a saved view and says when it is no longer what was saved', async () => {
  const update = vi.fn(() => Promise.resolve())
  const { screen, container } = await open(() => pageOf(parcels(3)), {
    host: { views: viewsOf([view('a'), view('b', { isOwn: false, isShared: true })], { update }) },
  })
  await screen.getByRole('button', { name: 'Views' }).click()
  await expect.element(screen.getByText('Shared by Ada')).toBeVisible()
  await screen.getByRole('menuitem', { name: 'View a' }).click()
  await expect.poll(() => addressOf(container)).toBe('city=Lima&sort=worth&direction=asc&size=50&view=a')
  await screen.getByRole('button', { name: 'Remove the filter City' }).click()
  await screen.getByRole('button', { name: 'View: View a (changed)' }).click()
  await screen.getByRole('menuitem', { name: 'Save the changes to ‘View a’' }).click()
  expect(update).toHaveBeenCalledWith(
    'a',
    expect.objectContaining({ query: expect.objectContaining({ filters: {} }) }),
  )
})

it('keeps a view under a name and says why it cannot', async () => {
  const create = vi
    .fn<TableViews['create']>()
    .mockRejectedValueOnce({ status: 409, title: 'There is a view of this name.' })
  create.mockResolvedValueOnce('c')
  const { screen, container } = await open(() => pageOf(parcels(3)), {
    search: 'city=Lima',
    host: { views: viewsOf([], { create }) },
  })
  await screen.getByRole('button', { name: 'Views' }).click()
  await screen.getByRole('menuitem', { name: 'Save as a new view…' }).click()
  await screen.getByLabelText('Name').fill('To Lima')
  await screen.getByLabelText('Everyone in the organisation can use it').click()
  await screen.getByRole('button', { name: 'Save the view' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('There is a view of this name.')
  await screen.getByRole('button', { name: 'Save the view' }).click()
  await expect.poll(() => addressOf(container)).toBe('city=Lima&view=c')
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    name: 'To Lima',
    isShared: true,
    query: { filters: { city: 'Lima' } },
  })
})

it('deletes a view once that was confirmed, and says who loses it', async () => {
  const remove = vi
    .fn<TableViews['remove']>()
    .mockRejectedValueOnce({ status: 503, title: 'It could not be deleted.' })
    .mockResolvedValueOnce()
  const { screen, container } = await open(() => pageOf(parcels(3)), {
    search: 'city=Lima&view=a',
    host: { views: viewsOf([view('a', { isShared: true })], { remove }) },
  })
  const ask = async () => {
    await screen.getByRole('button', { name: /^View: View a/ }).click()
    await screen.getByRole('menuitem', { name: 'Delete ‘View a’…' }).click()
  }
  const question = screen.getByRole('alertdialog')
  await ask()
  await expect.element(question).toMatchTextContent(/gone for everyone in the organisation/)
  await question.getByRole('button', { name: 'Keep it' }).click()
  expect(remove).not.toHaveBeenCalled()
  await ask()
  await question.getByRole('button', { name: 'Delete it' }).click()
  await expect.element(question.getByRole('alert')).toHaveTextContent('It could not be deleted.')
  await question.getByRole('button', { name: 'Delete it' }).click()
  await expect.poll(() => addressOf(container)).toBe('')
})

it('says of a view that is not there any more that it is not', async () => {
  const { screen } = await open(() => pageOf(parcels(3)), {
    search: 'view=gone',
    host: { views: viewsOf([view('a')]) },
  })
  await expect.element(screen.getByText(/The view in the address was deleted/)).toBeVisible()
})

it('opens a bare address with the view that opens first, and another one as it is', async () => {
  const views = viewsOf([view('a', { isDefault: true })])
  const first = await open(() => pageOf(parcels(3)), { host: { views } })
  await expect.poll(() => addressOf(first.container)).toContain('view=a')
  const other = await open(() => pageOf(parcels(3)), { host: { views }, search: 'page=2' })
  await expect.element(other.screen.getByRole('table').last()).toBeVisible()
  expect(addressOf(other.container)).toBe('page=2')
})

async function openDownload(saveFile: (request: FileRequest) => Promise<FileResult>) {
  const toast = vi.fn()
  const { screen } = await open(() => pageOf(parcels(15), { total: 250 }), {
    search: 'city=Lima',
    host: { saveFile, toast },
  })
  await screen.getByRole('button', { name: 'Download' }).click()
  return { screen, toast, dialog: screen.getByRole('dialog') }
}

it('downloads what is filtered, as a page or whole, and says what the file holds (PAY-013)', async () => {
  const saveFile = vi.fn<(request: FileRequest) => Promise<FileResult>>()
  saveFile.mockResolvedValue({ ok: true, rows: 250, bytes: 9_000 })
  const { toast, dialog } = await openDownload(saveFile)
  await expect.element(dialog).toMatchTextContent(/Only parcels with these filters, 250 parcels:/)
  await expect.element(dialog).toMatchTextContent(/City: Lima/)
  await expect.element(dialog).toMatchTextContent(/time zone UTC/)
  await dialog.getByRole('radio', { name: 'All 250 parcels' }).click()
  await dialog.getByRole('radio', { name: 'JSON, for a program' }).click()
  await dialog.getByRole('button', { name: 'Download' }).click()
  await expect.poll(() => toast.mock.calls[0]).toEqual(['Downloaded 250 parcels to parcels.json.', 'success'])
  const values = saveFile.mock.calls[0]?.[0].values
  expect(values).toMatchObject({ city: 'Lima', format: 'json', zone: 'UTC', sort_field: 'sent' })
  expect(values).not.toHaveProperty('page')
})

it('takes page numbers from 1 to the last page only (PAY-061, PAY-062, LIM-002)', async () => {
  const saveFile = vi.fn<(request: FileRequest) => Promise<FileResult>>()
  saveFile.mockResolvedValue({ ok: true, rows: 50, bytes: 1 })
  const { dialog } = await openDownload(saveFile)
  await dialog.getByRole('radio', { name: 'Another page' }).click()
  await expect.element(dialog.getByLabelText('Rows of a page')).toHaveValue('100')
  const field = dialog.getByLabelText('Page number')
  for (const [typed, says] of [
    ['0', /Enter a page number of 1 or more/],
    ['4', /There are only 3 pages of this size/],
  ] as const) {
    await field.fill(typed)
    await dialog.getByRole('button', { name: 'Download' }).click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(says)
  }
  expect(saveFile).not.toHaveBeenCalled()
  await field.fill('3')
  await dialog.getByRole('button', { name: 'Download' }).click()
  await expect.poll(() => saveFile.mock.calls.length).toBe(1)
  expect(saveFile.mock.calls[0]?.[0]).toMatchObject({ values: { page: 2, size: 100 } })
})

it('says how far a download is, stops it, and says when it failed (ERR-021, ERR-032)', async () => {
  let turn = 0
  const { dialog, toast } = await openDownload(({ signal, onProgress }) => {
    turn += 1
    if (turn > 1) return Promise.reject({ status: 500, title: 'The file could not be made' })
    onProgress({ bytes: 2_048, rows: 12, total: 250 })
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    )
  })
  await dialog.getByRole('button', { name: 'Download' }).click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('12 of 250 parcels, 2 KB')
  await dialog.getByRole('button', { name: 'Cancel the download' }).click()
  await dialog.getByRole('button', { name: 'Download' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/The file could not be made/)
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    'The download failed. Nothing was saved; try again.',
    'danger',
  )
})
