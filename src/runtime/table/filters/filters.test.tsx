import { beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { TestList } from '#tests/fixtures/runtime/list.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { linkedTestTable, pageOf, parcels } from '#tests/fixtures/runtime/table.ts'

beforeEach(() => page.viewport(1280, 800))

const grouped = {
  filters: [
    { id: 'city', type: 'text', label: 'City' },
    { id: 'after', type: 'us-date', label: 'Sent on or after' },
    { id: 'before', type: 'us-date', label: 'Sent on or before' },
  ],
  filterGroups: [{ label: 'Sent', filters: { after: 'from', before: 'to' } }],
  rules: {
    isInOrder: {
      says: 'The first day is not after the last.',
      when: {
        or: [{ '!': [{ has: ['after', 'before'] }] }, { 'date<=': [{ var: 'after' }, { var: 'before' }] }],
      },
    },
  },
  checks: [{ must: 'isInOrder', at: 'before', message: 'The last day lies before the first.' }],
}

async function open(search = '', change: Parameters<typeof linkedTestTable>[0] = grouped) {
  const services = testServices({ 'parcels.list': () => pageOf(parcels(3)) })
  const screen = await render(
    <TestList table={linkedTestTable(change)} services={services} search={search} />,
  )
  const address = () => screen.container.querySelector('main')?.dataset['address']
  return { screen, services, address }
}

it('narrows the rows by what is given, shows it in words, and lets it go again', async () => {
  const { screen, services, address } = await open('page=2&other=kept', {})
  const give = async (filter: string, value: string) => {
    await screen.getByRole('button', { name: 'Add filter' }).click()
    const item = screen.getByRole('menuitem', { name: filter })
    await expect.element(item).toBeVisible()
    item.element().focus()
    await userEvent.keyboard('{Enter}')
    await screen.getByLabelText(new RegExp(`^${filter}`)).fill(value)
  }
  await give('Sender', 'Ada')
  await expect.element(screen.getByText(/Not used yet. Give the city of the sender/)).toBeVisible()
  expect(address()).toBe('page=2&other=kept')
  await userEvent.keyboard('{Escape}')
  await give('City', 'Lima')
  await expect.poll(address).toBe('other=kept&city=Lima')
  await userEvent.keyboard('{Enter}')
  await give('Sender', 'Ada')
  await expect.poll(address).toBe('other=kept&sender=Ada&city=Lima')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('list', { name: 'Filters in use' })).toMatchTextContent(/Sender Ada/)
  await expect
    .poll(() => services.calls.at(-1)?.params)
    .toMatchObject({ sender: 'Ada', city: 'Lima', page: 0 })
  await screen.getByRole('button', { name: 'Remove the filter City' }).click()
  await expect.poll(address).toBe('other=kept')
  await expect.element(screen.getByRole('button', { name: 'Add filter' })).toHaveFocus()
})

