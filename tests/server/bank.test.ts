import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { add } from '#values/decimal.ts'
import { appNow } from '#server/store/clock.ts'
import { openStore, type Engine, type Store } from '#server/store/store.ts'
import { copyOfTemplate } from './postgres-template.ts'
import { freePort } from './free-port.ts'
import { fund, ledgerOf } from './funding.ts'
import { legacyQuote } from './legacy-payments.ts'
import { overHttp } from './over-http.ts'
import { identityNamed, payBody, quoteBody, type Caller, type IdentityRecord } from './paying.ts'
import { runProgram, stopProgram, writeSmallPortal, type Program } from './program.ts'
import { quickFolder } from './quick-folder.ts'
import { allOnce, booksOf, giveUpTheDead, untilAnswered } from './sending.ts'
import { PUBLIC_URL } from './server.ts'
import { signIn, type Reached } from './sign-in.ts'
import { writeFilledFolder } from './snapshot.ts'
import { asSystem } from './system.ts'
import { openWorld } from './world.ts'
import { fileJournal } from '#server/network/simulator/journal.ts'
import { journalIn } from '../../src/tools/start/simulator-process.ts'

const isLong = process.env.PORTOLAN_LONG === '1'
const WORKERS = 12
const ROUNDS = isLong ? 40 : 5
const KILLS = isLong ? 6 : 2
/** Balance of each account, about half of the amount that its workers try to send. */
const COVERS = isLong ? '9600.00' : '1200.00'
const AMOUNTS = ['25.50', '310.00', '75.25', '140.01', '500.00', '99.99', '260.00']

type Answer = Awaited<ReturnType<Caller['call']>>

const WALLET = 'Treasury on XRPL'
const ACCOUNTS = [
  { email: 'maker@lumen.example' },
  { email: 'maker@northwind.example' },
  { email: 'maker@cordillera.example' },
  { email: 'maker@cordillera.example', name: 'settlement-usd' },
  { email: 'maker@cordillera.example', name: 'payout-usd' },
  { email: 'maker@lumen.example', name: WALLET, currency: 'RLUSD' },
]

/** Ends of a payment, and of a decision by a second person. */
const ENDS = ['COMPLETED', 'FAILED', 'RETURNED', 'EXPIRED', 'rejected', 'cancelled', 'expired']

const endsSince = (store: Store, began: Date): Promise<string[]> =>
  asSystem(store, async (trx) => {
    const { rows } = await sql<{ state: string }>`
      select distinct unnest(array[p.state, a.status]) as state
      from payments p left join approvals a on a.org_id = p.org_id and a.payment_id = p.id
      where p.created_at >= ${began}`.execute(trx)
    return rows.map(({ state }) => state)
  })

/** The daily run uses PostgreSQL if it can, where workers compete; killed.test.ts covers the embedded database. */
const hasPostgres = inject('postgresUrl') !== ''
const engines: readonly Engine[] = isLong ? ['embedded', 'postgres'] : [hasPostgres ? 'postgres' : 'embedded']

