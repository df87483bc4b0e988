import { readStatus, type Payout, type PayoutStatus } from '#server/network/payout/contract.ts'
import type { Answer, Call, Changes } from './caller.ts'
import type { Receiver } from './receiver.ts'
import { sayWrong } from '#server/network/http/contract-parts.ts'

/** The adapter under test, with helpers for requests and messages. */
export interface Subject {
  call: Call
  payoutOf(changes?: Partial<Payout>): Payout
  receiver: Receiver | undefined
}

export type Broken = string | undefined
/** The result of a promise, or the reason why it was not tested. */
export type Tried = Promise<Broken | { untried: string }>

export type Promises = readonly (readonly [promise: string, test: (subject: Subject) => Tried])[]

export const shown = ({ status, body }: Answer) =>
  `It answered ${status} ${JSON.stringify(body)}.`.slice(0, 300)

export const statusIn = (answer: Answer, payout: Payout): PayoutStatus | string => {
  if (answer.status < 200 || answer.status > 299) return shown(answer)
  const status = readStatus(answer.body)
  if ('wrong' in status) return `${sayWrong(status.wrong)} ${shown(answer)}`
  if (status.paymentId !== payout.paymentId) return `It is about another payment. ${shown(answer)}`
  if (status.amount !== payout.amount || status.currency !== payout.currency)
    return `It names another amount than ${payout.amount} ${payout.currency}. ${shown(answer)}`
  return status
}

export const put = ({ call }: Subject, payout: Payout, changes?: Changes) =>
  call('PUT', `/payouts/${payout.paymentId}`, JSON.stringify(payout), changes)
export const isStatus = (answer: Answer, status: number): Broken =>
  answer.status === status ? undefined : shown(answer)
