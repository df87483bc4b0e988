import { networkData } from '#server/network/data.ts'
import { createRequests } from '#server/network/http/request.ts'
import { createPayoutClient } from '#server/network/payout/client.ts'
import { readStatus, type Payout } from '#server/network/payout/contract.ts'
import {
  decide,
  isEnded,
  rowAfter,
  type Outcome,
  type OrderFacts,
  type OrderRow,
} from '#server/network/order/verdict.ts'
import { shippedMachines } from '../server.ts'
import type { FaultyPortal } from './portal.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** The portal's decisions over a row in memory; store-portal covers the database around them. */
export const createMemoryPortal = (payout: Payout): FaultyPortal => {
  const terms = networkData().payouts
  const machine = shippedMachines().DIRECT!.definition
  const { amount, currency, paymentId } = payout
  let row: OrderRow = { state: 'WAITING', stuck: null, cancel: null }
  let facts = { paymentState: machine.initial, sequence: 0, status: null as string | null }
  let isAccepted = false
  let [now, createdAt, heardAt, dueAt, tries] = [0, 0, 0, 0, 0]
  const messages = new Map<string, string>()

  const take = (outcome: Outcome): void => {
    const whole: OrderFacts & OrderRow = {
      ...row,
      ...facts,
      amount,
      currency,
      age: now - createdAt,
      quiet: now - heardAt,
    }
    const verdict = decide(terms, machine, whole, outcome)
    const after = rowAfter(terms, machine, whole, outcome, verdict)
    row = after.row
    for (const step of verdict.steps) {
      const isMove = machine.moves.some(({ from, to }) => to === step && from.includes(facts.paymentState))
      if (!isMove) throw new Error(`No move leads from ${facts.paymentState} to ${step}.`)
      facts = { ...facts, paymentState: step }
    }
    if (verdict.isHeard) {
      isAccepted = true
      tries = 0
      heardAt = now
      dueAt = now + after.wait
    }
    if (verdict.isNewest && outcome.kind === 'status')
      facts = { ...facts, sequence: outcome.status.sequence, status: outcome.status.status }
  }

  return {
    work: async (fetch, isKilled) => {
      if (row.state !== 'WAITING' || dueAt > now) return
      tries += 1
      dueAt = now + Math.min(terms.waits.longest, terms.waits.first * 2 ** tries)
      const client = createPayoutClient(
        createRequests({ url: 'https://network.test', secret: SECRET, fetch })(60),
      )
      const send = row.cancel === 'WANTED' ? client.cancel : client.ask
      const outcome = isAccepted ? await send(paymentId) : await client.submit(paymentId, payout)
      if (!isKilled) take(outcome)
    },
    deliver: async ({ id, body }, isKilled) => {
      if (isKilled || messages.has(id)) return
      messages.set(id, body)
      const status = readStatus((JSON.parse(body) as { data: unknown }).data)
      take('wrong' in status ? { kind: 'unreadable', why: status.wrong } : { kind: 'status', status })
    },
    pass: async (seconds) => void (now += seconds),
    wishToCancel: async () => {
      if (row.state === 'WAITING' && row.cancel === null) row = { ...row, cancel: 'WANTED' }
    },
    resume: async () => {
      row = { ...row, stuck: null, state: 'WAITING' }
      dueAt = now
    },
    read: async () => {
      const { paymentState } = facts
      const funds = machine.states[paymentState]!.funds === 'booked' ? 'BOOKED' : 'RELEASED'
      return {
        paymentState,
        stuck: row.stuck,
        funds: isEnded(machine, paymentState) ? funds : 'HELD',
        amount: `${amount} ${currency}`,
      }
    },
  }
}
