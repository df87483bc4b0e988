import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { screen } from 'storybook/test'
import definition from '#definitions/tables/payments.table.json'
import type { Call } from '#definition/generated/call.ts'
import type { Table as Definition } from '#definition/generated/table.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkTable } from '#engine/table/link.ts'
import type { TableHost } from '#runtime/table/host.ts'
import { Table } from '#runtime/table/table.tsx'
import { StoryProvider } from './story-provider.tsx'
import { never, paymentServer } from './payment-server.ts'
import { pageOf, paymentRows, tableLibrary } from './table-rows.ts'

const calls: Record<string, Call> = Object.fromEntries(
  ['payments.filter', 'payments.download'].map((id) => [
    id,
    {
      $schema: '',
      id,
      purpose: id,
      permission: 'payments.read',
      method: 'POST',
      path: `/${id}`,
      answer: 'payment-list',
    },
  ]),
)
const linked = linkTable(definition as unknown as Definition, { ...tableLibrary, kinds, calls })

interface Args {
  readonly answer: () => unknown
  readonly search: string
  readonly mayAct: boolean
}

function Listed({ answer, search, mayAct }: Args) {
  const [address, setAddress] = useState(search)
  const services = useMemo(() => paymentServer({ 'payments.filter': answer }), [answer])
  const host = useMemo(
    (): TableHost => ({
      search: new URLSearchParams(address),
      setSearch: (next) => setAddress(next.toString()),
      hrefOf: (_, key) => `#${key}`,
      open: () => undefined,
      actionFor: () => (mayAct ? () => undefined : undefined),
      toast: () => undefined,
      saveFile: () => Promise.resolve({ ok: true, rows: 1, bytes: 1 }),
      views: {
        list: [],
        isLoaded: true,
        create: () => Promise.resolve('v'),
        update: () => Promise.resolve(),
        remove: () => Promise.resolve(),
      },
    }),
    [address, mayAct],
  )
  if (!linked.ok) return <pre>{JSON.stringify(linked.problems, null, 2)}</pre>
  return (
    <StoryProvider services={services} rights={() => ({ verdict: mayAct ? 'yes' : 'no' })}>
      <h1>Payments</h1>
      <Table table={linked.table} host={host} />
    </StoryProvider>
  )
}

/**
 * A list of records that is filtered, sorted and paged. The address keeps all of it, so that it can be sent
 * to somebody.
 */
const meta: Meta<Args> = {
  title: 'Runtime/Table',
  tags: ['autodocs'],
  args: { answer: () => pageOf(paymentRows(15), 6_012), search: '', mayAct: true },
  render: (args) => <Listed {...args} />,
}
export default meta
type Story = StoryObj<Args>

export const Rows: Story = {}
export const Filtered: Story = { args: { search: 'states=COMPLETED,FAILED&after=2026-11-01' } }
export const FiltersOpen: Story = {
  name: 'With a filter open',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add filter' }))
    // The menu is a lazy chunk, and is drawn in a portal outside the story.
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Created' }))
    await screen.findByRole('button', { name: 'Done' })
  },
}
export const Estimate: Story = {
  name: 'A total that is an estimate',
  args: { answer: () => pageOf(paymentRows(15), 1_000_000, true) },
}
export const Long: Story = {
  name: 'Ten thousand rows',
  args: { answer: () => pageOf(paymentRows(10_000), 10_000) },
}
export const Loading: Story = { args: { answer: never } }
export const NothingYet: Story = { name: 'Nothing yet', args: { answer: () => pageOf([], 0) } }
export const NothingYetForViewers: Story = {
  name: 'Nothing yet, for who may not send',
  args: { answer: () => pageOf([], 0), mayAct: false },
}
export const NothingFound: Story = {
  name: 'Nothing for these filters',
  args: { answer: () => pageOf([], 0), search: 'states=FAILED' },
}
export const BeyondTheEnd: Story = {
  name: 'Beyond the last page',
  args: { answer: () => pageOf([], 40), search: 'page=9' },
}
export const LoadFailed: Story = {
  name: 'Could not be loaded',
  args: { answer: () => Promise.reject({ status: 500, title: 'The server could not answer' }) },
}
export const NotAllowed: Story = {
  name: 'Not allowed',
  args: { answer: () => Promise.reject({ status: 403 }) },
}
export const Phone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } }
export const Download: Story = {
  name: 'The download',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }))
  },
}
