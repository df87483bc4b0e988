import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Details as Definition } from '#definition/generated/details.ts'
import type { Machine } from '#definition/generated/machine.ts'
import { linkMachine } from '#engine/machine/link.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testServices, type TestServices } from '#tests/fixtures/runtime/services.ts'
import { shortenMiddle } from './copyable-text.tsx'
import { DetailsContext } from './details-context.ts'
import { Details } from './details.tsx'
import { plainValue, wordsOf } from './facts/plain-value.ts'

const definition: Definition = {
  $schema: '../../schemas/definitions/details.schema.json',
  id: 'payment',
  title: 'Payment {reference}',
  purpose: 'A payment.',
  permission: 'payments.read',
  record: { call: 'payments.read', with: { id: 'parameters.id' } },
  machine: 'payment',
  state: 'state',
  hero: [{ path: 'amount', type: 'money', label: 'You sent', of: 'currency' }],
  sections: [
    {
      id: 'facts',
      title: 'Facts',
      items: [
        { path: 'id', type: 'id', label: 'Payment ID' },
        { path: 'at', type: 'date-time', label: 'Created' },
        { path: 'odd', type: 'hologram', label: 'Odd' },
        { path: 'nothing', type: 'text', label: 'Note' },
        { path: 'usedAt', type: 'date-time', label: 'Used', nothing: 'Never' },
        { path: 'wrong', type: 'warnings', label: 'Wrong', nothing: 'All is well' },
        { path: 'isChecked', type: 'text', label: 'Checked' },
        { path: 'iban', type: 'iban', label: 'IBAN', copy: true },
        { path: 'wait', type: 'duration', label: 'Wait' },
      ],
    },
    {
      id: 'hidden',
      title: 'Hidden',
      showWhen: 'isUnknownRule',
      items: [{ path: 'id', type: 'text', label: 'Secret' }],
    },
  ],
}

const machine: Machine = {
  $schema: '',
  id: 'payment',
  purpose: 'A payment.',
  initial: 'SENT',
  states: {
    SENT: { label: 'On its way', tone: 'info' },
    DONE: { label: 'Completed', tone: 'success' },
    GONE: { label: 'Sent back', tone: 'neutral', final: true },
  },
  moves: [
    { id: 'finish', from: ['SENT'], to: 'DONE' },
    { id: 'return', from: ['DONE'], to: 'GONE' },
  ],
}

const id = '44444444-4444-4444-8444-444444444444'
const record = {
  id,
  reference: 'INV-7',
  state: 'SENT',
  amount: '1000.5',
  currency: 'USD',
  at: '2026-03-04T12:00:00Z',
  odd: { a: [1, true] },
  isChecked: false,
  iban: 'DE89370400440532013000',
  wait: 300,
  wrong: [],
}

function createContextValue() {
  const linked = linkMachine(machine, new Map())
  if (!linked.ok) throw new Error('machine')
  return { facts: {}, options: new Map(), machines: new Map([['payment', linked.machine]]), zone: 'UTC' }
}

async function show(services: TestServices, shown = definition) {
  return render(
    <TestProvider services={services}>
      <DetailsContext value={createContextValue()}>
        <Details definition={shown} params={{ parameters: { id } }} />
      </DetailsContext>
    </TestProvider>,
  )
}

it('prints each fact by its type: money with code, instants with zone, states and waits in words', async () => {
  const screen = await show(testServices({ 'payments.read': () => record }))
  await expect.element(screen.getByRole('heading', { name: 'Payment INV-7' })).toBeVisible()
  await expect.element(screen.getByText('On its way')).toBeVisible()
  await expect.element(screen.getByText(/^1,000\.5.* USD$/)).toBeVisible()
  await expect.element(screen.getByText('Mar 4, 2026, 12:00 UTC')).toBeVisible()
  await expect.element(screen.getByText('5 minutes')).toBeVisible()
})

it('shows the title alone of a section that is rarely read, until a person opens it (TRU-683)', async () => {
  const sections: Definition['sections'] = [
    ...definition.sections,
    {
      id: 'settings',
      title: 'Ledger settings',
      folded: true,
      items: [{ path: 'reference', type: 'text', label: 'Owner' }],
    },
  ]
  const services = testServices({ 'payments.read': () => record })
  const screen = await show(services, { ...definition, sections })
  await expect.element(screen.getByRole('heading', { name: 'Ledger settings' })).toBeVisible()
  const owner = screen.getByText('Owner')
  expect(owner.element().checkVisibility()).toBe(false)
  await screen.getByText('Ledger settings').click()
  await expect.element(owner).toBeVisible()
})

it('says a label once for all its values, and gives a bar the tone of the state (TRU-743)', async () => {
  const sections: Definition['sections'] = [
    {
      id: 'quote',
      title: 'Quote',
      items: [
        { path: 'sums', type: 'money', label: 'They receive', each: { value: 'amount', of: 'currency' } },
        { path: 'share', type: 'progress', label: 'Progress', of: 'state' },
      ],
    },
  ]
  const sums = [
    { amount: '1167.90', currency: 'GBP' },
    { amount: '7371.49', currency: 'BRL' },
  ]
  const services = testServices({ 'payments.read': () => ({ ...record, state: 'GONE', sums, share: 100 }) })
  const screen = await show(services, { ...definition, sections })
  await expect.element(screen.getByText('7,371.49 BRL')).toBeVisible()
  await expect.element(screen.getByText('1,167.90 GBP')).toBeVisible()
  expect(screen.getByText('They receive').elements()).toHaveLength(1)
  const bar = screen.getByRole('progressbar', { name: 'Progress' }).element().parentElement!
  expect(bar.className).toContain('ptl-progress-bar--neutral')
})

