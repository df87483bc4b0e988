import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, within } from 'storybook/test'
import definition from '#definitions/tables/payments.table.json'
import type { Banner } from '#definition/generated/page.ts'
import type { Table as Definition } from '#definition/generated/table.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkTable } from '#engine/table/link.ts'
import type { TableHost } from '#runtime/table/host.ts'
import { Table } from '#runtime/table/table.tsx'
import { StoryProvider } from './story-provider.tsx'
import { never, paymentServer } from './payment-server.ts'
import { pageOf, paymentRows, tableLibrary } from './table-rows.ts'

const payments = definition as unknown as Definition
const shown = ['state', 'sent', 'created']

interface Args {
  readonly answer: () => unknown
  readonly tones: readonly Banner['tone'][]
  readonly isLocked: boolean
}

function asCards({ tones, isLocked }: Args): Definition {
  const { download: _download, views: _views, ...rest } = payments
  const rules = {
    ...payments.rules,
    isHere: { says: 'Always so here.', when: { has: ['session.environment'] } },
    isFull: {
      says: 'There is no room.',
      when: { '==': [{ var: 'session.environment' }, isLocked ? 'uat' : ''] },
    },
  }
  const banners = tones.map((tone): Banner => ({
    when: 'isHere',
    tone,
    title: `A banner that is ${tone}`,
    says: 'What it means for the person, and what to do about it.',
    link: { label: 'Do it', page: 'home' },
  }))
  return {
    ...rest,
    layout: 'cards',
    columns: payments.columns
      .filter(({ id, headline }) => headline === true || shown.includes(id))
      .map(({ id, type, label, path, of, headline }) => ({
        id,
        type,
        label,
        ...(path === undefined ? {} : { path }),
        ...(of === undefined ? {} : { of }),
        ...(headline ? { headline } : {}),
      })),
    rules,
    ...(banners.length > 0 ? { banners: { every: true, items: banners } } : {}),
    action: {
      label: 'Send a payment',
      page: 'home',
      lockWhen: 'isFull',
      says: 'You have sent as many as you may.',
    },
  }
}

const host: TableHost = {
  search: new URLSearchParams(),
  setSearch: () => undefined,
  hrefOf: (_, key) => `#${key}`,
  open: () => undefined,
  actionFor: () => () => undefined,
  toast: () => undefined,
}

const call = {
  $schema: '',
  id: 'payments.filter',
  purpose: 'Rows.',
  permission: 'payments.read',
  method: 'POST' as const,
  path: '/rows',
  answer: 'payment-list',
}

function Carded(args: Args) {
  const services = useMemo(() => paymentServer({ 'payments.filter': args.answer }), [args.answer])
  const linked = linkTable(asCards(args), { ...tableLibrary, kinds, calls: { 'payments.filter': call } })
  if (!linked.ok) return <pre>{JSON.stringify(linked.problems, null, 2)}</pre>
  return (
    <StoryProvider services={services}>
      <h1>What was sent</h1>
      <Table table={linked.table} host={host} />
    </StoryProvider>
  )
}

/**
 * A list of few things that are more than a row each. It is the same definition as a table, with another
 * layout.
 */
const meta: Meta<Args> = {
  title: 'Runtime/Cards',
  tags: ['autodocs'],
  args: { answer: () => pageOf(paymentRows(4), 4), tones: [], isLocked: false },
  render: (args) => <Carded {...args} />,
}
export default meta
type Story = StoryObj<Args>

export const Cards: Story = {
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('listitem', { name: 'Cultivos Turia' })
    if (!card) throw new Error('There is no card.')
    await expect(within(card).getByText('Completed')).toBeVisible()
    await expect(within(card).getByText('1,000.50 USD')).toBeVisible()
  },
}
export const Loading: Story = { args: { answer: never } }
export const Locked: Story = { name: 'No room for a new one', args: { isLocked: true, tones: ['warning'] } }
export const Banners: Story = {
  name: 'Under a banner of each tone',
  args: { tones: ['danger', 'warning', 'success', 'none'] },
}
export const NothingYet: Story = { name: 'Nothing yet', args: { answer: () => pageOf([], 0) } }