it('narrows the rows by what is typed once typing pauses, and keeps the last good ones while it is wrong, saying why (TRU-234)', async () => {
  const { screen, services, address } = await open()
  const add = screen.getByRole('button', { name: 'Add filter' })
  await add.click()
  await screen.getByRole('menuitem', { name: 'Sent' }).click()
  const filter = screen.getByRole('form', { name: 'Filter by Sent' })
  const after = filter.getByLabelText(/^Sent on or after/)
  await expect.element(after).toHaveFocus()
  await after.fill('11/02/2026')
  await expect.poll(address).toBe('after=2026-11-02')
  await expect.element(screen.getByText('3 parcels with this filter.')).toBeInTheDocument()
  const requested = services.calls.length
  await filter.getByLabelText(/^Sent on or before/).fill('11/01/2026')
  await expect
    .element(filter.getByRole('status'))
    .toMatchTextContent(/Not used yet. The last day lies before/)
  await userEvent.keyboard('{Enter}')
  await expect.element(filter.getByLabelText(/^Sent on or before/)).toBeInvalid()
  expect(address()).toBe('after=2026-11-02')
  expect(services.calls).toHaveLength(requested)
  await filter.getByLabelText(/^Sent on or before/).fill('11/05/2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(filter).not.toBeInTheDocument()
  expect(address()).toBe('after=2026-11-02&before=2026-11-05')
  await expect.element(add).toHaveFocus()
  await expect
    .element(screen.getByRole('list', { name: 'Filters in use' }))
    .toMatchTextContent(/Sent from Nov 2, 2026 to Nov 5, 2026/)
})

it('changes a filter at its chip, removes it there or by Delete, and keeps the place of the keyboard (TRU-234)', async () => {
  const { screen, address } = await open('city=Lima&after=2026-11-02')
  const chip = (name: RegExp) => screen.getByRole('button', { name })
  await expect.element(chip(/^City Lima/)).toBeVisible()
  chip(/^City Lima/)
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  const city = screen.getByLabelText(/^City/)
  await expect.element(city).toHaveFocus()
  await city.fill('')
  await expect.poll(address).toBe('after=2026-11-02')
  await expect.element(city).toHaveFocus()
  await city.fill('Oslo')
  await expect.poll(address).toBe('city=Oslo&after=2026-11-02')
  await userEvent.keyboard('{Escape}')
  await expect.element(city).not.toBeInTheDocument()
  await expect.element(chip(/^City Oslo/)).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.poll(address).toBe('after=2026-11-02')
  await expect.element(chip(/^Sent from/)).toHaveFocus()
  await screen.getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(address).toBe('')
  await expect.element(screen.getByRole('button', { name: 'Add filter' })).toHaveFocus()
  await expect.element(screen.getByText('3 parcels without filters.')).toBeInTheDocument()
})

it('folds its tools into one sheet on a phone, and leads from there back to the rows (TRU-235)', async () => {
  await page.viewport(390, 844)
  const { screen, address } = await open()
  const row = screen.getByRole('link', { name: 'Person 1' })
  await expect.element(row).toBeVisible()
  expect(row.element().getBoundingClientRect().top).toBeLessThan(160)
  expect(screen.getByRole('button', { name: 'Columns' }).query()).toBeNull()
  await screen.getByRole('button', { name: 'Filters and tools' }).click()
  await screen.getByRole('button', { name: 'Add filter' }).click()
  await screen.getByRole('menuitem', { name: 'City' }).click()
  await screen.getByLabelText(/^City/).fill('Lima')
  await screen.getByRole('button', { name: 'Done' }).click()
  await screen.getByRole('button', { name: 'Show 3 parcels' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(address()).toBe('city=Lima')
})

it('keeps what a filter is for within its own frame on a phone, however long it is (TRU-748)', async () => {
  await page.viewport(390, 844)
  const { screen } = await open(`city=${'Llanfairpwllgwyngyll'.repeat(4)}`)
  const chip = screen.getByRole('button', { name: /^City Llan/ })
  await expect.element(chip).toBeVisible()
  const remove = screen.getByRole('button', { name: /^Remove.*City/ })
  const [label, cross] = [chip, remove].map((one) => one.element().getBoundingClientRect())
  expect(label!.right).toBeLessThanOrEqual(cross!.left)
})

it('says that an address misspells a filter, and leaves other names of the address alone (TRU-745)', async () => {
  const { screen } = await open('citys=Lima&other=kept')
  await expect
    .element(screen.getByText('‘citys’ in the address was not used: This list reads ‘city’.'))
    .toBeVisible()
  await screen.unmount()
  const right = await open('city=Lima&other=kept')
  await expect.element(right.screen.getByRole('list', { name: 'Filters in use' })).toBeVisible()
  expect(right.screen.getByText(/was not used/).query()).toBeNull()
})

it('reads the name of a record whose ID is a filter, as an address brings it, and the ID where nobody may read it (TRU-751)', async () => {
  const id = '0b1f6f5e-5a1c-4c53-9d3d-0123456789ab'
  const change = {
    filters: [{ id: 'sender', type: 'text', label: 'Sender ID' }],
    filterRecords: { sender: { details: 'sender', label: 'Sender' } },
    checks: undefined,
  }
  const details = {
    $schema: '',
    id: 'sender',
    title: '{nickName}',
    purpose: 'A sender.',
    permission: 'parcels.read',
    record: { call: 'senders.read', with: { id: 'given.id' } },
    sections: [],
  }
  const answer = Promise.withResolvers<unknown>()
  const services = testServices({
    'parcels.list': () => pageOf(parcels(3)),
    'senders.read': () => answer.promise,
  })
  const table = linkedTestTable(change)
  const shown = { table, services, search: `sender=${id}` }
  const screen = await render(<TestList {...shown} host={{ detailsOf: () => details }} />)
  const chips = screen.getByRole('list', { name: 'Filters in use' })
  await expect.element(chips).toMatchTextContent(/Sender …/)
  answer.resolve({ nickName: 'Taller Azul' })
  await expect.element(chips).toMatchTextContent(/Sender Taller Azul/)
  expect(services.calls.find(({ call }) => call === 'senders.read')?.params).toEqual({ id })
  await expect.element(screen.getByRole('button', { name: 'Remove the filter Sender' })).toBeVisible()
  await screen.unmount()
  const other = await render(<TestList {...shown} host={{ detailsOf: () => undefined }} />)
  await expect
    .element(other.getByRole('list', { name: 'Filters in use' }))
    .toMatchTextContent(new RegExp(`Sender ID ${id}`))
})