it('shows a type nobody knows and yes or no as words, and what is missing as not given or in the words of its line', async () => {
  const screen = await show(testServices({ 'payments.read': () => record }))
  await expect.element(screen.getByText('A: 1, Yes')).toBeVisible()
  await expect.element(screen.getByText('No', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Not given')).toBeVisible()
  await expect.element(screen.getByText('Never')).toBeVisible()
  await expect.element(screen.getByText('All is well')).toBeVisible()
})

it('keeps a section shut whose rule nobody knows', async () => {
  const screen = await show(testServices({ 'payments.read': () => record }))
  await expect.element(screen.getByRole('heading', { name: 'Facts' })).toBeVisible()
  expect(screen.container.textContent).not.toContain('Secret')
})

it('leaves no room below its head where no section shows', async () => {
  const sections = definition.sections.filter(({ showWhen }) => showWhen !== undefined)
  const screen = await show(testServices({ 'payments.read': () => record }), { ...definition, sections })
  await expect.element(screen.getByText('On its way')).toBeVisible()
  const bottomOf = (found: Element | null) => found?.getBoundingClientRect().bottom
  const article = screen.container.querySelector('article')
  expect(bottomOf(article)).toBe(bottomOf(article!.querySelector('header')))
})

it('shows an unknown state as it was received', async () => {
  const screen = await show(testServices({ 'payments.read': () => ({ ...record, state: 'HELD_X' }) }))
  await expect.element(screen.getByText('HELD_X')).toBeVisible()
})

it('shortens a long id in the middle and copies it whole', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const services = testServices({ 'payments.read': () => record })
  const screen = await show(services)
  await expect.element(screen.getByText('44444444…444444')).toBeVisible()
  await screen.getByRole('button', { name: 'Copy Payment ID' }).click()
  expect(copied).toHaveBeenCalledWith(id)
  await expect.element(screen.getByRole('button', { name: 'Payment ID copied' })).toBeVisible()
  expect(services.messages).toContain('Payment ID copied')
  copied.mockRestore()
})

it('shows an IBAN in groups of four and copies it without spaces', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await show(testServices({ 'payments.read': () => record }))
  await expect.element(screen.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
  await screen.getByRole('button', { name: 'Copy IBAN' }).click()
  expect(copied).toHaveBeenCalledWith('DE89370400440532013000')
  copied.mockRestore()
})

it('tells a record that does not exist from one that cannot be loaded or may not be seen', async () => {
  const fail = (status: number) => ({ 'payments.read': () => Promise.reject({ status }) })
  const missing = await show(testServices(fail(404)))
  await expect.element(missing.getByText('This does not exist')).toBeVisible()
  const refused = await show(testServices(fail(403)))
  await expect.element(refused.getByText('You do not have access to this')).toBeVisible()
  const failed = await show(testServices(fail(500)))
  await expect.element(failed.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('renders nothing for a poll that brought nothing new', async () => {
  const services = testServices({ 'payments.read': () => structuredClone(record) })
  const aside = vi.fn(() => 'Timeline')
  await render(
    <TestProvider services={services}>
      <Details
        definition={{ ...definition, everySeconds: 1 }}
        params={{ parameters: { id } }}
        aside={aside}
      />
    </TestProvider>,
  )
  await vi.waitFor(() => expect(services.calls.length).toBeGreaterThan(2))
  expect(aside).toHaveBeenCalledOnce()
})

it('asks again while something may move the record, and not for one that is final or not there (BAT-031)', async () => {
  const idOf = (params: unknown) => (params as { id: string }).id
  const services = testServices({
    'payments.read': ({ params }) => {
      if (idOf(params) === 'none') throw Object.assign(new Error('No'), { status: 404, title: 'No' })
      return { ...record, state: idOf(params) === id ? 'GONE' : 'SENT' }
    },
  })
  const often = { ...definition, everySeconds: 0.05 }
  await render(
    <TestProvider services={services}>
      <DetailsContext value={createContextValue()}>
        <Details definition={often} params={{ parameters: { id } }} />
        <Details definition={often} params={{ parameters: { id: 'none' } }} />
        <Details definition={often} params={{ parameters: { id: 'moving' } }} />
      </DetailsContext>
    </TestProvider>,
  )
  const requestedFor = (one: string) => services.calls.filter(({ params }) => idOf(params) === one).length
  await vi.waitFor(() => expect(requestedFor('moving')).toBeGreaterThan(5))
  expect([requestedFor(id), requestedFor('none')]).toEqual([1, 1])
})

it('asks for the record it was given the id of', async () => {
  const services = testServices({ 'payments.read': () => record })
  await show(services)
  await vi.waitFor(() => expect(services.calls[0]?.params).toEqual({ id }))
})

it('reads names and values nobody described as words (TRU-902)', () => {
  expect(wordsOf('payoutCategory')).toBe('Payout category')
  expect(wordsOf('post_code')).toBe('Post code')
  expect(plainValue({ a: null, b: [false, 'x'] })).toBe('B: No, x')
  expect(plainValue(['Payments direct, edit', 'Accounts'])).toBe('Payments direct, edit; Accounts')
  expect(shortenMiddle('short-id')).toBe('short-id')
})
