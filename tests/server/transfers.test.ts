import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { readConfig } from '#server/app/config.ts'
import { createHandlers } from '#server/handlers.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import type { Store } from '#server/store/store.ts'
import { describeAnyEngine } from './engines.ts'
import { setSettings } from './legacy-payments.ts'
import { codeOf, type Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { createTestServer, shippedWorld, testConfig } from './server.ts'
import { signIn } from './sign-in.ts'
import { openTransfers, type Transfer } from './transferring.ts'
import { openWorld, type World } from './world.ts'

const ROUNDS = 20

type Answer = Awaited<ReturnType<Caller['call']>>

describeAnyEngine('transfers', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let transfers: ReturnType<typeof openTransfers>

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@cordillera.example')
    transfers = openTransfers(store, maker)
  })

  const won = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200)

  it('are written down, executed and completed, and the amount is always somewhere (ACC-009, ACC-016, API-072, API-073, API-074)', async () => {
    const { account, created, move, pair, read } = transfers
    const { from, to } = await pair('100')
    const id = await created(from, to, '40.25', { internalId: 'T-1', additionalInfo: 'Top up' })
    expect(await read(id)).toMatchObject({
      debitAccount: from,
      creditAccount: to,
      amount: '40.25',
      internalId: 'T-1',
      additionalInfo: 'Top up',
      status: 'QUOTED',
      createdBy: 'Operator One (maker)',
    })
    expect(await account(from)).toEqual({ balance: '59.75', held: '40.25' })
    expect((await move(id, 'execute')).body).toMatchObject({ status: 'EXECUTED' })
    expect([await account(from), await account(to)]).toEqual([
      { balance: '59.75', held: '40.25' },
      { balance: '0', held: '0' },
    ])
    expect((await move(id, 'complete')).body).toMatchObject({ status: 'COMPLETED' })
    expect([await account(from), await account(to)]).toEqual([
      { balance: '59.75', held: '0' },
      { balance: '40.25', held: '0' },
    ])
    const { body } = await maker.call('GET', '/transfers', { query: { account: to } })
    expect((body as { content: Transfer[] }).content).toMatchObject([{ transferId: id, status: 'COMPLETED' }])
  })

  it('give back what they held when they are cancelled, once and for good (ACC-017)', async () => {
    const { account, created, linesOf, move, pair } = transfers
    const { from, to } = await pair('100')
    const id = await created(from, to, '100')
    await move(id, 'execute')
    expect((await move(id, 'cancel')).body).toMatchObject({ status: 'FAILED' })
    expect(await account(from)).toEqual({ balance: '100', held: '0' })
    for (const verb of ['execute', 'complete', 'cancel']) {
      const late = await move(id, verb)
      expect([late.status, codeOf(late)]).toEqual([409, 'TRANSFER_STANDING'])
      expect(late.body).toMatchObject({ clientMessage: expect.stringContaining('‘Failed’') })
    }
    expect(await linesOf(id)).toEqual(['TRANSFER_OUT', 'TRANSFER_RETURNED'])
  })

  it('move no amount that is finer than its currency, however many decimals the accounts keep (TRU-030)', async () => {
    const { add, create } = transfers
    const [from, to] = [`from-${randomUUID()}`, `to-${randomUUID()}`]
    for (const name of [from, to]) expect((await add(name, { scale: '4' })).status).toBe(200)
    expect((await create(from, to, '1.005')).body).toMatchObject({
      code: 'TRANSFER_AMOUNT',
      fields: [{ path: 'amount', message: 'USD has at most 2 decimals.' }],
    })
    expect(codeOf(await create(from, to, '1.0500'))).toBe('INSUFFICIENT_FUNDS')
  })

  it('are refused between currencies, to the same account, and finer than the accounts (ACC-030)', async () => {
    const { create, pair } = transfers
    const { from, to } = await pair('100')
    const refusals = [
      [await create(from, 'payout-mxn', '1'), 'TRANSFER_CURRENCY', 'creditAccount'],
      [await create(from, from, '1'), 'TRANSFER_SAME_ACCOUNT', 'creditAccount'],
      [await create('nowhere', to, '1'), 'LEDGER_ACCOUNT_UNKNOWN', 'debitAccount'],
      [await create(from, 'old-eur', '1'), 'TRANSFER_CURRENCY', 'creditAccount'],
      [await create(from, to, '0'), 'TRANSFER_AMOUNT', 'amount'],
      [await create(from, to, '1.005'), 'TRANSFER_AMOUNT', 'amount'],
    ] as const
    for (const [answer, code, path] of refusals)
      expect(answer.body).toMatchObject({ code, fields: [{ path }] })
  })

  it('keep the balances within their bounds, to the last digit (TRU-130, TRU-131)', async () => {
    const { account, create, created, move, pair, read } = transfers
    const { from, to } = await pair('100', { maximum: '60' })
    const much = await create(from, to, '100.01')
    expect(much.body).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      clientMessage: expect.stringContaining('You have 100.00 USD available.'),
      fields: [{ path: 'amount' }],
    })
    const tall = await created(from, to, '60.01')
    expect(codeOf(await move(tall, 'execute'))).toBe('TRANSFER_NO_ROOM')
    expect(await account(from)).toEqual({ balance: '39.99', held: '60.01' })
    await move(tall, 'cancel')
    const [first, second] = [await created(from, to, '60'), await created(from, to, '40')]
    await move(first, 'execute')
    await move(second, 'execute')
    expect(await account(from)).toEqual({ balance: '0', held: '100' })
    expect((await move(first, 'complete')).status).toBe(200)
    expect(codeOf(await move(second, 'complete'))).toBe('TRANSFER_NO_ROOM')
    expect(await read(second)).toMatchObject({ status: 'EXECUTED' })
    await move(second, 'cancel')
    expect([await account(from), await account(to)]).toMatchObject([{ balance: '40' }, { balance: '60' }])
  })

  it('wait while an account is disabled, and can be cancelled all the same; nothing can move to it (ACC-018, API-076)', async () => {
    const { account, create, created, move, pair } = transfers
    const { from, to } = await pair('10')
    const id = await created(from, to, '10')
    await move(id, 'execute')
    await maker.call('POST', `/ledger_proxy/accounts/${to}/disable`, { body: {} })
    const shut = await move(id, 'complete')
    expect([codeOf(shut), shut.body]).toMatchObject([
      'LEDGER_ACCOUNT_DISABLED',
      { clientMessage: expect.stringContaining(to) },
    ])
    expect(codeOf(await create(from, to, '1'))).toBe('LEDGER_ACCOUNT_DISABLED')
    expect((await move(id, 'cancel')).status).toBe(200)
    expect(await account(from)).toEqual({ balance: '10', held: '0' })
    const path = '/xcurrent_proxy/internal/account-liquidity/path'
    const { body } = await maker.call('GET', path, { query: { debitAccount: from, creditAccount: to } })
    expect(body).toMatchObject({ available: '0' })
  })

  it('execute once, however many execute at the same moment; the same intent again is answered again', async () => {
    const { account, created, linesOf, move, pair } = transfers
    const { from, to } = await pair('1000')
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await created(from, to, '1')
      const answers = await Promise.all(Array.from({ length: 4 }, () => move(id, 'execute')))
      expect(won(answers)).toHaveLength(1)
      expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, 'TRANSFER_STANDING']))
      expect(await linesOf(id)).toEqual(['TRANSFER_OUT'])
    }
    expect(await account(from)).toEqual({ balance: '980', held: '20' })
    const key = randomUUID()
    const id = await created(from, to, '1')
    const [one, again] = [await move(id, 'execute', key), await move(id, 'execute', key)]
    expect([again.status, again.body]).toEqual([200, one.body])
    expect(await account(from)).toEqual({ balance: '979', held: '21' })
  })

  it('race for the same balance, and it never goes below its minimum; each ends once (TRU-130)', async () => {
    const { account, create, isOf, move, pair } = transfers
    const { from, to } = await pair('100')
    for (let round = 0; round < ROUNDS; round += 1) {
      const requested = await Promise.all([1, 2].map(() => create(from, to, '60')))
      expect(won(requested)).toHaveLength(1)
      expect(requested.map(codeOf).filter(Boolean)).toEqual(['INSUFFICIENT_FUNDS'])
      const id = (won(requested)[0]!.body as Transfer).transferId
      await move(id, 'execute')
      expect(won(await Promise.all([move(id, 'complete'), move(id, 'cancel')]))).toHaveLength(1)
      await sql`update balances set settled = 100 where ${isOf(from)}`.execute(store.db)
      expect(await account(from)).toEqual({ balance: '100', held: '0' })
      await sql`update balances set settled = 0 where ${isOf(to)}`.execute(store.db)
    }
  })

  it('in opposite directions never wait for each other', async () => {
    const { account, created, move, pair } = transfers
    const { from, to } = await pair('500')
    const fund = await created(from, to, '250')
    await move(fund, 'execute')
    await move(fund, 'complete')
    const both = () => ['2', '3'].flatMap((amount) => [created(from, to, amount), created(to, from, amount)])
    let ids = await Promise.all(both())
    for (let round = 0; round < ROUNDS / 2; round += 1) {
      const next = both()
      for (const verb of ['execute', 'complete'])
        expect(won(await Promise.all(ids.map((id) => move(id, verb))))).toHaveLength(4)
      ids = await Promise.all(next)
    }
    for (const id of ids) await move(id, 'cancel')
    expect([await account(from), await account(to)]).toEqual([
      { balance: '250', held: '0' },
      { balance: '250', held: '0' },
    ])
  })

  it('go without a second person where payments wait for one: approvals are of payments (TRU-135)', async () => {
    const { created, move, pair } = transfers
    const { from, to } = await pair('100')
    const countApprovals = async () =>
      (await sql<{ count: string }>`select count(*) from approvals`.execute(store.db)).rows
    const before = await countApprovals()
    await setSettings(store, { payment_authorization: 'true' })
    const id = await created(from, to, '10')
    expect([(await move(id, 'execute')).status, (await move(id, 'complete')).status]).toEqual([200, 200])
    await setSettings(store, { payment_authorization: 'false' })
    expect(await countApprovals()).toEqual(before)
    const checker = await signIn(world.app, 'checker@cordillera.example')
    const body = { debitAccount: from, creditAccount: to, amount: '1' }
    const refused = await checker.call('POST', '/transfers', { body, key: randomUUID() })
    expect([refused.status, codeOf(refused)]).toEqual([403, 'INSUFFICIENT_PERMISSIONS'])
  })

  it('to another ledger are agreed to and executed there, or refused and given back (ACC-015)', async () => {
    const { account, created, move, read } = transfers
    const before = await account('settlement-usd')
    const id = await created('settlement-usd', 'atlantic-usd', '1000', { internalId: 'FUND-1' })
    expect((await move(id, 'execute')).body).toMatchObject({ status: 'PENDING' })
    expect(codeOf(await move(id, 'complete'))).toBe('TRANSFER_STANDING')
    await world.pass(2)
    expect(await read(id)).toMatchObject({ status: 'PREPARED' })
    await world.pass(3)
    expect(await read(id)).toMatchObject({ status: 'EXECUTED' })
    expect((await move(id, 'complete')).body).toMatchObject({ status: 'COMPLETED' })

    const no = await created('settlement-usd', 'atlantic-usd', '1000', { internalId: 'FUND-REFUSE' })
    await move(no, 'execute')
    await world.pass(2)
    expect(await read(no)).toMatchObject({ status: 'FAILED' })
    const late = await created('settlement-usd', 'atlantic-usd', '1000')
    await move(late, 'execute')
    await move(late, 'cancel')
    await world.pass(10)
    expect(await read(late)).toMatchObject({ status: 'FAILED' })
    const after = await account('settlement-usd')
    expect([Number(before.balance) - Number(after.balance), after.held]).toEqual([1000, before.held])
  })

  it('are not given back once another ledger has agreed to them, so that the amount stands in one place alone (TRU-764)', async () => {
    const { account, created, move, read } = transfers
    const id = await created('settlement-usd', 'atlantic-usd', '700')
    await move(id, 'execute')
    const reserved = await account('settlement-usd')
    for (const [seconds, status] of [
      [2, 'PREPARED'],
      [3, 'EXECUTED'],
    ] as const) {
      await world.pass(seconds)
      expect(await read(id)).toMatchObject({ status })
      expect(codeOf(await move(id, 'cancel')), status).toBe('TRANSFER_STANDING')
      expect(await account('settlement-usd')).toEqual(reserved)
    }
    expect((await move(id, 'complete')).body).toMatchObject({ status: 'COMPLETED' })
  })

  it('are held against what can move between both accounts, unless the organisation is let off (ACC-031, API-076)', async () => {
    const { pair } = transfers
    const { from, to } = await pair('80', { maximum: '50' })
    const between = (debitAccount: string, creditAccount: string) =>
      maker.call('GET', '/xcurrent_proxy/internal/account-liquidity/path', {
        query: { debitAccount, creditAccount },
      })
    expect((await between(from, to)).body).toEqual({ available: '50', shown: '50.00 USD', isChecked: true })
    expect((await between(to, from)).body).toMatchObject({ available: '0' })
    expect(codeOf(await between(from, 'payout-mxn'))).toBe('TRANSFER_CURRENCY')
    const named = [crypto.randomUUID(), crypto.randomUUID()]
    const env = { PORTOLAN_BALANCE_CHECK_DISABLED_ORGS: named.join(', ') }
    expect(readConfig({}, '').balanceCheckDisabledOrgs).toEqual([])
    expect(readConfig(env, '').balanceCheckDisabledOrgs).toEqual(named)
    const { org_id } = await placeOf(store, 'maker@cordillera.example')
    const { definitions, schemas } = shippedWorld()
    const config = testConfig({ balanceCheckDisabledOrgs: [org_id] })
    const handlers = createHandlers({ store, jobs: createJobs(store), definitions, config })
    const app = await createTestServer(store, { definitions, schemas, handlers })
    const free = await signIn(app, 'maker@cordillera.example')
    const query = { debitAccount: from, creditAccount: to }
    const { body } = await free.call('GET', '/xcurrent_proxy/internal/account-liquidity/path', { query })
    expect(body).toMatchObject({ isChecked: false })
  })
})
