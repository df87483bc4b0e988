import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { approve } from './approving.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openBatches, type Batch, type Batches } from './batching.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const HEAD = 'Beneficiary,Amount,Amount type,Purpose,Memo,Internal ID'
const THREE = [
  HEAD,
  'Taller Azul,150.00,,,rent,B-1',
  'Elbe Logistik,200,Send exactly,Services bought,,B-2',
  'taller azul,1000.00,Receive exactly,,,B-3',
].join('\r\n')

describeAnyEngine('batches', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let stranger: Caller
  let batches: Batches

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@lumen.example')
    stranger = await signIn(world.app, 'maker@harbor.example')
    batches = openBatches(world, maker)
  })

  const count = async (table: 'payments' | 'quotes' | 'batches', id?: string): Promise<number> => {
    const only = id === undefined ? sql`true` : sql`batch_id = ${id}`
    const { rows } = await asSystem(store, (trx) =>
      sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where ${only}`.execute(trx),
    )
    return rows[0]!.n
  }

  it('quotes every row of a file one after the other, and says how far it is (BAT-001, BAT-018, BAT-019, BAT-027, BAT-028, API-106, API-108)', async () => {
    const { status, body: begun } = await batches.upload(THREE)
    expect([status, begun]).toMatchObject([
      200,
      {
        status: 'CREATING_BATCH_QUOTE',
        jobState: 'queued',
        progress: 0,
        fileLength: 3,
        processed: 0,
        payments: 0,
      },
    ])
    expect(begun).not.toHaveProperty('expiresAt')
    await world.jobs.settle()
    const { body } = await batches.read(begun.batch_id)
    expect(body).toMatchObject({
      status: 'BATCH_QUOTE_CREATED',
      jobState: 'quoted',
      progress: 100,
      processed: 3,
    })
    expect(body.rows.map(({ row, beneficiary }) => [row, beneficiary])).toEqual([
      [2, 'Taller Azul'],
      [3, 'Elbe Logistik'],
      [4, 'Taller Azul'],
    ])
    const [first, second, third] = body.rows
    expect([first!.sourceAmount, second!.sourceAmount]).toEqual(['150.00', '200.00'])
    expect(body.totals.received.find(({ currency }) => currency === 'MXN')).toBeDefined()
    const { rows } = await sql<{ sum: string }>`select
      (${'350.00'}::numeric + ${third!.sourceAmount}::numeric)::text as sum`.execute(store.db)
    expect(body.totals.sent).toEqual([{ currency: 'USD', amount: rows[0]!.sum }])
    expect(await count('payments', body.batch_id)).toBe(0)
  })

  it('says who uploaded what and when, and what all rows agree on (BAT-011, BAT-012, BAT-013, BAT-015, BAT-016, LIM-006)', async () => {
    const content = [
      HEAD,
      'Elbe Logistik,10,,Services bought,,B-1',
      'Elbe Logistik,20,,Services bought,,B-2',
    ].join('\n')
    const body = await batches.quoted(content)
    expect(body).toMatchObject({
      fileName: 'payday.csv',
      batchName: 'payday',
      uploadedBy: { email: 'maker@lumen.example' },
      fileLength: 2,
      processed: 2,
      accepted: 0,
      completed: 0,
      paymentCurrency: 'USD',
      payoutCountry: 'DE',
      payoutCurrency: 'EUR',
      purposeCode: 'SERVICES',
      originators: [],
      paymentIds: [],
    })
    expect(body).not.toHaveProperty('destinationBlockchainNetwork')
    const { userName, uploadedBy, batchCreatedAt, quoteCreatedAt, expiresAt } = body
    expect(userName).toBe(uploadedBy.name)
    expect(body.quoteIds).toEqual(body.rows.map((row) => row.quoteId))
    expect(new Date(batchCreatedAt) <= new Date(quoteCreatedAt)).toBe(true)
    expect(new Date(expiresAt).getTime() - new Date(quoteCreatedAt).getTime()).toBe(30_000)
    const mixed = await batches.quoted(THREE)
    expect(mixed).toMatchObject({ paymentCurrency: 'USD' })
    expect(mixed).not.toHaveProperty('payoutCurrency')
    const { body: page } = await maker.call('GET', `/batch_upload/${mixed.batch_id}/rows`, {
      query: { env_name: 'uat', size: '2', page: '1' },
    })
    expect(page).toMatchObject({
      content: [{ row: 4, beneficiary: 'Taller Azul', state: 'quoted' }],
      page: { totalElements: 3 },
    })
  })

  it('sends all payments of a batch once, however often it is asked, and links them to it (API-109, PAY-003, BAT-015, BAT-017, BAT-022, BAT-023, BAT-025, BAT-029, BAT-030)', async () => {
    const quoted = await batches.quoted(THREE)
    const key = randomUUID()
    const sent = await batches.accept(quoted.batch_id, maker, key)
    expect([sent.status, sent.body]).toMatchObject([200, { status: 'BATCH_QUOTE_PENDING', progress: 0 }])
    const again = await batches.accept(quoted.batch_id, maker, key)
    expect([again.status, again.body]).toEqual([200, sent.body])
    const other = await batches.accept(quoted.batch_id)
    expect([other.status, codeOf(other)]).toEqual([409, 'BATCH_ACCEPTED_ALREADY'])
    await world.jobs.settle()
    const under = await batches.read(quoted.batch_id)
    expect(under.body).toMatchObject({
      status: 'QUOTES_ACCEPTED',
      accepted: 3,
      payments: 3,
      progress: 0,
      paymentIds: quoted.quoteIds,
    })
    expect(await count('payments', quoted.batch_id)).toBe(3)
    for (const { quoteId } of quoted.rows) {
      const { body: payment } = await maker.call('GET', `/payments/${quoteId}`, {
        query: { env_name: 'uat' },
      })
      expect(payment).toMatchObject({ payment_id: quoteId, batchId: quoted.batch_id })
    }
    const { body: linked } = await maker.call('POST', '/payout_proxy/payments/filter', {
      query: { env_name: 'uat' },
      body: { with_labels: [`batch-id:${quoted.batch_id}`] },
    })
    const ids = (linked as { content: { payment_id: string }[] }).content.map((row) => row.payment_id)
    expect(ids.toSorted()).toEqual(quoted.quoteIds.toSorted())
    const { rows: trail } = await asSystem(store, (trx) =>
      sql<{ action: string }>`select action from audit_trail
        where object_id = ${quoted.batch_id} or details ->> 'batch' = ${quoted.batch_id} order by seq`.execute(
        trx,
      ),
    )
    expect(trail.map(({ action }) => action)).toEqual([
      'batch.quote',
      'batch.accept',
      ...Array<string>(3).fill('payment.create'),
    ])
    for (let turn = 0; turn < 4; turn += 1) await world.pass(15)
    expect((await batches.read(quoted.batch_id)).body).toMatchObject({
      status: 'COMPLETED',
      completed: 3,
      progress: 100,
      jobState: 'completed',
    })
  })

  it('starts what was accepted at the price that was accepted, however late the job comes (BAT-025)', async () => {
    const quoted = await batches.quoted(THREE)
    await batches.accept(quoted.batch_id)
    await world.pass(300)
    const { body } = await batches.read(quoted.batch_id)
    expect(body.rows.map((row) => [row.sourceAmount, row.paymentId !== undefined])).toEqual(
      quoted.rows.map((row) => [row.sourceAmount, true]),
    )
  })

  it('sends a batch of the cloud as well: a second person approves, and it arrives (FLG-012)', async () => {
    const cloud = await signIn(world.app, 'maker@cordillera.example')
    const { status, body } = await batches.upload(`${HEAD}\nTaller Azul,10,,,,C-1\nnobody,10,,,,C-2`, cloud)
    expect([status, body.problems]).toMatchObject([200, [{ row: 3, column: 'beneficiary' }]])
    const batch = await batches.quoted(`${HEAD}\nTaller Azul,10,,,,C-1`, cloud)
    await batches.accept(batch.batch_id, cloud)
    await world.jobs.settle()
    const id = batch.rows[0]!.quoteId!
    const payment = async () =>
      (await cloud.call('GET', `/payments/${id}`, { query: { env_name: 'uat' } })).body as {
        payment_state: string
        approval: { approvalId: string }
      }
    const { approval, payment_state: before } = await payment()
    expect(before).toBe('PENDING_APPROVAL')
    const checker = await signIn(world.app, 'checker@cordillera.example')
    const message = await approve(checker, { id, approvalId: approval.approvalId })
    expect(message.status).toBe(200)
    for (let turn = 0; turn < 4; turn += 1) await world.pass(15)
    expect(await payment()).toMatchObject({ payment_state: 'COMPLETED' })
    expect((await batches.read(batch.batch_id, cloud)).body).toMatchObject({
      status: 'COMPLETED',
      completed: 1,
    })
    const { body: listed } = await cloud.call('GET', '/xcurrent_proxy/v4/payments', {
      query: { env_name: 'uat' },
    })
    expect((listed as { content: { payment_id: string }[] }).content[0]?.payment_id).toBe(id)
  })

  it('takes up to 100 payments in a file and not one more (LIM-005)', async () => {
    const file = (rows: number) =>
      [HEAD, ...Array.from({ length: rows }, (_, at) => `Taller Azul,${at + 10},,,,B-${at}`)].join('\n')
    const before = await count('batches')
    const longer = await batches.upload(file(101))
    expect([longer.status, codeOf(longer)]).toEqual([422, 'BATCH_TOO_LONG'])
    expect(await count('batches')).toBe(before)
    const { batch_id: id } = await batches.quoted(file(100))
    expect(await batches.accept(id)).toMatchObject({ status: 200 })
    await world.jobs.settle()
    expect(await count('payments', id)).toBe(100)
  })

  it('creates no payment once the quote has expired, and quotes the same rows again as a new batch (API-109, BAT-026, ERR-045, BAT-040)', async () => {
    const quoted = await batches.quoted(THREE)
    await world.pass(31)
    const late = await batches.accept(quoted.batch_id)
    expect([late.status, codeOf(late)]).toEqual([409, 'BATCH_QUOTE_EXPIRED'])
    expect((late.body as { detail: string }).detail).toContain('expired')
    expect(await count('payments', quoted.batch_id)).toBe(0)
    expect((await batches.read(quoted.batch_id)).body).toMatchObject({
      status: 'BATCH_QUOTE_EXPIRED',
      progress: 100,
      jobState: 'failed retryable',
    })
    expect((await batches.again(quoted.batch_id, stranger)).status).not.toBe(200)
    const { body } = await batches.again(quoted.batch_id)
    await world.jobs.settle()
    const fresh = (await batches.read((body as Batch).batch_id)).body
    expect(fresh.batch_id).not.toBe(quoted.batch_id)
    expect([fresh.status, fresh.rows.map((row) => row.beneficiary)]).toEqual([
      'BATCH_QUOTE_CREATED',
      quoted.rows.map((row) => row.beneficiary),
    ])
    await batches.accept(fresh.batch_id)
    await world.jobs.settle()
    expect(codeOf(await batches.again(fresh.batch_id))).toBe('BATCH_ACCEPTED_ALREADY')
  })

  it('belongs to one organisation, one environment and whoever uploaded it (API-108, API-109)', async () => {
    const { batch_id: id } = await batches.quoted(THREE)
    expect((await batches.read(id, stranger)).status).toBe(404)
    expect((await batches.read(id, maker, 'prod')).status).toBe(404)
    expect((await batches.read('none')).status).toBe(404)
    const colleague = await signIn(world.app, 'treasury@lumen.example')
    expect((await batches.accept(id, stranger)).status).toBe(404)
    expect((await batches.accept(id, colleague)).status).not.toBe(200)
    const viewer = await signIn(world.app, 'viewer@lumen.example')
    expect((await batches.upload(THREE, viewer)).status).toBe(403)
    expect(await count('payments', id)).toBe(0)
  })
})
