import type { ComponentType } from 'react'
import { AcceptDisclosure } from './accept-disclosure.tsx'
import { RecentPayments } from './recent-payments.tsx'
import { UnfinishedPayment } from './unfinished-payment.tsx'
import { Welcome } from './welcome.tsx'

/** Hand-made cards by the name a page definition uses. */
export const cards: Readonly<Record<string, ComponentType>> = {
  welcome: Welcome,
  'unfinished-payment': UnfinishedPayment,
  'recent-payments': RecentPayments,
  'accept-disclosure': AcceptDisclosure,
}

/** Cards that bring the heading of their page. */
export const headCards: ReadonlySet<string> = new Set(['welcome'])
