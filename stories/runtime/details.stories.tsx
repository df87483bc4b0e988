import type { Meta, StoryObj } from '@storybook/react-vite'
import paymentDetails from '#definitions/details/payment.details.json'
import type { Details as Definition } from '#definition/generated/details.ts'
import { linkRules } from '#engine/rule/link.ts'
import { Details } from '#runtime/details/details.tsx'
import { StoryProvider } from './story-provider.tsx'
import { beneficiaries, quote } from './payment-facts.ts'
import { never, paymentServer } from './payment-server.ts'

const definition = paymentDetails as unknown as Definition
const { rules } = linkRules(definition.rules ?? {})

const payment = {
  payment_id: '44444444-4444-4444-8444-444444444444',
  payment_state: 'EXECUTED',
  flow: 'DIRECT',
  side: 'sender',
  payment_type: 'SEND',
  source: 'USER',
  createdAt: '2026-11-20T09:12:00Z',
  quote: quote(0),
  beneficiary: beneficiaries.identities[0],
  memo: 'INVOICE 2041',
  internalId: 'INV-2041',
  endToEndId: 'b1946ac92492d2347c6235b4d2611184b1946ac92492d2347c6235b4d2611184',
  purposeCode: 'SUPP',
  files: [{ fileId: 'f-1', name: 'invoice-2041.pdf', size: 48213, type: 'application/pdf', status: 'done' }],
  initiatedBy: { id: 'u-1', name: 'Operator', email: 'maker@northwind.example' },
}

const trail = {
  payment_id: payment.payment_id,
  events: [
    {
      event: 'initiated',
      at: '2026-11-20T09:12:00Z',
      by: payment.initiatedBy,
      detail: { state: 'INITIATED' },
    },
    { event: 'executed', at: '2026-11-20T09:12:40Z', detail: { state: 'TRANSFERRING' } },
  ],
}

interface Args {
  readonly answer: () => unknown
  readonly trailAnswer: () => unknown
  readonly tab?: string
}

/**
 * One record on its own page or at the side of its list: what it is, its state, what can be done, how it
 * came to be.
 */
const meta: Meta<Args> = {
  title: 'Runtime/Details',
  tags: ['autodocs'],
  args: { answer: () => payment, trailAnswer: () => trail },
  render: ({ answer, trailAnswer, tab }) => (
    <StoryProvider services={paymentServer({ 'payments.read': answer, 'audit.payment': trailAnswer })}>
      <Details
        definition={definition}
        rules={rules}
        params={{ parameters: { id: payment.payment_id } }}
        tab={tab}
      />
    </StoryProvider>
  ),
}
export default meta
type Story = StoryObj<Args>

export const Sent: Story = {}
export const PaymentObject: Story = { name: 'As JSON', args: { tab: 'object' } }
export const Trail: Story = { name: 'Its trail as JSON', args: { tab: 'trail' } }
export const TrailFailed: Story = {
  name: 'Its trail could not be loaded',
  args: { tab: 'trail', trailAnswer: () => Promise.reject({ status: 500 }) },
}
export const Failed: Story = {
  args: {
    answer: () => ({
      ...payment,
      payment_state: 'FAILED',
      error: {
        code: 'AC04',
        causeClass: 'NOT_FOUND',
        title: 'The beneficiary’s account is closed',
        description:
          'Ask the beneficiary for another account, then send a new payment. The money is back on your balance.',
      },
    }),
  },
}
export const UnknownState: Story = {
  name: 'A state nobody knows',
  args: { answer: () => ({ ...payment, payment_state: 'ON_HOLD_X' }) },
}
export const Loading: Story = { args: { answer: never } }
export const LoadFailed: Story = {
  name: 'Could not be loaded',
  args: { answer: () => Promise.reject({ status: 500, title: 'The payment could not be loaded' }) },
}
export const Missing: Story = { args: { answer: () => Promise.reject({ status: 404 }) } }
export const NotAllowed: Story = {
  name: 'Not allowed',
  args: { answer: () => Promise.reject({ status: 403 }) },
}
