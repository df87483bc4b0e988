import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
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
import { Waiting } from '../../src/portal/cards/waiting.tsx'
import { balances, tasks } from '../../src/portal/trial/home-answers.ts'
import { Ground } from './ground.tsx'

/**
 * What stands on the home page: a title, one thing to know, and at most one thing to do. Each loads, fails
 * and is empty by itself.
 */
const meta: Meta = { title: 'Portal/Cards' }
export default meta

const failure = Object.assign(new Error('No'), {
  status: 500,
  title: 'This did not work',
  message: 'The balances are not known at the moment. Try again in a minute.',
})

function story(Card: ComponentType, answers?: Readonly<Record<string, unknown>>): StoryObj {
  return {
    render: () => (
      <Ground answers={answers}>
        <Card />
      </Ground>
    ),
  }
}

export const WaitingForYou = story(Waiting)
export const NothingWaits = story(Waiting, { 'home.waiting': { items: [] } })
export const Balance = story(AccountBalance)
export const BalanceEmpty = story(AccountBalance, { 'balances.read': { balances: [] } })
export const BalanceLoading = story(AccountBalance, { 'balances.read': undefined })
export const BalanceFailed = story(AccountBalance, { 'balances.read': failure })
export const BalanceOfLongAmounts = story(AccountBalance, {
  'balances.read': {
    balances: balances.balances.map((balance) => ({
      ...balance,
      available: '9999999999999900000.12345678',
    })),
  },
})
export const Usage = story(PermittedUsage)
export const UsageOverTheLimit = story(PermittedUsage, {
  'balances.read': { ...balances, usage: { ...balances.usage, used: '2100000.00' } },
})
export const Rate = story(ExchangeRate)
export const RateNobodyQuotes = story(ExchangeRate, { 'rates.read': { rates: [] } })
export const Summary = story(PaymentsSummary)
export const LastPayments = story(RecentPayments)
export const Presets = story(PaymentPresets)
export const PresetsEmpty = story(PaymentPresets, { 'presets.list': { content: [] } })
export const TasksOpen = story(Tasks)
export const TasksDone = story(Tasks, {
  'tasks.list': { ...tasks, tasks: tasks.tasks.map((task) => ({ ...task, done: true })) },
})
export const Onboarding = story(OnboardingBanner)
export const OnboardingInReview = story(OnboardingBanner, {
  'tasks.list': { ...tasks, onboarding: 'IN_REVIEW' },
})
export const SupportCard = story(Support)
export const Explorer = story(StablecoinExplorer)
