import type { Flow } from '#definition/generated/flow.ts'
import type { Page } from '#definition/generated/page.ts'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Served } from '../../definitions/fetch.ts'
import { payments as rows, user, userId } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const base = { $schema: '', purpose: 'A trial.' }

const sheet: Page = {
  ...base,
  id: 'terms-here',
  title: 'Terms at hand',
  path: '/payments/terms',
  over: 'payments',
  as: 'sheet',
  document: 'terms-of-use',
}

const rename: Page = {
  ...base,
  id: 'rename',
  title: 'Rename',
  path: '/payments/rename/{topic}',
  over: 'payments',
  as: 'dialog',
  flow: 'rename',
  given: { topic: 'address.topic', kind: { is: 'NAME' } },
}

const named: Page = {
  ...rename,
  id: 'rename-user',
  path: '/payments/rename-user/{topic}',
  facts: { user: { call: 'users.read', with: { id: 'session.organisation.id', userId: 'address.topic' } } },
  called: 'Rename {user.name}',
}

const flow: Flow = {
  ...base,
  id: 'rename',
  version: 1,
  title: 'Rename',
  permission: 'payments.read',
  given: ['topic', 'kind'],
  steps: [{ id: 'name', title: 'A name', fields: [{ id: 'name', type: 'text', label: 'Name' }] }],
  leave: { title: 'Leave?', says: 'The name is not saved.', stay: 'Stay', leave: 'Leave' },
  submit: {
    label: 'Save',
    call: 'names.save',
    body: { topic: 'given.topic', kind: 'given.kind', name: 'name' },
  },
}

const save = {
  ...base,
  id: 'names.save',
  permission: 'payments.read',
  method: 'POST',
  path: '/names',
  answer: 'empty',
}

const withOver = ({ definitions, ...rest }: Served) => {
  const { pages, flows, calls } = definitions
  const payments = { ...pages['payments'], links: ['terms-here'] }
  return {
    ...rest,
    definitions: {
      ...definitions,
      flows: { ...flows, rename: flow },
      calls: { ...calls, 'names.save': save },
      pages: { ...pages, payments, rename, 'rename-user': named, 'terms-here': sheet },
    },
  }
}

const changeId = '7b1f0f3e-1d0a-4c1e-9d57-2f4b8f3c6a10'

const open = (path: string, answers = {}) => openPortal({ path, definitions: withOver, answers })
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
const link = () => page.getByRole('link', { name: 'Terms at hand', exact: true })
const address = () => location.pathname + location.search
const pressBeside = () =>
  document
    .querySelector('.bp6-overlay-backdrop')
    ?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
const isClosed = (name: string) => vi.waitFor(() => expect(dialog(name).query()).toBeNull())

