/* oxlint-disable unicorn/no-thenable -- a word of the definition, no promise */
import type { Details } from '#definition/generated/details.ts'
import type { Machine } from '#definition/generated/machine.ts'
import type { Page } from '#definition/generated/page.ts'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Served } from '../../definitions/fetch.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const base = { $schema: '', purpose: 'A trial.' }

const note: Details = {
  ...base,
  id: 'note',
  title: '{name}',
  permission: 'payments.read',
  record: { call: 'notes.read', with: { id: 'parameters.id' } },
  machine: 'note',
  state: 'state',
  rules: { isKept: { says: 'It is kept for good.', when: { '==': [{ var: 'record.kept' }, true] } } },
  actions: [
    { move: 'finish', main: true },
    { id: 'edit', label: 'Edit', page: 'terms-of-use' },
    { id: 'keep', label: 'Keep', call: 'notes.delete', when: 'isKept' },
    {
      id: 'delete',
      label: 'Delete',
      call: 'notes.delete',
      with: { id: 'id' },
      tone: 'danger',
      confirm: { title: 'Delete {name}?', says: 'Nobody can bring it back.' },
      done: 'The note was deleted.',
      then: 'support',
    },
    { id: 'lock', label: 'Lock', call: 'notes.lock' },
    { id: 'copy', label: 'Copy', call: 'notes.copy', main: true },
  ],
  sections: [{ id: 'all', title: 'All', items: [{ path: 'name', type: 'text', label: 'Name' }] }],
}

const machine: Machine = {
  ...base,
  id: 'note',
  initial: 'OPEN',
  states: { OPEN: { label: 'Open', tone: 'info' }, DONE: { label: 'Done', tone: 'success' } },
  moves: [
    { id: 'finish', label: 'Finish', from: ['OPEN'], to: 'DONE', by: 'payments.read', call: 'notes.copy' },
  ],
}

const pages: Record<string, Page> = {
  'note-page': { ...base, id: 'note-page', title: 'Note', path: '/support/notes/{id}', details: 'note' },
  'note-form': {
    ...base,
    id: 'note-form',
    title: 'Note',
    path: '/support/form/{id}',
    given: { id: 'address.id' },
    flow: 'identity',
    details: 'note',
  },
  'note-sheet': {
    ...base,
    id: 'note-sheet',
    title: 'Note',
    path: '/support/sheet/{id}',
    details: 'note',
    over: 'support',
    as: 'sheet',
  },
}

const call = (id: string, method: string, permission = 'payments.read') => ({
  ...base,
  id,
  method,
  permission,
  path: '/notes/{id}',
  answer: 'empty',
})

const withNotes = ({ definitions, ...rest }: Served) => ({
  ...rest,
  definitions: {
    ...definitions,
    details: { ...definitions.details, note },
    machines: { ...definitions.machines, note: machine },
    pages: { ...definitions.pages, ...pages },
    calls: {
      ...definitions.calls,
      'notes.read': call('notes.read', 'GET'),
      'notes.delete': call('notes.delete', 'DELETE'),
      'notes.copy': call('notes.copy', 'POST'),
      'notes.lock': call('notes.lock', 'PUT', 'users.write'),
    },
  },
})

const record = { id: 'n-1', name: 'Rent', kept: false, state: 'OPEN' }
const open = (path: string, answers = {}) =>
  openPortal({ path, definitions: withNotes, answers: { 'GET /notes/n-1': record, ...answers } })
const button = (name: string) => page.getByRole('button', { name, exact: true })

it('offers what a person may do with a record, and nothing whose rule or permission says no', async () => {
  await open('/support/notes/n-1')
  await expect.element(page.getByRole('heading', { name: 'Rent' })).toBeVisible()
  expect(document.title).toBe('Rent – Portolan')
  await expect.element(button('Delete')).toBeVisible()
  for (const name of ['Keep', 'Lock']) expect(button(name).query()).toBeNull()
  await button('Edit').click()
  await expect.element(page.getByRole('heading', { name: 'Terms of use' })).toBeVisible()
})

