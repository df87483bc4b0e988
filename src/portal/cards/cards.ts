import type { ComponentType } from 'react'
import { AcceptDisclosure } from './person/accept-disclosure.tsx'
import { AccountBalance } from './money/account-balance.tsx'
import { ApprovalQueue } from './payments/approval-queue.tsx'
import { Attachment } from './attachment.tsx'
import { ExchangeRate } from './money/exchange-rate.tsx'
import { EnterView } from './person/enter-view.tsx'
import { FirstRun } from './first-run.tsx'
import { OnboardingBanner } from './onboarding-banner.tsx'
import { OwnRoles } from './person/own-roles.tsx'
import { PaymentPresets } from './payments/payment-presets.tsx'
import { PaymentsSummary } from './payments/payments-summary.tsx'
import { PaymentsTrend } from './payments/payments-trend.tsx'
import { PermittedUsage } from './money/permitted-usage.tsx'
import { RecentPayments } from './payments/recent-payments.tsx'
import { StablecoinExplorer } from './money/stablecoin-explorer.tsx'
import { Support } from './support.tsx'
import { SupportLines } from './support-lines.tsx'
import { Tasks } from './tasks.tsx'
import { Unfinished } from './unfinished-drafts.tsx'
import { Waiting } from './waiting-work.tsx'
import { coming } from '#runtime/preload/lazy-part.ts'
import { Welcome } from './welcome.tsx'

export interface CardProps {
  /** The page the card speaks of. */
  readonly of?: string
}

/** Custom cards by the name a page definition uses. */
export const cards: Readonly<Record<string, ComponentType<CardProps>>> = {
  welcome: Welcome,
  'enter-view': EnterView,
  'first-run': FirstRun,
  unfinished: Unfinished,
  'onboarding-banner': OnboardingBanner,
  waiting: Waiting,
  'approval-queue': ApprovalQueue,
  'account-balance': AccountBalance,
  'permitted-usage': PermittedUsage,
  'exchange-rate': ExchangeRate,
  'payments-summary': PaymentsSummary,
  'payments-trend': PaymentsTrend,
  'recent-payments': RecentPayments,
  'payment-presets': PaymentPresets,
  tasks: Tasks,
  support: Support,
  'stablecoin-explorer': StablecoinExplorer,
  'accept-disclosure': AcceptDisclosure,
  'support-lines': SupportLines,
  'own-roles': OwnRoles,
  'add-passkey': coming(() => import('./person/add-passkey.tsx').then((file) => file.AddPasskey)).Part,
  'second-factor': coming(() => import('./person/second-factor.tsx').then((file) => file.SecondFactor)).Part,
  attachment: Attachment,
  'onboarding-tasks': coming(() =>
    import('../onboarding/tasks/tasks.tsx').then((file) => file.OnboardingTasks),
  ).Part,
  'onboarding-review': coming(() =>
    import('../onboarding/review/review.tsx').then((file) => file.OnboardingReview),
  ).Part,
  'verification-frame': coming(() =>
    import('../onboarding/verification-frame.tsx').then((file) => file.VerificationFrame),
  ).Part,
}

/** Cards with the heading of their page. */
export const headCards: ReadonlySet<string> = new Set(['welcome'])
