import type { Flow } from '#definition/generated/flow.ts'
import type { Page } from '#definition/generated/page.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Served } from './definitions/fetch.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const base = { $schema: '', purpose: 'A trial.' }

const flow: Flow = {
  ...base,
  id: 'note',
  version: 1,
  title: 'Write a note',
  permission: 'payments.read',
  steps: [
    { id: 'words', title: 'Words', fields: [{ id: 'words', type: 'text', label: 'What it says' }] },
    { id: 'check', title: 'Check', review: true },
  ],
  leave: { title: 'Leave the note?', says: 'It is not kept.', stay: 'Keep writing', leave: 'Leave it' },
  submit: { label: 'Keep', call: 'notes.create', body: { words: 'words' } },
}
const written: Page = {
  ...base,
  id: 'note',
  title: 'Write a note',
  path: '/support/notes/{step}',
  permission: 'payments.read',
  flow: 'note',
  stepParameter: 'step',
}

const withNote = ({ definitions, ...rest }: Served) => ({
  ...rest,
  definitions: {
    ...definitions,
    flows: { ...definitions.flows, note: flow },
    pages: { ...definitions.pages, note: written },
  },
})

async function open() {
  await openPortal({ path: '/support', definitions: withNote })
  await expect.element(page.getByRole('heading', { name: 'Support', level: 1 })).toBeVisible()
  history.pushState({ idx: 1 }, '', '/support/notes/words')
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  const field = page.getByLabelText('What it says')
  await expect.element(field).toBeVisible()
  return field
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const question = () => page.getByText('It is not kept.')

it('follows a link from a flow in which nothing was answered at once', async () => {
  await open()
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect.poll(() => location.pathname).toBe('/home')
})

it('asks before a link leads away from what was answered', async () => {
  const field = await open()
  await field.fill('Hello')
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect.element(question()).toBeVisible()
  await press('Keep writing')
  expect(location.pathname).toBe('/support/notes/words')
  await expect.element(field).toHaveValue('Hello')
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await press('Leave it')
  await expect.poll(() => location.pathname).toBe('/home')
})

it('goes back within the flow freely, and asks before Back leaves it', async () => {
  const field = await open()
  await field.fill('Hello')
  await press('Continue')
  await expect.poll(() => location.pathname).toBe('/support/notes/check')
  await expect.element(field).not.toBeInTheDocument()
  history.back()
  await expect.poll(() => location.pathname).toBe('/support/notes/words')
  await expect.element(field).toHaveValue('Hello')
  expect(question().elements()).toHaveLength(0)
  history.back()
  await expect.element(question()).toBeVisible()
  expect(location.pathname).toBe('/support/notes/words')
  await press('Leave it')
  await expect.poll(() => location.pathname).toBe('/support')
})