it('keeps what ends a record under More, where a definition says so, and asks before it is done (TRU-613)', async () => {
  const apart = {
    ...note,
    actions: note.actions!.map((one) => ('tone' in one ? { ...one, more: true as const } : one)),
  }
  const { requests } = await openPortal({
    path: '/support/notes/n-1',
    definitions: (served) => {
      const { definitions, ...rest } = withNotes(served)
      return { ...rest, definitions: { ...definitions, details: { ...definitions.details, note: apart } } }
    },
    answers: { 'GET /notes/n-1': record, 'DELETE /notes/n-1': {} },
  })
  await button('More').click()
  expect(button('Delete').query()).toBeNull()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete Rent?' }).getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('The note was deleted.')).toBeVisible()
  expect(requests.filter((one) => one.startsWith('DELETE'))).toHaveLength(1)
})

it('leads from a record to the list narrowed to it, beside what its address needs (TRU-748)', async () => {
  const seen: Details = {
    ...note,
    actions: [{ id: 'seen', label: 'See payments', page: 'payments', with: { beneficiary_id: 'id' } }],
  }
  await openPortal({
    path: '/support/notes/n-1',
    definitions: (served) => {
      const { definitions, ...rest } = withNotes(served)
      return { ...rest, definitions: { ...definitions, details: { ...definitions.details, note: seen } } }
    },
    answers: { 'GET /notes/n-1': record },
  })
  await button('See payments').click()
  await vi.waitFor(() => expect(location.pathname).toBe('/payments'))
  expect(new URLSearchParams(location.search).get('beneficiary_id')).toBe('n-1')
})

it('lets stand out what most people come for, be it a move or a call, and nothing else', async () => {
  await open('/support/notes/n-1')
  await expect.element(button('Finish')).toHaveClass('bp6-intent-primary')
  const primary = page.getByRole('main').element().querySelectorAll('button.bp6-intent-primary')
  expect([...primary].map(({ textContent }) => textContent)).toEqual(['Finish', 'Copy'])
})

it('deletes only what was confirmed, says so, and goes where the definition says', async () => {
  const { requests } = await open('/support/notes/n-1', { 'DELETE /notes/n-1': {} })
  await button('Delete').click()
  const dialog = page.getByRole('dialog', { name: 'Delete Rent?' })
  await expect.element(dialog.getByText('Nobody can bring it back.')).toBeVisible()
  expect(requests.filter((one) => one.startsWith('DELETE'))).toHaveLength(0)
  dialog.getByRole('button', { name: 'Delete' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Support' })).toBeVisible()
  expect(requests.filter((one) => one.startsWith('DELETE'))).toHaveLength(1)
  await expect.element(page.getByText('The note was deleted.')).toBeVisible()
  expect(location.pathname).toBe('/support')
})

it('keeps the record and says why when it may not be deleted', async () => {
  const refusal = () =>
    Response.json({ title: 'In use', message: 'A payment still needs it.' }, { status: 409 })
  await open('/support/notes/n-1', { 'DELETE /notes/n-1': refusal })
  await button('Delete').click()
  const dialog = page.getByRole('dialog', { name: 'Delete Rent?' })
  await expect.element(dialog).toBeVisible()
  dialog.getByRole('button', { name: 'Delete' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(location.pathname).toBe('/support/notes/n-1')
})

it('closes a sheet whose record is gone, back to the page below', async () => {
  await open('/support/sheet/n-1', { 'DELETE /notes/n-1': {} })
  await expect.element(page.getByRole('dialog', { name: 'Rent' })).toBeVisible()
  await button('Delete').click()
  const dialog = page.getByRole('dialog', { name: 'Delete Rent?' })
  await expect.element(dialog).toBeVisible()
  dialog.getByRole('button', { name: 'Delete' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(location.pathname).toBe('/support'))
  await vi.waitFor(() => expect(page.getByRole('dialog').query()).toBeNull())
})

it('says once that there is no such record, where a form stands beside it as well', async () => {
  await open('/support/form/none')
  await expect.element(page.getByRole('heading', { name: 'This does not exist' })).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('heading')).toHaveTextContent('This does not exist')
})

it('says once that a record could not be loaded, where a form stands beside it (TRU-943)', async () => {
  let isBusy = true
  const answer = () => (isBusy ? Response.json({ title: 'Busy' }, { status: 503 }) : Response.json(record))
  await open('/support/form/n-1', { 'GET /notes/n-1': answer })
  const main = page.getByRole('main')
  await expect.element(main.getByRole('heading')).toHaveTextContent('Busy')
  isBusy = false
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Rent' })).toBeVisible()
})
