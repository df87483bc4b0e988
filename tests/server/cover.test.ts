import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { subtract } from '#values/decimal.ts'
import { defineApprovalExpiry } from '#server/payments/moves/approval/approval-expiry.ts'
import type { JobDefinition } from '#server/jobs/jobs.ts'
import { takeReports } from '#server/payments/report.ts'
import type { Store } from '#server/store/store.ts'
import { approve, hold, reject, withdraw } from './approving.ts'
import { openBatches } from './batching.ts'
import { describeAnyEngine } from './engines.ts'
import { fund, ledgerOf } from './funding.ts'
import { legacyQuote, move } from './legacy-payments.ts'
import { askQuote, codeOf, identityNamed, pay, quoteOf, type Caller, type IdentityRecord } from './paying.ts'
import { shippedMachines, shippedMoving, shippedWorld } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const LUMEN = { email: 'maker@lumen.example' }
const NORTHWIND = { email: 'maker@northwind.example' }
const CORDILLERA = { email: 'maker@cordillera.example' }

const sentenceOf = ({ body }: { body: unknown }) => (body as { clientMessage: string }).clientMessage

describeAnyEngine('cover', (makeStore) => {
  let store: Store
  let world: World
  let lumen: Caller
  let careful: Caller
  let checker: Caller
  let legacy: Caller
  let taller: IdentityRecord
  let suppliers: IdentityRecord

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    lumen = await signIn(world.app, LUMEN.email)
    careful = await signIn(world.app, NORTHWIND.email)
    checker = await signIn(world.app, 'checker@northwind.example')
    legacy = await signIn(world.app, CORDILLERA.email)
    taller = await identityNamed(lumen, 'Taller Azul')
    suppliers = await identityNamed(careful, 'Taller Azul')
  })

  const acceptLegacy = async (amount: string, receiverAccount = 'payout') => {
    const requested = await legacy.call('POST', '/quote_collections', {
      body: legacyQuote({ amount, receiverAccount }),
    })
    if (requested.status !== 200) return requested
    const { quote_id } = (requested.body as { quotes: { quote_id: string }[] }).quotes[0]!
    const body = { quote_id, sender_end_to_end_id: 'E-1' }
    return legacy.call('POST', '/payments/accept', { key: randomUUID(), body })
  }

  it('refuses a quote that the account does not cover, with what is available, in each flow (TRU-011)', async () => {
    await fund(store, LUMEN, '1204.10')
    const refused = await askQuote(lumen, taller, { quoteAmount: '1204.11' })
    expect([refused.status, codeOf(refused)]).toEqual([422, 'INSUFFICIENT_FUNDS'])
    expect(sentenceOf(refused)).toBe(
      'You have 1,204.10 USD available. Nothing was created. Enter a smaller amount, or add funds first.',
    )
    expect(refused.body).toMatchObject({ fields: [{ path: 'quoteAmount' }] })
    expect((await askQuote(lumen, taller, { quoteAmount: '1204.10' })).status).toBe(200)
    const arriving = { quoteAmount: '200000.00', quoteAmountType: 'DESTINATION_AMOUNT' }
    expect(codeOf(await askQuote(lumen, taller, arriving))).toBe('INSUFFICIENT_FUNDS')
    const without = await askQuote(lumen, taller, { sourceCurrency: 'GBP' })
    expect(sentenceOf(without)).toMatch(/^You have 0.00 GBP available/)

    await fund(store, CORDILLERA, '250.00')
    const other = await acceptLegacy('250.10')
    expect([other.status, codeOf(other)]).toEqual([422, 'INSUFFICIENT_FUNDS'])
    expect(other.body).toMatchObject({ fields: [{ path: 'amount' }] })
  })

  it('says before a quote what is available, less what open payments have set aside (TRU-095)', async () => {
    const available = async (currency = 'USD') =>
      (await lumen.call('GET', '/balance-information/available', { query: { currency } })).body
    await fund(store, LUMEN, '1204.10')
    expect(await available()).toEqual({ currency: 'USD', available: '1204.1' })
    const { quoteId } = await quoteOf(lumen, taller)
    await pay(lumen, taller, {}, randomUUID(), quoteId)
    expect(await available()).toEqual({ currency: 'USD', available: '1054.1' })
    await fund(store, LUMEN, '-20.00', '100.00')
    expect(await available()).toEqual({ currency: 'USD', available: '0' })
    await fund(store, LUMEN, '0.00', null)
    expect(await available()).toEqual({ currency: 'USD' })
    await fund(store, LUMEN, '0.00')
    expect(await available('GBP')).toEqual({ currency: 'GBP', available: '0' })
  })

  it('says what remains once a payment is debited, and nothing where it is not covered or nothing bounds it (TRU-611)', async () => {
    const after = async (debit: string) => {
      const { body } = await lumen.call('GET', '/balance-information/available', {
        query: { currency: 'USD', debit },
      })
      return (body as { remaining?: string }).remaining
    }
    await fund(store, LUMEN, '1204.10')
    expect([await after('204.05'), await after('1204.10'), await after('1204.11')]).toEqual([
      '1000.05',
      '0',
      undefined,
    ])
    await fund(store, LUMEN, '0.00', null)
    expect(await after('10.00')).toBe(undefined)
  })

  it('refuses a payment whose money another one took since the quote, and takes nothing (TRU-011)', async () => {
    await fund(store, LUMEN, '200.00')
    const [first, second] = [await quoteOf(lumen, taller), await quoteOf(lumen, taller)]
    expect((await pay(lumen, taller, {}, randomUUID(), first.quoteId)).status).toBe(200)
    const refused = await pay(lumen, taller, {}, randomUUID(), second.quoteId)
    expect([refused.status, codeOf(refused)]).toEqual([422, 'INSUFFICIENT_FUNDS'])
    expect(sentenceOf(refused)).toMatch(/^You have 50.00 USD available/)
    expect((await lumen.call('GET', `/payments/${second.quoteId}`)).status).toBe(404)
    await fund(store, LUMEN, '150.00')
    expect((await pay(lumen, taller, {}, randomUUID(), second.quoteId)).status).toBe(200)
  })

  it('sets aside what waits for a second person, and what the other side has not locked (TRU-012)', async () => {
    await fund(store, NORTHWIND, '200.00')
    await hold(careful, suppliers)
    expect(codeOf(await askQuote(careful, suppliers))).toBe('INSUFFICIENT_FUNDS')
    await fund(store, CORDILLERA, '300.00')
    expect((await acceptLegacy('250.10', 'silent')).status).toBe(200)
    expect(codeOf(await acceptLegacy('250.10'))).toBe('INSUFFICIENT_FUNDS')
  })

  it('shows the same figure at home, in the accounts and at the quote (TRU-010)', async () => {
    await fund(store, LUMEN, '731.25')
    const home = (await lumen.call('GET', '/balance-information', { query: { env_name: 'uat' } })).body as {
      balances: { currency: string; available: string; pending: string; total: string }[]
    }
    const usd = home.balances.find(({ currency }) => currency === 'USD')!
    const { settled, held } = await ledgerOf(store, LUMEN)
    expect([usd.available, subtract(usd.total, settled), subtract(usd.pending, held)]).toEqual([
      '731.25',
      '0',
      '0',
    ])
    expect(sentenceOf(await askQuote(lumen, taller, { quoteAmount: '732' }))).toContain('731.25 USD')
  })

  it('refuses rows that together take more than is there, at the amount of the row (TRU-011)', async () => {
    await fund(store, LUMEN, '100.00')
    const { upload } = openBatches(world, lumen)
    const rows = ['40', '40', '40'].map((amount, at) => `Taller Azul,${amount}.00,B-${at}`)
    const { body } = await upload(['Beneficiary,Amount,Internal ID', ...rows].join('\n'))
    expect(body.problems).toMatchObject([{ row: 4, column: 'amount', value: '40.00' }])
    expect(body.problems![0]!.message).toMatch(/^You have 20.00 USD available/)
  })

  it('fails a row whose money another payment took since it was quoted, and pays the others (TRU-011, TRU-012)', async () => {
    await fund(store, LUMEN, '100.00')
    const { quoted, accept, read } = openBatches(world, lumen)
    const rows = ['30', '40'].map((amount, at) => `Taller Azul,${amount}.00,B-${at}`)
    const batch = await quoted(['Beneficiary,Amount,Internal ID', ...rows].join('\n'))
    expect(batch.status).toBe('BATCH_QUOTE_CREATED')
    await fund(store, LUMEN, '35.00')
    const before = await ledgerOf(store, LUMEN)
    expect((await accept(batch.batch_id)).status).toBe(200)
    await world.jobs.settle()
    const [paid, failed] = (await read(batch.batch_id)).body.rows
    expect(paid).toMatchObject({ paymentId: expect.any(String) })
    expect(failed).toMatchObject({ state: 'failed', error: { code: 'QUOTE_ACCEPTANCE' } })
    expect(failed!.error!.message).toMatch(/You have 5.00 USD available/)
    const after = await ledgerOf(store, LUMEN)
    expect([subtract(after.held, before.held), after.holds]).toEqual(['30', after.held])
    const { rows: quotes } = await sql<{ state: string }>`select state from quotes
      where collection_id = ${batch.batch_id} order by source_amount`.execute(store.db)
    expect(quotes.map(({ state }) => state)).toEqual(['accepted', 'open'])
  })

  describe('every end of a payment (TRU-012)', () => {
    /** Returns the changes of the held and settled amounts between the creation of a payment and its end. */
    const changedBy = async (paid: { email: string }, make: () => Promise<() => Promise<unknown>>) => {
      await fund(store, paid, '1000.00')
      const before = await ledgerOf(store, paid)
      const end = await make()
      const during = await ledgerOf(store, paid)
      expect(during.held).not.toBe(before.held)
      await end()
      const after = await ledgerOf(store, paid)
      expect([after.holds, after.isWithinBound]).toEqual([after.held, true])
      return {
        held: subtract(after.held, before.held),
        settled: subtract(after.settled, before.settled),
      }
    }
    const NOTHING = { held: '0', settled: '0' }

    const sent = async () => {
      const { quoteId } = await quoteOf(lumen, taller)
      await pay(lumen, taller, {}, randomUUID(), quoteId)
      return quoteId
    }
    const report = (
      id: string,
      states: readonly ('VALIDATING' | 'TRANSFERRING' | 'COMPLETED' | 'FAILED' | 'RETURNED')[],
    ) =>
      asSystem(store, async (trx) => {
        const { org_id: orgId, environment } = await trx
          .selectFrom('payments')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        for (const state of states)
          await takeReports(shippedMoving())(trx, { orgId, environment, paymentId: id, state })
      })

    const UNTIL = ['VALIDATING', 'TRANSFERRING'] as const
    it.each([
      [[...UNTIL, 'COMPLETED', 'COMPLETED'], { held: '0', settled: '-150' }],
      [['FAILED', 'FAILED'], NOTHING],
      [[...UNTIL, 'FAILED'], NOTHING],
      [[...UNTIL, 'RETURNED'], NOTHING],
      [[...UNTIL, 'COMPLETED', 'RETURNED', 'RETURNED'], NOTHING],
    ] as const)('that the network reports: %j', async (states, change) => {
      const make = async () => {
        const id = await sent()
        return () => report(id, states)
      }
      expect(await changedBy(LUMEN, make)).toEqual(change)
    })

    it('that a person decides: rejected, withdrawn, void, in time or too late', async () => {
      const reserveThen =
        (end: (reserved: Awaited<ReturnType<typeof hold>>) => Promise<unknown>) => async () => {
          const reserved = await hold(careful, suppliers)
          return () => end(reserved)
        }
      expect(
        await changedBy(
          NORTHWIND,
          reserveThen((reserved) => reject(checker, reserved)),
        ),
      ).toEqual(NOTHING)
      expect(
        await changedBy(
          NORTHWIND,
          reserveThen((reserved) => withdraw(careful, reserved)),
        ),
      ).toEqual(NOTHING)
      const voided = reserveThen(async (reserved) => {
        await asSystem(store, (trx) =>
          sql`update quotes set rail = 'another' where id = ${reserved.id}`.execute(trx),
        )
        expect(codeOf(await approve(checker, reserved))).toBe('APPROVAL_VOID')
      })
      expect(await changedBy(NORTHWIND, voided)).toEqual(NOTHING)
      const late = reserveThen(async (reserved) => {
        const jobs: JobDefinition[] = []
        defineApprovalExpiry({ define: (job) => void jobs.push(job as JobDefinition) }, store, {
          machines: shippedMachines(),
          definitions: shippedWorld().definitions,
        })
        await sql`update approvals set expires_at = app_now() where id = ${reserved.approvalId}`.execute(
          store.db,
        )
        await jobs[0]!.work({})
        await jobs[0]!.work({})
      })
      expect(await changedBy(NORTHWIND, late)).toEqual(NOTHING)
      const approved = reserveThen((reserved) => approve(checker, reserved))
      expect(await changedBy(NORTHWIND, approved)).toEqual({ held: '150', settled: '0' })
    })

    it('of the legacy flow: given up by its sender, declined and tried again, or run out', async () => {
      const accepted = (end: (id: string) => Promise<unknown>) => async () => {
        const { body } = await acceptLegacy('250.10', 'silent')
        return () => end((body as { payment_id: string }).payment_id)
      }
      expect(
        await changedBy(
          CORDILLERA,
          accepted((id) => move(legacy, id, 'fail')),
        ),
      ).toEqual(NOTHING)
      const open = { held: '250.1', settled: '0' }
      const set = (id: string, state: string) =>
        asSystem(store, (trx) => sql`update payments set state = ${state} where id = ${id}`.execute(trx))
      const again = accepted(async (id) => {
        await set(id, 'LOCK_DECLINED')
        expect((await move(legacy, id, 'retry')).status).toBe(200)
      })
      expect(await changedBy(CORDILLERA, again)).toEqual(open)
      const late = accepted(async (id) => {
        await sql`update payments set contract_expires_at = app_now() where id = ${id}`.execute(store.db)
        await world.pass(61)
        const { body } = await legacy.call('GET', `/payments/${id}`)
        expect(body).toMatchObject({ payment_state: 'EXPIRED' })
      })
      expect(await changedBy(CORDILLERA, late)).toEqual(NOTHING)
    })
  })
})
