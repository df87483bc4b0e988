import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { divide, multiply } from '#values/decimal.ts'
import { networkData, type NetworkData } from '#server/network/data.ts'
import type { Store } from '#server/store/store.ts'
import { approve, booksOf, hold, reply, type PendingPayment } from './approving.ts'
import { openBatches, type Batch } from './batching.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { fund, ledgerOf } from './funding.ts'
import { move, see, sentenceOf } from './legacy-payments.ts'
import { codeOf, identityNamed, payBody, quoteOf, type Caller, type IdentityRecord } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const OVER = 121
const NORTHWIND = { email: 'maker@northwind.example', currency: 'USD' }

interface Shown {
  quoteId: string
  sourceAmount: string
  destinationAmount: string
  adjustedExchangeRate: { adjustedRate: string }
}

interface SeenApproval {
  payment_state: string
  quote: Shown
  approval: { status: string; fingerprint?: string; requote?: Shown }
}

describeEachEngineAtLength('a payment that is approved after its quote has expired', (makeStore) => {
  let store: Store
  let world: World
  let data: NetworkData
  let maker: Caller
  let checker: Caller
  let taller: IdentityRecord

  beforeAll(async () => {
    data = structuredClone(networkData())
    store = await makeStore('seeded')
    world = await openWorld(store, undefined, data)
    maker = await signIn(world.app, NORTHWIND.email)
    checker = await signIn(world.app, 'checker@northwind.example')
    taller = await identityNamed(maker, 'Taller Azul')
  })

  const seen = async (pending: PendingPayment) => (await see(maker, pending.id)) as unknown as SeenApproval
  const rateOf = ({ adjustedExchangeRate }: Shown) => adjustedExchangeRate.adjustedRate

  /** Lets the quote expire while the market moves by this percentage. */
  const outlive = async (pending: PendingPayment, percent: number): Promise<SeenApproval> => {
    const before = await seen(pending)
    await world.pass(OVER)
    const { perDollar } = data.market
    perDollar.MXN = divide(multiply(perDollar.MXN!, String(percent)), '100', 8, 'HALF_UP')
    return before
  }

  /** The fresh quote a refused approval leaves behind. */
  const moved = async (pending: PendingPayment, percent = 92) => {
    const before = await outlive(pending, percent)
    const refused = await approve(checker, pending)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'QUOTE_MOVED'])
    const after = await seen(pending)
    return { before, requote: after.approval.requote! }
  }

  it('is refused where the price moved beyond the tolerance, with the old and the new one, by every way of deciding (TRU-045)', async () => {
    const pending = await hold(maker, taller)
    const before = await outlive(pending, 92)
    const byPayment = () => move(checker, pending.id, 'approve')
    const withPrint = () =>
      reply(checker, pending, { status: 'approved', fingerprint: before.approval.fingerprint })
    for (const decide of [() => approve(checker, pending), byPayment, withPrint]) {
      const refused = await decide()
      expect([refused.status, codeOf(refused)]).toEqual([409, 'QUOTE_MOVED'])
      const { approval, quote, payment_state } = await seen(pending)
      expect([approval.status, payment_state, quote]).toEqual(['pending', 'PENDING_APPROVAL', before.quote])
      const { requote } = approval
      expect(Number(requote!.destinationAmount)).toBeLessThan(Number(before.quote.destinationAmount) * 0.94)
      expect((refused.body as { current: unknown }).current).toMatchObject({
        quote: { quoteId: pending.id, destinationAmount: before.quote.destinationAmount },
        requote: { quoteId: requote!.quoteId, destinationAmount: requote!.destinationAmount },
      })
      for (const { destinationAmount } of [before.quote, requote!])
        expect(sentenceOf(refused).replaceAll(/[,\u2068\u2069]/g, '')).toContain(destinationAmount)
    }
    const { requote } = (await seen(pending)).approval
    const log = await checker.call('GET', '/payment_approvals', {})
    const rows = (log.body as { content: { payment_id: string; requote?: object }[] }).content
    expect(rows.find((row) => row.payment_id === pending.id)?.requote).toEqual({ quoteId: requote!.quoteId })
    expect(await booksOf(store, pending)).toMatchObject({ sent: 0, status: 'pending' })

    const approved = await move(checker, pending.id, 'approve', { quoteId: requote!.quoteId })
    expect(approved.status, JSON.stringify(approved.body)).toBe(200)
    expect(approved.body).toMatchObject({
      payment_state: 'INITIATED',
      quote: {
        quoteId: pending.id,
        destinationAmount: requote!.destinationAmount,
        adjustedExchangeRate: requote!.adjustedExchangeRate,
        fees: (requote as unknown as { fees: object }).fees,
      },
    })
    expect(await booksOf(store, pending)).toMatchObject({
      sent: 1,
      decided: ['approval.requote', 'approval.requote', 'approval.requote', 'payment.approve'],
    })
    const trail = await asSystem(store, (trx) =>
      sql<{
        details: unknown
      }>`select details from audit_trail where object_id = ${pending.id} and action = 'payment.approve'`.execute(
        trx,
      ),
    )
    expect(trail.rows[0]?.details).toMatchObject({
      requoted: { from: { rate: rateOf(before.quote) }, to: { rate: rateOf(requote!) } },
    })
    const listed = await maker.call('POST', '/payout_proxy/payments/filter', { body: {} })
    const { content } = listed.body as { content: { payment_id: string; destinationAmount: string }[] }
    expect(JSON.stringify(content.find((row) => row.payment_id === pending.id))).toContain(
      requote!.destinationAmount,
    )
  })

  it('goes on within the tolerance, at the new price and never at the old one (TRU-046)', async () => {
    const pending = await hold(maker, taller)
    const before = await outlive(pending, 100)
    const approved = await approve(checker, pending)
    expect(approved.status, JSON.stringify(approved.body)).toBe(200)
    const after = await seen(pending)
    expect(after.approval.status).toBe('approved')
    expect(rateOf(after.quote)).not.toBe(rateOf(before.quote))
    const [event] = (await booksOf(store, pending)).decided
    expect(event).toBe('payment.approve')
  })

  it('goes among many within the tolerance, and is told with both prices and flagged beyond it (TRU-197)', async () => {
    const [near, far] = [await hold(maker, taller), await hold(maker, taller)]
    const waiting = async () => {
      const { body } = await checker.call('GET', '/decisions', { query: { size: '100' } })
      return (body as { content: { id: string; fingerprint: string; flags: string[] }[] }).content
    }
    const approveBoth = async (ids: readonly string[]) => {
      const rows = (await waiting()).filter(({ id }) => ids.includes(id))
      const items = rows.map(({ id, fingerprint }) => ({
        call: 'payments.approve',
        id,
        body: { fingerprint },
      }))
      const { body } = await checker.call('POST', '/bulk', { body: { items }, key: randomUUID() })
      return (body as { outcomes: { id: string; done: boolean; code?: string; message?: string }[] }).outcomes
    }
    await outlive(far, 92)
    const [refused] = await approveBoth([far.id])
    expect(refused).toMatchObject({ id: far.id, done: false, code: 'QUOTE_MOVED' })
    expect((await waiting()).find(({ id }) => id === far.id)?.flags).toContain('price-moved')
    data.market.perDollar.MXN = multiply(data.market.perDollar.MXN!, '1.087')
    const outcomes = await approveBoth([near.id, far.id])
    expect(outcomes.find(({ id }) => id === near.id)).toMatchObject({ done: true })
    const message = outcomes.find(({ id }) => id === far.id)
    expect([message?.done, message?.code]).toEqual([false, 'QUOTE_MOVED'])
    const { before, requote } = { before: await seen(far), requote: (await seen(far)).approval.requote! }
    for (const { destinationAmount } of [before.quote, requote])
      expect(message?.message?.replaceAll(/[,\u2068\u2069]/g, '')).toContain(destinationAmount)
  })

  it('goes at its own quote while that stands', async () => {
    const pending = await hold(maker, taller)
    const before = await seen(pending)
    expect((await approve(checker, pending)).status).toBe(200)
    expect((await seen(pending)).quote).toEqual(before.quote)
  })

  it('is asked again where the new quote has expired too, measured by what was seen last (TRU-045)', async () => {
    const pending = await hold(maker, taller)
    const { requote: first } = await moved(pending)
    await outlive(pending, 92)
    const late = await reply(checker, pending, { status: 'approved', quoteId: first.quoteId })
    expect([late.status, codeOf(late)]).toEqual([409, 'QUOTE_MOVED'])
    expect((late.body as { current: { quote: Shown } }).current.quote.quoteId).toBe(first.quoteId)
    const { requote: second } = (await seen(pending)).approval
    expect(second!.quoteId).not.toBe(first.quoteId)
    await world.pass(OVER)
    const near = await reply(checker, pending, { status: 'approved', quoteId: second!.quoteId })
    expect(near.status, JSON.stringify(near.body)).toBe(200)
  })

  it('takes no other quote for the new one, and the new one is nobody’s for another payment', async () => {
    const pending = await hold(maker, taller)
    const { requote } = await moved(pending)
    const { quoteId } = await quoteOf(maker, taller)
    const wrong = await reply(checker, pending, { status: 'approved', quoteId })
    expect(codeOf(wrong)).toBe('QUOTE_UNKNOWN')
    for (const person of [maker, checker]) {
      const paid = await person.call('POST', '/payment_approvals', {
        body: payBody(requote.quoteId, taller),
        key: crypto.randomUUID(),
      })
      expect(paid.status).toBeGreaterThanOrEqual(400)
    }
    expect((await seen(pending)).approval.status).toBe('pending')
  })

  describe('where the amount received is fixed', () => {
    const exactly = { quoteAmount: '3000.00', quoteAmountType: 'DESTINATION_AMOUNT' }
    const holdExactly = async (): Promise<PendingPayment> => {
      const { quoteId } = await quoteOf(maker, taller, exactly)
      const body = payBody(quoteId, taller)
      const requested = await maker.call('POST', '/payment_approvals', { body, key: crypto.randomUUID() })
      const { payment_id: id, approvalId } = requested.body as { payment_id: string; approvalId: string }
      return { id, approvalId }
    }

    it('sets aside what it takes now (TRU-047)', async () => {
      const pending = await holdExactly()
      const { before, requote } = await moved(pending)
      expect(Number(requote.sourceAmount)).toBeGreaterThan(Number(before.quote.sourceAmount))
      const approved = await reply(checker, pending, { status: 'approved', quoteId: requote.quoteId })
      expect(approved.status, JSON.stringify(approved.body)).toBe(200)
      const holds = await asSystem(store, (trx) =>
        sql<{
          amount: string
        }>`select amount::text from account_entries where object_id = ${pending.id}`.execute(trx),
      )
      expect(holds.rows).toEqual([{ amount: requote.sourceAmount }])
      const ledger = await ledgerOf(store, NORTHWIND)
      expect(ledger).toMatchObject({ holds: ledger.held, open: ledger.held })
    })

    it('is what its batch comes to in the list of batches, not the price that is over', async () => {
      const batches = openBatches(world, maker)
      const file =
        'Beneficiary,Amount,Amount type,Internal ID\nTaller Azul,3000,Receive exactly,T-1\nTaller Azul,10,,T-2'
      const { batch_id, quoteIds } = await batches.quoted(file)
      expect((await batches.accept(batch_id)).status).toBe(200)
      await world.jobs.settle()
      const { rows } = await asSystem(store, (trx) =>
        sql<PendingPayment>`select payment_id as id, id as "approvalId" from approvals where payment_id = ${quoteIds[0]!}`.execute(
          trx,
        ),
      )
      // The quotes of a batch outlast it.
      await world.pass(3600)
      const { requote } = await moved(rows[0]!)
      const isListed = async (from: string, to: string) => {
        const query = { env_name: 'uat', min_amount: from, max_amount: to }
        const { body } = await maker.call('GET', '/batch_upload', { query })
        return (body as { content: Batch[] }).content.some((one) => one.batch_id === batch_id)
      }
      const sum = async () => {
        const { rows: paid } = await asSystem(store, (trx) =>
          sql<{
            sum: string
          }>`select sum(source_amount)::text as sum from payments where batch_id = ${batch_id}`.execute(trx),
        )
        return paid[0]!.sum
      }
      const before = await sum()
      expect(await isListed(before, before)).toBe(true)
      const approved = await reply(checker, rows[0]!, { status: 'approved', quoteId: requote.quoteId })
      expect(approved.status, JSON.stringify(approved.body)).toBe(200)
      const after = await sum()
      expect(Number(after)).toBeGreaterThan(Number(before))
      expect([await isListed(before, before), await isListed(after, after)]).toEqual([false, true])
    })

    it('is refused with what is available where the account does not cover the difference, and stays open (TRU-047)', async () => {
      const pending = await holdExactly()
      const { requote } = await moved(pending)
      const { held: taken } = await ledgerOf(store, NORTHWIND)
      await fund(store, NORTHWIND, '0')
      const refused = await reply(checker, pending, { status: 'approved', quoteId: requote.quoteId })
      expect(codeOf(refused)).toBe('INSUFFICIENT_FUNDS')
      expect((await seen(pending)).approval.status).toBe('pending')
      expect(await ledgerOf(store, NORTHWIND)).toMatchObject({ held: taken, holds: taken })
      await fund(store, NORTHWIND, '1000000')
      expect((await reply(checker, pending, { status: 'approved', quoteId: requote.quoteId })).status).toBe(
        200,
      )
    })

    it('moves its money once however many approve at once (TRU-047)', async () => {
      const pending = await holdExactly()
      const { requote } = await moved(pending)
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          reply(checker, pending, { status: 'approved', quoteId: requote.quoteId }),
        ),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await booksOf(store, pending)).toMatchObject({ sent: 1, status: 'approved' })
      const ledger = await ledgerOf(store, NORTHWIND)
      expect(ledger).toMatchObject({ holds: ledger.held, open: ledger.held })
    })
  })
})
