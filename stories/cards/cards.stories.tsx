import type { Meta, StoryObj } from '@storybook/react-vite'
import { sheetOfThing } from '../book/sheet-story.tsx'
import { cardOf } from './card-thing.tsx'
import { cardDescriptions } from './descriptions.ts'

/** Cards, which a page places beside lists and forms. Each loads, fails and is empty by itself. */
const meta: Meta = { title: 'Cards', tags: ['TRU-260'] }
export default meta

function sheetOf(name: string): StoryObj {
  const description = cardDescriptions.get(name)
  if (!description) throw new Error(`Nothing describes the card '${name}'.`)
  return sheetOfThing(cardOf(name, description))
}

export const Welcome = sheetOf('welcome')
export const Unfinished = sheetOf('unfinished')
export const OnboardingBanner = sheetOf('onboarding-banner')
export const FirstRun = sheetOf('first-run')
export const EnterView = sheetOf('enter-view')
export const Waiting = sheetOf('waiting')
export const ApprovalQueue = sheetOf('approval-queue')
export const AccountBalance = sheetOf('account-balance')
export const PermittedUsage = sheetOf('permitted-usage')
export const ExchangeRate = sheetOf('exchange-rate')
export const PaymentsSummary = sheetOf('payments-summary')
export const PaymentsTrend = sheetOf('payments-trend')
export const RecentPayments = sheetOf('recent-payments')
export const PaymentPresets = sheetOf('payment-presets')
export const Tasks = sheetOf('tasks')
export const Support = sheetOf('support')
export const StablecoinExplorer = sheetOf('stablecoin-explorer')
export const AcceptDisclosure = sheetOf('accept-disclosure')
export const SupportLines = sheetOf('support-lines')
export const OwnRoles = sheetOf('own-roles')
export const AddPasskey = sheetOf('add-passkey')
export const SecondFactor = sheetOf('second-factor')
export const Attachment = sheetOf('attachment')
export const OnboardingTasks = sheetOf('onboarding-tasks')
export const OnboardingReview = sheetOf('onboarding-review')
export const VerificationFrame = sheetOf('verification-frame')
