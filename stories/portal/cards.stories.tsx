import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import { AccountBalance } from '../../src/portal/cards/account-balance.tsx'
import { ExchangeRate } from '../../src/portal/cards/exchange-rate.tsx'
import { OnboardingBanner } from '../../src/portal/cards/onboarding-banner.tsx'
import { PaymentPresets } from '../../src/portal/cards/payment-presets.tsx'
import { PaymentsSummary } from '../../src/portal/cards/payments-summary.tsx'
import { PermittedUsage } from '../../src/portal/cards/permitted-usage.tsx'
import { RecentPayments } from '../../src/portal/cards/recent-payments.tsx'
import { StablecoinExplorer } from '../../src/portal/cards/stablecoin-explorer.tsx'
import { Support } from '../../src/portal/cards/support.tsx'
import { Tasks } from '../../src/portal/cards/tasks.tsx'
import { Waiting } from '../../src/portal/cards/waiting-work.tsx'
import { balances, tasks } from '#tests/fixtures/portal/home-answers.ts'
import { StoryProvider } from './story-provider.tsx'

interface Args {
  readonly cards: readonly ComponentType[]
  /** Instead of the usual ones, by call; undefined never answers, an error is thrown. */
  readonly answers?: Readonly<Record<string, unknown>>
}

/**
 * What stands on the home page: a title, one thing to know, and at most one thing to do. Each loads, fails
 * and is empty by itself.
 */
const meta: Meta<Args> = {
  title: 'Portal/Cards',
  tags: ['autodocs'],
  argTypes: { cards: { control: false }, answers: { control: false } },
  render: ({ cards, answers }) => (
    <StoryProvider {...(answers && { answers })}>
      <div style={{ display: 'grid', gap: 16 }}>
        {cards.map((Card) => (
          <Card key={Card.name} />
        ))}
      </div>
    </StoryProvider>
  ),
}
export default meta
type Story = StoryObj<Args>

const failure = Object.assign(new Error('It is not known at the moment. Try again in a minute.'), {
  status: 500,
  title: 'This did not work',
})
const asking = [
  Waiting,
  AccountBalance,
  PermittedUsage,
  ExchangeRate,
  PaymentsSummary,
  RecentPayments,
  PaymentPresets,
  Tasks,
]
const calls = [
  'home.waiting',
  'balances.read',
  'rates.read',
  'home.paymentsData',
  'payments.filter',
  'payments.list',
  'presets.list',
  'tasks.list',
]
const allAre = (answer: unknown) => Object.fromEntries(calls.map((call) => [call, answer]))

export const Loading: Story = {
  name: 'All of them loading',
  args: { cards: asking, answers: allAre(undefined) },
}
export const Failed: Story = {
  name: 'All of them failed',
  args: { cards: asking, answers: allAre(failure) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Try again/ })).toHaveLength(asking.length),
    )
  },
}

export const WaitingForYou: Story = { name: 'Waiting for you', args: { cards: [Waiting] } }
export const NothingWaits: Story = {
  name: 'Nothing waits',
  args: { cards: [Waiting], answers: { 'home.waiting': { items: [] } } },
}
export const Balance: Story = { args: { cards: [AccountBalance] } }
export const BalanceEmpty: Story = {
  name: 'Balance, no account yet',
  args: { cards: [AccountBalance], answers: { 'balances.read': { balances: [] } } },
}
export const BalanceOfLongAmounts: Story = {
  name: 'Balance of long amounts',
  args: {
    cards: [AccountBalance],
    answers: {
      'balances.read': {
        balances: balances.balances.map((balance) => ({
          ...balance,
          available: '9999999999999900000.12345678',
        })),
      },
    },
  },
}
export const Usage: Story = { name: 'Permitted usage', args: { cards: [PermittedUsage] } }
export const UsageOverTheLimit: Story = {
  name: 'Permitted usage, over the limit',
  args: {
    cards: [PermittedUsage],
    answers: { 'balances.read': { ...balances, usage: { ...balances.usage, used: '2100000.00' } } },
  },
}
export const Rate: Story = { name: 'Exchange rate', args: { cards: [ExchangeRate] } }
export const RateNobodyQuotes: Story = {
  name: 'Exchange rate nobody quotes',
  args: { cards: [ExchangeRate], answers: { 'rates.read': { rates: [] } } },
}
export const Summary: Story = { name: 'Payments summary', args: { cards: [PaymentsSummary] } }
export const LastPayments: Story = { name: 'Last payments', args: { cards: [RecentPayments] } }
export const Presets: Story = { args: { cards: [PaymentPresets] } }
export const PresetsEmpty: Story = {
  name: 'Presets, none yet',
  args: { cards: [PaymentPresets], answers: { 'presets.list': { content: [] } } },
}
export const TasksOpen: Story = { name: 'Tasks to do', args: { cards: [Tasks] } }
export const TasksDone: Story = {
  name: 'Tasks done',
  args: {
    cards: [Tasks],
    answers: { 'tasks.list': { ...tasks, tasks: tasks.tasks.map((task) => ({ ...task, done: true })) } },
  },
}
export const Onboarding: Story = { args: { cards: [OnboardingBanner] } }
export const OnboardingInReview: Story = {
  name: 'Onboarding in review',
  args: {
    cards: [OnboardingBanner],
    answers: { 'tasks.list': { ...tasks, onboarding: 'IN_REVIEW' } },
  },
}
export const SupportCard: Story = { name: 'Support', args: { cards: [Support] } }
export const Explorer: Story = { args: { cards: [StablecoinExplorer] } }
