import activity from '#definitions/tables/activity.table.json'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { DetailsContext } from '../../details/details-context.ts'
import { TestList } from '#tests/fixtures/runtime/list.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { linkedTestTable, pageOf, parcels } from '#tests/fixtures/runtime/table.ts'
import type { FileRequest, FileResult } from '../host.ts'

/** The words of the activity log, as they are shipped. */
const shipped = activity.download

const download = {
  call: 'parcels.download',
  name: 'parcels',
  pageSizes: [100],
  showWhen: 'isDownloadOn',
  advised: 'most',
  done: shipped.done,
  failed: shipped.failed,
}
const rules = { isDownloadOn: { says: 'It is on.', when: { '==': [{ var: 'flags.download' }, true] } } }
const table = linkedTestTable({ download, rules, checks: [] as never })

const nothing = { options: new Map(), machines: new Map(), zone: 'UTC' }

beforeEach(() => page.viewport(1280, 800))

async function open(isOn: boolean, saveFile: (request: FileRequest) => Promise<FileResult>) {
  const toast = vi.fn()
  const services = testServices({ 'parcels.list': () => pageOf(parcels(15), { total: 3001 }) })
  const context = { ...nothing, facts: { flags: { download: isOn }, limits: { most: 3000 } } }
  const screen = await render(
    <DetailsContext value={context}>
      <TestList table={table} services={services} host={{ saveFile, toast }} />
    </DetailsContext>,
  )
  await expect.element(screen.getByText('3,001 parcels').first()).toBeVisible()
  return { screen, toast, button: screen.getByRole('button', { name: 'Download' }) }
}

it('asks to narrow many rows, and downloads them all the same, with the words of the definition (ACT-004, LIM-021)', async () => {
  const saveFile = vi.fn<(request: FileRequest) => Promise<FileResult>>()
  saveFile.mockResolvedValue({ ok: true, rows: 3001, bytes: 9_000 })
  const { screen, toast, button } = await open(true, saveFile)
  await button.click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('radio', { name: 'All 3,001 parcels' })).toBeInTheDocument()
  expect(dialog.getByText(/are advised/).elements()).toHaveLength(0)
  await dialog.getByRole('radio', { name: 'All 3,001 parcels' }).click()
  await expect.element(dialog.getByText(/3,001 parcels; at most 3,000 are advised. Narrow/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Download' }).click()
  await expect.poll(() => toast.mock.calls[0]).toEqual([download.done, 'success'])
  expect(saveFile).toHaveBeenCalledTimes(1)
})

it('says in the words of the definition that it failed (ACT-003)', async () => {
  const { screen, toast, button } = await open(true, () => Promise.reject({ status: 500, title: 'No file' }))
  await button.click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Download' }).click()
  await expect.poll(() => toast.mock.calls[0]).toEqual([download.failed, 'danger'])
  await expect.element(screen.getByRole('dialog').getByRole('alert')).toMatchTextContent(/No file/)
})

it('is not offered while its rule is not yes (FLG-007)', async () => {
  const { button } = await open(false, vi.fn())
  expect(button.elements()).toHaveLength(0)
})

it('says the sum of a saved file, and how to check it, until it is closed (TRU-576)', async () => {
  const checksum = 'a1'.repeat(32)
  const { screen, toast, button } = await open(true, () =>
    Promise.resolve({ ok: true, rows: 15, bytes: 900, checksum }),
  )
  await button.click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Download' }).click()
  await expect.element(dialog.getByRole('status')).toMatchTextContent(/Saved as parcels\.csv/)
  await expect.element(dialog.getByText(checksum, { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(`echo "${checksum}  parcels.csv" | sha256sum --check`)).toBeVisible()
  expect(toast).not.toHaveBeenCalled()
  expect(dialog.getByRole('button', { name: 'Download' }).elements()).toHaveLength(0)
})