it('stands above a page that stays as it was, and gives the focus back', async () => {
  await open('/payments?states=FAILED', { 'POST /payout_proxy/payments/filter': rows })
  await expect.element(page.getByText('Supplier one').first()).toBeVisible()
  const list = document.querySelector('.ptl-listing')
  await link().click()
  await expect.element(dialog('Terms at hand')).toBeVisible()
  expect(address()).toBe('/payments/terms')
  expect(document.title).toBe('Terms at hand – Portolan')
  expect(document.querySelector('.ptl-listing')).toBe(list)
  expect(list?.textContent).toContain('Failed')
  dialog('Terms at hand').getByRole('button', { name: 'Close' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await isClosed('Terms at hand')
  expect(address()).toBe('/payments?states=FAILED')
  expect(document.querySelector('.ptl-listing')).toBe(list)
  expect(document.title).toBe('Payments – Portolan')
  await vi.waitFor(() => expect(document.activeElement).toBe(link().element()))
})

it('closes with Back, and Forward opens it again', async () => {
  await open('/payments')
  await link().click()
  await expect.element(dialog('Terms at hand')).toBeVisible()
  history.back()
  await isClosed('Terms at hand')
  history.forward()
  await expect.element(dialog('Terms at hand')).toBeVisible()
  expect(address()).toBe('/payments/terms')
})

it('opens at its own address after a reload, above the page below, and Escape leads there', async () => {
  await open('/payments/terms')
  await expect.element(dialog('Terms at hand').getByText('lets staff', { exact: false })).toBeVisible()
  expect(document.querySelector('main h1')?.textContent).toBe('Payments')
  await userEvent.keyboard('{Escape}')
  await isClosed('Terms at hand')
  expect(address()).toBe('/payments')
})

it('closes onto the list it was opened from after a reload as well (TRU-907)', async () => {
  const { screen } = await open('/payments?states=FAILED')
  await link().click()
  await expect.element(dialog('Terms at hand')).toBeVisible()
  const entry: unknown = history.state
  await screen.unmount()
  await openPortal({ path: '/payments/terms', entry, definitions: withOver })
  await expect.element(dialog('Terms at hand')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await isClosed('Terms at hand')
  await expect.poll(address).toBe('/payments?states=FAILED')
})

it('closes beside itself unless it holds a flow', async () => {
  const { screen } = await open('/payments/terms')
  await expect.element(dialog('Terms at hand')).toBeVisible()
  pressBeside()
  await isClosed('Terms at hand')
  await screen.unmount()
  await open('/payments/rename/one')
  await expect.element(dialog('Rename')).toBeVisible()
  pressBeside()
  await expect.element(dialog('Rename')).toBeVisible()
})

it('hands its flow what the address and the page say, and closes when that is done', async () => {
  const sent = vi.fn()
  const answer = (_: URL, init?: RequestInit) => {
    sent(JSON.parse(String(init?.body)))
    return {}
  }
  await open('/payments/rename/one', { 'POST /names': answer })
  await dialog('Rename').getByRole('textbox', { name: 'Name' }).fill('First')
  await dialog('Rename').getByRole('button', { name: 'Save' }).click()
  await isClosed('Rename')
  expect(sent).toHaveBeenCalledWith({ topic: 'one', kind: 'NAME', name: 'First' })
  expect(address()).toBe('/payments')
})

it('closes above the work a change belongs to while a second person decides, and leads to the change (TRU-884)', async () => {
  const waiting = { ...flow, submit: { ...flow.submit, opensWaiting: '/payments' } }
  const withWaiting = (served: Served) => {
    const given = withOver(served)
    const { flows } = given.definitions
    return { ...given, definitions: { ...given.definitions, flows: { ...flows, rename: waiting } } }
  }
  const change = {
    code: 'CONTROL_CHANGE_WAITS',
    message: 'A second person decides.',
    current: { id: changeId },
  }
  const answers = { 'POST /names': () => Response.json(change, { status: 409 }) }
  await openPortal({ path: '/payments/rename/one', definitions: withWaiting, answers })
  await dialog('Rename').getByRole('textbox', { name: 'Name' }).fill('First')
  await dialog('Rename').getByRole('button', { name: 'Save' }).click()
  await isClosed('Rename')
  expect(address()).toBe('/payments')
  await expect.element(page.getByText('A second person decides.')).toBeVisible()
  await page.getByRole('button', { name: 'See the change' }).click()
  await expect.poll(address).toBe(`/settings/changes/${changeId}`)
})

it('asks before something typed is lost, and at once closes what was not touched', async () => {
  const { screen } = await open('/payments/rename/one')
  await expect.element(dialog('Rename')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await isClosed('Rename')
  await screen.unmount()
  await open('/payments/rename/one')
  await dialog('Rename').getByRole('textbox', { name: 'Name' }).fill('First')
  await dialog('Rename').getByRole('button', { name: 'Close' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect.element(dialog('Rename').getByRole('textbox', { name: 'Name' })).toHaveValue('First')
  await dialog('Rename').getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await isClosed('Rename')
  expect(address()).toBe('/payments')
})

it('says whom it changes as soon as that is known, and what it does where it is not', async () => {
  const existing = await open(`/payments/rename-user/${userId}`)
  await expect.element(dialog(`Rename ${user.name}`)).toBeVisible()
  expect(document.title).toBe(`Rename ${user.name} – Portolan`)
  await existing.screen.unmount()
  await open('/payments/rename-user/nobody')
  await expect.element(dialog('Rename')).toBeVisible()
})

const closedAs = (kind: 'off' | 'shut', below: boolean) => (served: Served) => {
  const given = withOver(served)
  const { pages, permissions } = given.definitions
  const closed = kind === 'off' ? { feature: 'isNetworkMember' } : { permission: 'company.write' }
  const changed = { ...pages, 'terms-here': { ...pages['terms-here'], ...closed } }
  if (below) changed.payments = { ...pages.payments, ...closed }
  return { ...given, definitions: { ...given.definitions, permissions, pages: changed } }
}

it('says once of a page above another why neither is there, and leaves no dialog about it', async () => {
  for (const kind of ['off', 'shut'] as const) {
    const { screen } = await openPortal({ path: '/payments/terms', definitions: closedAs(kind, true) })
    const title = kind === 'off' ? 'Payments' : 'Insufficient Permissions'
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    expect(page.getByRole('dialog').query()).toBeNull()
    await screen.unmount()
  }
})

it('says in the dialog that its page is not enabled, under the title it has, where the page below is', async () => {
  await openPortal({ path: '/payments/terms', definitions: closedAs('off', false) })
  const inside = dialog('Terms at hand')
  await expect.element(inside.getByRole('heading', { name: 'Not enabled' })).toBeVisible()
  expect(inside.getByRole('heading', { name: 'Terms at hand' }).elements()).toHaveLength(1)
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(document.title).toBe('Terms at hand – Portolan')
})

it('leads along the list a record was opened from, and back to the row one ended at (TRU-164)', async () => {
  const ids = ['1', '2', '3'].map((one) => `00000000-0000-4000-8000-00000000000${one}`)
  const content = ids.map((id, at) => ({
    ...rows.content[0],
    payment_id: id,
    beneficiaryName: `Supplier ${at + 1}`,
  }))
  await open('/payments?search=supplier', { 'POST /payout_proxy/payments/filter': { ...rows, content } })
  const row = (name: string) => page.getByRole('link', { name, exact: true })
  await row('Supplier 2').click()
  const along = page.getByRole('navigation', { name: 'Along the list' })
  await expect.element(along).toMatchTextContent(/2 of 3/)
  await along.getByRole('button', { name: 'Next' }).click()
  await vi.waitFor(() => expect(address()).toBe(`/payments/${ids[2]}`))
  await expect.element(along).toMatchTextContent(/3 of 3/)
  await expect.element(along.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  history.back()
  await vi.waitFor(() => expect(address()).toBe('/payments?search=supplier'))
  await vi.waitFor(() => expect(document.activeElement).toBe(row('Supplier 3').element()))
})
