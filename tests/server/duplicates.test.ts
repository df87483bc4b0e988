import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { hold, reject, withdraw } from './approving.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { fund } from './funding.ts'
import { legacyQuote } from './legacy-payments.ts'
import { codeOf, identityNamed, pay, payBody, quoteOf, type Caller, type IdentityRecord } from './paying.ts'
import { comparingDefinitions } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const DAY = 86_400
const LUMEN = { email: 'maker@lumen.example' }

interface Other {
  paymentId: string
  alike: string[]
  sourceAmount: string
  state: string
}

describeEachEngineAtLength('a payment that looks like another', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let taller: IdentityRecord
  let elbe: IdentityRecord

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store, undefined, undefined, comparingDefinitions())
    maker = await signIn(world.app, LUMEN.email)
    taller = await identityNamed(maker, 'Taller Azul')
    elbe = await identityNamed(maker, 'Elbe Logistik')
    await fund(store, LUMEN, '100000.00')
  })

  type Answer = Awaited<ReturnType<typeof pay>>
  const idOf = ({ status, body }: Answer): string => {
    expect([status, body]).toMatchObject([200, { payment_id: expect.any(String) }])
    return (body as { payment_id: string }).payment_id
  }
  /** Pays so much, under a reference that no other payment has unless one is given. */
  const send = async (amount: string, changes: object = {}, to = taller): Promise<Answer> => {
    const { quoteId } = await quoteOf(maker, to, { quoteAmount: amount })
    return pay(maker, to, { internalId: randomUUID(), ...changes }, randomUUID(), quoteId)
  }
  const othersOf = ({ status, body }: { status: number; body: unknown }): Other[] => {
    expect([status, codeOf({ body })]).toEqual([409, 'PAYMENT_DUPLICATE'])
    return (body as { current: { payments: Other[] } }).current.payments
  }
  const booksOf = async (id: string) => {
    const { rows } = await asSystem(store, (trx) =>
      sql<{ payments: number; holds: number; quote: string; details: object | null }>`select
        (select count(*)::int from payments where id = ${id}) as payments,
        (select count(*)::int from account_entries where object_id = ${id}) as holds,
        (select state from quotes where id = ${id}) as quote,
        (select details from audit_trail where object_id = ${id} and action in ('payment.create', 'payment.accept',
          'payment.hold', 'approval.create') limit 1) as details`.execute(trx),
    )
    return rows[0]!
  }

  it('in payee, amount and currency is refused until the other is named, and is remembered so (TRU-049, TRU-053)', async () => {
    const first = idOf(await send('311.00'))
    const stranger = idOf(await send('312.00', {}, elbe))
    const { quoteId } = await quoteOf(maker, taller, { quoteAmount: '311.00' })
    const again = (confirmedDuplicates?: string[], internalId: string = randomUUID()) =>
      pay(
        maker,
        taller,
        { internalId, ...(confirmedDuplicates && { confirmedDuplicates }) },
        randomUUID(),
        quoteId,
      )
    const refused = await again()
    expect(othersOf(refused)).toMatchObject([
      { paymentId: first, alike: ['PAYEE_AND_AMOUNT'], sourceAmount: '311.00', state: 'INITIATED' },
    ])
    expect((refused.body as { message: string }).message.replaceAll(/[\u2068\u2069]/g, '')).toMatch(
      /^The payment of 311\.00 USD to Taller Azul of \w{3} \d+, \d{4}, \d\d:\d\d UTC has the same payee, amount and currency\. Nothing was sent/,
    )
    expect(othersOf(await again([stranger]))).toHaveLength(1)
    expect(othersOf(await again([randomUUID()]))).toHaveLength(1)
    expect(await booksOf(quoteId)).toEqual({ payments: 0, holds: 0, quote: 'open', details: null })

    expect(idOf(await again([first, stranger]))).toBe(quoteId)
    expect(await booksOf(quoteId)).toMatchObject({
      payments: 1,
      holds: 1,
      quote: 'accepted',
      details: { confirmedDuplicates: [{ paymentId: first, alike: ['PAYEE_AND_AMOUNT'] }] },
    })
    expect((await booksOf(first)).details).not.toHaveProperty('confirmedDuplicates')
    const [newest] = othersOf(await send('311.00', { confirmedDuplicates: [first] }))
    expect(newest).toMatchObject({ paymentId: quoteId })
  })

  it('in one amount only, in another payee, or longer ago is none; the amount that arrives counts as well (TRU-049)', async () => {
    const first = await quoteOf(maker, taller, {
      quoteAmount: '7000.00',
      quoteAmountType: 'DESTINATION_AMOUNT',
    })
    const internalId = randomUUID()
    idOf(await pay(maker, taller, { internalId }, randomUUID(), first.quoteId))
    await asSystem(store, (trx) =>
      sql`update payments set source_amount = source_amount + 1 where id = ${first.quoteId}`.execute(trx),
    )
    const arriving = await quoteOf(maker, taller, {
      quoteAmount: '7000.00',
      quoteAmountType: 'DESTINATION_AMOUNT',
    })
    const twice = () => pay(maker, taller, { internalId: randomUUID() }, randomUUID(), arriving.quoteId)
    expect(othersOf(await twice())).toMatchObject([{ paymentId: first.quoteId }])
    idOf(await send('411.00'))
    idOf(await send('411.01'))
    idOf(await send('411.00', {}, elbe))
    await world.pass(DAY - 30)
    othersOf(await send('411.00'))
    await world.pass(31)
    idOf(await send('411.00'))
  })

  it('in a reference is refused however long ago that was, and each other one has to be named (TRU-050)', async () => {
    const internalId = `Inv-${randomUUID().slice(0, 8)}`
    const endToEndId = `E2E-${randomUUID().slice(0, 8)}`
    const one = idOf(await send('511.00', { internalId }))
    const two = idOf(await send('512.00', { endToEndId }, elbe))
    await world.pass(40 * DAY)
    const three = idOf(await send('513.00'))
    const changes = { internalId: internalId.toUpperCase(), endToEndId: endToEndId.toLowerCase() }
    const all = [
      { paymentId: three, alike: ['PAYEE_AND_AMOUNT'] },
      { paymentId: two, alike: ['END_TO_END_ID'] },
      { paymentId: one, alike: ['INTERNAL_ID'] },
    ]
    for (const some of [undefined, [one, two], [two, three], [three]])
      expect(
        othersOf(await send('513.00', { ...changes, ...(some && { confirmedDuplicates: some }) })),
      ).toMatchObject(all)
    idOf(await send('513.00', { ...changes, confirmedDuplicates: [one, two, three] }))
  })

  it('that never paid anything is none: it failed, was returned, rejected or withdrawn, or ran out (TRU-051)', async () => {
    for (const state of ['FAILED', 'RETURNED', 'REJECTED', 'CANCELED', 'EXPIRED', 'VOID']) {
      const internalId = randomUUID()
      const id = idOf(await send('611.00', { internalId }))
      othersOf(await send('611.00', { internalId }))
      // An order that goes on would contradict the state, and so may have paid.
      const end = sql`with gone as (delete from network_payouts where id = ${id})
        update payments set state = ${state} where id = ${id}`
      await asSystem(store, (trx) => end.execute(trx))
    }
    idOf(await send('611.00'))
  })

  it('at the same moment is refused as well: of twelve one goes, by payee and amount and by reference (TRU-052)', async () => {
    const shared = { internalId: randomUUID() }
    const byAmount = Array.from({ length: 12 }, () => ({ amount: '701.00', to: taller, changes: {} }))
    const byReference = Array.from({ length: 12 }, (_, at) => ({
      amount: `71${at}.00`,
      to: at % 2 ? elbe : taller,
      changes: shared,
    }))
    for (const all of [byAmount, byReference]) {
      const quotes = await Promise.all(
        all.map(({ amount, to }) => quoteOf(maker, to, { quoteAmount: amount })),
      )
      const answers = await Promise.all(
        all.map(({ to, changes }, at) =>
          pay(maker, to, { internalId: randomUUID(), ...changes }, randomUUID(), quotes[at]!.quoteId),
        ),
      )
      const [went = [], refused = []] = [true, false].map((isSent) =>
        answers.filter(({ status }) => (status === 200) === isSent),
      )
      expect(went, JSON.stringify(answers.map(({ status }) => status))).toHaveLength(1)
      const first = idOf(went[0]!)
      for (const answer of refused) expect(othersOf(answer)).toMatchObject([{ paymentId: first }])
    }
  })

  it('is refused by every call that starts a payment (TRU-049)', async () => {
    const northwind = await signIn(world.app, 'maker@northwind.example')
    const checker = await signIn(world.app, 'checker@northwind.example')
    const stored = await hold(northwind, 'Taller Azul', { internalId: randomUUID() })
    const to = await identityNamed(northwind, 'Taller Azul')
    const ask = async (path: string, changes: object = {}) => {
      const { quoteId } = await quoteOf(northwind, to)
      const body = payBody(quoteId, to, { internalId: randomUUID(), ...changes })
      return northwind.call('POST', path, { body, key: randomUUID() })
    }
    for (const path of ['/payment_approvals', '/payout_proxy/payments'])
      expect(othersOf(await ask(path))).toMatchObject([{ paymentId: stored.id, state: 'PENDING_APPROVAL' }])
    const confirmed = await ask('/payment_approvals', { confirmedDuplicates: [stored.id] })
    const { payment_id: id, approvalId } = confirmed.body as { payment_id: string; approvalId: string }
    expect((await booksOf(id)).details).toMatchObject({ confirmedDuplicates: [{ paymentId: stored.id }] })
    await reject(checker, stored)
    await withdraw(northwind, { id, approvalId })
    expect((await ask('/payout_proxy/payments')).status).toBe(202)

    const cordillera = await signIn(world.app, 'maker@cordillera.example')
    const accept = async (changes: object = {}) => {
      const requested = await cordillera.call('POST', '/quote_collections', {
        body: legacyQuote({ amount: '350.10' }),
      })
      const { quote_id } = (requested.body as { quotes: { quote_id: string }[] }).quotes[0]!
      const body = { quote_id, sender_end_to_end_id: randomUUID(), ...changes }
      return cordillera.call('POST', '/payments/accept', { key: randomUUID(), body })
    }
    const legacy = idOf(await accept())
    expect(othersOf(await accept())).toMatchObject([{ paymentId: legacy, alike: ['PAYEE_AND_AMOUNT'] }])
    expect((await booksOf(idOf(await accept({ confirmed_duplicates: [legacy] })))).details).toMatchObject({
      confirmedDuplicates: [{ paymentId: legacy }],
    })
  })

  type Named = Partial<Record<'transferId' | 'transactionId', string>>
  /** Made once, refused while it looks like that one, made again once it is named, and of six at once one where that one came back. */
  const expectCompared = async (
    ask: (more?: object) => Promise<Answer>,
    code: string,
    back: () => unknown,
  ) => {
    const nameOf = ({ transferId, transactionId = transferId }: Named) => transactionId!
    const first = nameOf((await ask()).body as Named)
    for (const more of [{}, { confirmedDuplicates: [randomUUID()] }]) {
      const { status, body } = await ask(more)
      const { current } = body as { current: Record<string, Named[]> }
      expect([status, codeOf({ body })]).toEqual([409, code])
      expect(Object.values(current)[0]!.map(nameOf)).toEqual([first])
    }
    const second = nameOf((await ask({ confirmedDuplicates: [first] })).body as Named)
    const { rows } = await asSystem(store, (trx) =>
      sql<{ id: string; details: object }>`select object_id as id, details from audit_trail
        where object_id in (${first}, ${second}) and details ->> 'amount' is not null order by seq`.execute(
        trx,
      ),
    )
    expect(rows).toMatchObject([{ id: first }, { id: second, details: { confirmedDuplicates: [first] } }])
    expect(rows[0]!.details).not.toHaveProperty('confirmedDuplicates')
    await back()
    const rush = await Promise.all(Array.from({ length: 6 }, () => ask()))
    expect(rush.filter((answer) => codeOf(answer) === code)).toHaveLength(5)
    await world.pass(DAY)
    expect((await ask()).status).toBe(200)
  }

  it('between the same accounts, as a transfer, is refused until the other is named (TRU-133)', async () => {
    const operator = await signIn(world.app, 'maker@cordillera.example')
    const between = { debitAccount: 'settlement-usd', creditAccount: 'payout-usd' }
    const ask = (more: object = {}) =>
      operator.call('POST', '/transfers', {
        body: { ...between, amount: '31.50', ...more },
        key: randomUUID(),
      })
    await expectCompared(ask, 'TRANSFER_DUPLICATE', async () => {
      const { content } = (await operator.call('GET', '/transfers', { query: { status: 'QUOTED' } }))
        .body as {
        content: { transferId: string }[]
      }
      for (const { transferId: id } of content)
        await operator.call('POST', `/transfers/${id}/cancel`, { body: {}, key: randomUUID() })
    })
    for (const more of [{ amount: '31.51' }, { creditAccount: 'atlantic-usd' }])
      expect((await ask(more)).status).toBe(200)
    const { body } = await ask()
    expect(body).toMatchObject({
      clientMessage: expect.stringContaining('31.50 USD from settlement-usd to payout-usd'),
    })
  })

  it('from the same wallet, as a redemption, is refused until the other is named (TRU-133)', async () => {
    const treasurer = await signIn(world.app, 'admin@lumen.example')
    const { body: stored } = await treasurer.call('GET', '/stablecoin')
    const { wallets } = stored as { wallets: { walletId: string }[] }
    const [one, other] = wallets.map(({ walletId }) => walletId)
    const ask = (more: object = {}) =>
      treasurer.call('POST', '/stablecoin/redeem', {
        body: { tenantName: 'Lumen Marketplace Inc.', walletId: one, amount: '31.5', ...more },
        key: randomUUID(),
      })
    await expectCompared(ask, 'REDEMPTION_DUPLICATE', () =>
      asSystem(store, (trx) =>
        sql`update stablecoin_transactions set status = 'RETURNED', reason = 'NOT_TAKEN', ledger_hash = null
          where type = 'REDEEM' and org_id = (select org_id from users where email = ${LUMEN.email})`.execute(
          trx,
        ),
      ),
    )
    for (const more of [{ amount: '31.51' }, { walletId: other }]) expect((await ask(more)).status).toBe(200)
    const { body } = await ask()
    expect(body).toMatchObject({ clientMessage: expect.stringContaining('31.50 RLUSD from') })
  })
})