describe.each(engines)('a bank of twelve workers [%s]', (engine) => {
  const isSkipped = engine === 'postgres' && !hasPostgres
  const runs: (Program | undefined)[] = []
  let ports: number[]
  let place: string
  let env: Record<string, string>
  let turn = 0

  const open = (): Promise<Store> => openStore({ url: env.DATABASE_URL, folder: env.PORTOLAN_DATA! })
  const start = async (at: number): Promise<void> => {
    const run = runProgram({ ...env, PORT: String(ports[at]) })
    runs[at] = run
    expect(await run.ready, run.output()).toBe(PUBLIC_URL)
  }
  /** Asks one process after the other; one that is dead has no answer. */
  const reached: Reached = {
    inject: (requested) => {
      turn += 1
      return overHttp(ports[turn % ports.length]!).inject(requested)
    },
  }
  const balancesOf = async (store: Store) => Promise.all(ACCOUNTS.map((account) => ledgerOf(store, account)))

  beforeAll(async () => {
    if (isSkipped) return
    place = quickFolder('portolan-bank-')
    ports = engine === 'postgres' ? [await freePort(), await freePort()] : [await freePort()]
    env = {
      PORTOLAN_URL: PUBLIC_URL,
      PORTOLAN_DATA: join(place, 'data'),
      PORTOLAN_PORTAL: writeSmallPortal(place),
      PORTOLAN_SEED: 'off',
      PORTOLAN_REQUESTS_PER_MINUTE: '1000000',
    }
    if (engine === 'postgres') env.DATABASE_URL = await copyOfTemplate(inject('postgresUrl'), 'seeded')
    else await writeFilledFolder(env.PORTOLAN_DATA!)
  })
  afterAll(async () => {
    for (const run of runs) if (run) await stopProgram(run, 'SIGKILL')
    if (place) rmSync(place, { recursive: true, force: true })
  })

  it.skipIf(isSkipped)(
    'passes no bound, and holds what open payments, redemptions and transfers take, whatever meets and whoever is killed (TRU-014)',
    async () => {
      const before = await open()
      for (const account of ACCOUNTS) await fund(before, account, COVERS)
      const booked = await balancesOf(before)
      const began = await asSystem(before, appNow)
      await before.close()

      await Promise.all(ports.map((_, at) => start(at)))
      const as = (login: string) => signIn(reached, `${login}.example`)
      const lumen = await as('maker@lumen')
      const careful = await as('maker@northwind')
      const checker = await as('checker@northwind')
      const legacy = await as('maker@cordillera')
      const treasurer = await as('admin@lumen')
      const { wallets, banks } = (await treasurer.call('GET', '/stablecoin')).body as {
        wallets: { walletId: string; walletNickname: string }[]
        banks: { bankId: string }[]
      }
      const wallet = wallets.find(({ walletNickname }) => walletNickname === WALLET)!
      const bank = banks[0]!
      const payees = new Map<string, IdentityRecord>()
      for (const name of ['Taller Azul', 'Caja Sur (sends back)'])
        payees.set(name, await identityNamed(lumen, name))
      const supplier = await identityNamed(careful, 'Taller Azul')

      let done = 0
      const counted = new Map<string, number>()
      const made = new Set<string>()
      const sent: { quoteId: string }[] = []
      const ask = async (person: Caller, path: string, body: object): Promise<Answer> => {
        const key = randomUUID()
        const answer = await untilAnswered(async () => {
          const message = await person.call('POST', path, { body, key })
          const code = (message.body as { code?: string }).code
          return message.status === 503 || code === 'IDEMPOTENCY_IN_FLIGHT' ? undefined : message
        })
        done += 1
        const { code = 'done' } = answer.body as { code?: string }
        expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
        counted.set(code, (counted.get(code) ?? 0) + 1)
        if (answer.status === 200) made.add(path)
        return answer
      }
      const idOf = ({ body }: Answer) => (body as { payment_id?: string }).payment_id
      const quoted = async (person: Caller, to: IdentityRecord, amount: string) => {
        const body = quoteBody(to, { quoteAmount: amount })
        const answer = await ask(person, '/payout_proxy/quotes/quote-collection', body)
        return (answer.body as { quotes?: { quoteId: string }[] }).quotes?.[0]?.quoteId
      }

      const send = async (amount: string, round: number) => {
        const to = payees.get(round % 3 === 2 ? 'Caja Sur (sends back)' : 'Taller Azul')!
        const quoteId = await quoted(lumen, to, amount)
        if (!quoteId) return
        const { status } = await ask(lumen, '/payout_proxy/payments', payBody(quoteId, to))
        if (status === 200) sent.push({ quoteId })
      }
      /** Waits for a second person, and is decided by both at once, by one of them, or by nobody. */
      const decide = async (amount: string, round: number) => {
        const quoteId = await quoted(careful, supplier, amount)
        if (!quoteId) return
        const { body } = await ask(careful, '/payment_approvals', payBody(quoteId, supplier))
        const { approvalId: id } = body as { approvalId?: string }
        if (!id) return
        const reply = (status: 'approved' | 'rejected') => {
          const reasons = status === 'rejected' ? { rejection_reasons: ['No.'] } : {}
          return ask(checker, `/payment_approvals/${id}/reply`, {
            status,
            ...reasons,
          })
        }
        const withdraw = () => ask(careful, `/payment_approvals/${id}/cancel`, {})
        const ends = [
          [() => reply('approved'), withdraw],
          [() => reply('rejected'), withdraw],
          [() => reply('approved'), () => reply('rejected')],
          [],
          [() => reply('rejected')],
          [withdraw],
        ]
        await Promise.all(ends[round % ends.length]!.map((end) => end()))
      }
      const accept = async (amount: string, round: number) => {
        const receiverAccount = ['payout', 'silent', 'payout-failed', 'lock-declined'][round % 4]
        const requested = await ask(legacy, '/quote_collections', legacyQuote({ amount, receiverAccount }))
        const { quotes: [quote] = [] } = requested.body as {
          quotes?: { quote_id: string }[]
        }
        if (!quote) return
        const body = { quote_id: quote.quote_id, sender_end_to_end_id: 'E-1' }
        const id = idOf(await ask(legacy, '/payments/accept', body))
        if (id && round % 4 !== 1) await ask(legacy, `/payments/${id}/fail`, {})
      }

      /** Is executed and completed, cancelled by somebody else meanwhile, handed to a ledger that answers later, or left. */
      const transfer = async (amount: string, round: number) => {
        const [debitAccount, creditAccount] = [
          ['settlement-usd', 'payout-usd'],
          ['payout-usd', 'settlement-usd'],
          ['settlement-usd', 'atlantic-usd'],
        ][round % 3]!
        const { body } = await ask(legacy, '/transfers', { debitAccount, creditAccount, amount })
        const { transferId: id } = body as { transferId?: string }
        const move = (verb: string) => ask(legacy, `/transfers/${id}/${verb}`, {})
        if (!id || round % 4 === 3) return
        await move('execute')
        await Promise.all([move('complete'), ...(round % 4 === 1 ? [move('cancel')] : [])])
      }
      /** Coins that leave the wallet, and in each third round a wire that brings some. */
      const redeem = async (amount: string, round: number) => {
        const body = { tenantName: 'Lumen Marketplace Inc.', walletId: wallet.walletId, amount }
        if (round % 3 > 0) await ask(treasurer, '/stablecoin/redeem', body)
        else await ask(treasurer, '/stablecoin/buy', { ...body, bankId: bank.bankId })
      }

      // Reaches each end once while the accounts cover it. Payments are still open at the first kill.
      const least = AMOUNTS[0]!
      await Promise.all([send(least, 2), accept(least, 1), accept(least, 2), transfer(least, 1)])
      await Promise.all([3, 4, 5].map((round) => decide(least, round)))

      const ways = [send, decide, accept, transfer, redeem]
      const work = async (worker: number) => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const amount = AMOUNTS[(worker + round * 3) % AMOUNTS.length]!
          await ways[worker % ways.length]!(amount, round + worker)
        }
      }
      let isOver = false
      const working = Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker))).finally(
        () => (isOver = true),
      )
      for (let kills = 0; kills < KILLS; kills += 1) {
        if (isOver) break
        const from = done
        await expect.poll(() => isOver || done - from > WORKERS, { interval: 20 }).toBe(true)
        const at = kills % ports.length
        await stopProgram(runs[at]!, 'SIGKILL')
        await start(at)
      }
      await working
      for (const run of runs) await stopProgram(run!, 'SIGKILL')
      expect(counted.get('done')).toBeGreaterThan(WORKERS)
      for (const path of [
        '/payout_proxy/payments',
        '/payments/accept',
        '/transfers',
        '/stablecoin/redeem',
        '/stablecoin/buy',
      ])
        expect(made).toContain(path)
      expect(counted.get('INSUFFICIENT_FUNDS')).toBeGreaterThan(WORKERS / 2)

      const store = await open()
      const expectBalanced = async () => {
        for (const [at, now] of (await balancesOf(store)).entries()) {
          const was = booked[at]!
          expect(now).toMatchObject({
            isWithinBound: true,
            holds: now.held,
            open: now.held,
          })
          expect([now.booked, add(now.settled, now.booked)]).toEqual([
            now.completed,
            add(was.settled, was.booked),
          ])
        }
      }
      try {
        await expectBalanced()
        await giveUpTheDead(store)
        const world = await openWorld(
          store,
          undefined,
          undefined,
          undefined,
          fileJournal(journalIn(env.PORTOLAN_DATA!, env.DATABASE_URL)),
        )
        for (const seconds of [60, 60, 60, 60, 3700, 86_401, 61]) {
          await world.pass(seconds)
          await expectBalanced()
        }
        // The second server finishes the jobs of the first one, and every step still happens once.
        const { payments, starts, trail, doubled } = allOnce(sent)
        expect(await booksOf(store, sent)).toMatchObject({ payments, starts, trail, doubled })
        const codes = JSON.stringify(Object.fromEntries(counted))
        expect(await endsSince(store, began), codes).toEqual(expect.arrayContaining(ENDS))
        if (isLong) console.info(`${engine}: ${done} calls`, Object.fromEntries(counted))
      } finally {
        await store.close()
      }
    },
  )
})
