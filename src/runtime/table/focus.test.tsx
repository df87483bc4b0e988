import { beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { TestList } from '#tests/fixtures/runtime/list.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { linkedTestTable, pageOf, parcels } from '#tests/fixtures/runtime/table.ts'
import type { FileResult, TableViews } from './host.ts'

const table = linkedTestTable({ views: true })
const views: TableViews = {
  list: [],
  isLoaded: true,
  create: () => Promise.resolve('v-1'),
  update: () => Promise.resolve(),
  remove: () => Promise.resolve(),
}

beforeEach(() => page.viewport(1280, 800))

async function open() {
  const services = testServices({ 'parcels.list': () => pageOf(parcels(3)) })
  const saveFile = (): Promise<FileResult> => Promise.resolve({ ok: true, rows: 3, bytes: 9 })
  return render(<TestList table={table} services={services} host={{ views, saveFile }} />)
}

const press = async (name: string) => {
  const button = page.getByRole('button', { name })
  await expect.element(button).toBeEnabled()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  return button
}

it('gives the focus back to the button of a download that is left', async () => {
  await open()
  const button = await press('Download')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})

it('gives the focus back to the views when the dialog one of them asked for is left', async () => {
  await open()
  const button = await press('Views')
  await page.getByText('Save as a new view…').click()
  await expect.element(page.getByRole('dialog', { name: 'Save as a new view' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})
