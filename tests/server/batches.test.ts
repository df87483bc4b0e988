import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { asSystem } from '#server/store/tenant.ts'
import { approve } from './approving.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, identityNamed, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { uploadFile } from './uploading.ts'
import { openWorld, type World } from './world.ts'

interface Batch {
  batch_id: string
  status: string
  payments: number
  completed: number
  totals: Record<'sent' | 'fees' | 'received', { currency: string; amount: string }[]>
  rows: { row: number; quoteId: string; beneficiary: string; sourceAmount: string }[]
  problems?: { row: number; column: string; value: string; message: string }[]
}

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
  let careful: Caller
  let stranger: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@lumen.example')
    careful = await signIn(world.app, 'maker@northwind.example')
    stranger = await signIn(world.app, 'maker@harbor.example')
  })

  const upload = async (content: string | Buffer, person = maker) => {
    const path = '/batch_upload/process_payments?env_name=uat'
    const file = { name: 'payday.csv', type: 'text/csv', content }
    const { status, body } = await uploadFile(world.app, person, path, file)
    return { status, body: body as Batch }
  }
  const accept = (id: string, person = maker, key: string = randomUUID()) =>
    person.call('POST', `/batch_upload/${id}/accept_quote`, { query: { env_name: 'uat' }, key })
  const read = (id: string, person = maker, env_name = 'uat') =>
    person.call('GET', `/batch_upload/${id}`, { query: { env_name } })
  const count = async (table: 'payments' | 'quotes' | 'batches', id?: string): Promise<number> => {
    const only = id === undefined ? sql`true` : sql`batch_id = ${id}`
    const { rows } = await asSystem(store, (trx) =>
      sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where ${only}`.execute(trx),
    )
    return rows[0]!.n
  }

  it('quotes every row of a file and answers the batch with its totals (API-106, API-108)', async () => {
    const { status, body } = await upload(THREE)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'BATCH_QUOTE_CREATED', payments: 3, completed: 0 })
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
    expect((await read(body.batch_id)).body).toEqual(body)
    expect(await count('payments', body.batch_id)).toBe(0)
  })

  it('sends all payments of a batch once, however often it is asked (API-109, PAY-003)', async () => {
    const { body } = await upload(THREE)
    const key = randomUUID()
    const sent = await accept(body.batch_id, maker, key)
    expect([sent.status, sent.body]).toMatchObject([200, { status: 'QUOTES_ACCEPTED', payments: 3 }])
    const again = await accept(body.batch_id, maker, key)
    expect([again.status, again.body]).toEqual([200, sent.body])
    const other = await accept(body.batch_id)
    expect([other.status, codeOf(other)]).toEqual([409, 'BATCH_ACCEPTED_ALREADY'])
    expect(await count('payments', body.batch_id)).toBe(3)
    for (const { quoteId } of body.rows) {
      const { body: payment } = await maker.call('GET', `/payments/${quoteId}`, {
        query: { env_name: 'uat' },
      })
      expect(payment).toMatchObject({ payment_id: quoteId, batchId: body.batch_id })
    }
    const { rows: trail } = await asSystem(store, (trx) =>
      sql<{ action: string }>`select action from audit_trail
        where object_id = ${body.batch_id} or details ->> 'batch' = ${body.batch_id} order by seq`.execute(
        trx,
      ),
    )
    expect(trail.map(({ action }) => action)).toEqual([
      'batch.quote',
      'batch.accept',
      ...Array<string>(3).fill('payment.create'),
    ])
    for (let turn = 0; turn < 4; turn += 1) await world.pass(15)
    expect((await read(body.batch_id)).body).toMatchObject({ status: 'COMPLETED', completed: 3 })
    const list = await maker.call('GET', '/batch_upload', { query: { env_name: 'uat', size: '1' } })
    expect(list.body).toMatchObject({
      content: [{ batch_id: body.batch_id, payments: 3, completed: 3, status: 'COMPLETED' }],
    })
  })

  it('holds each payment for a second person where the organisation wants one (API-109)', async () => {
    const { body } = await upload(`${HEAD}\nTaller Azul,10,,,,B-1\nTaller Azul,20,,,,B-2`, careful)
    expect((await accept(body.batch_id, careful)).status).toBe(200)
    const { rows } = await asSystem(store, (trx) =>
      sql<{ state: string; status: string }>`select p.state, a.status from payments p
        join approvals a on a.payment_id = p.id where p.batch_id = ${body.batch_id}`.execute(trx),
    )
    expect(rows).toEqual([1, 2].map(() => ({ state: 'PENDING_APPROVAL', status: 'pending' })))
  })

  it('sends a batch of the cloud as well: a second person approves, and it arrives (FLG-012)', async () => {
    const cloud = await signIn(world.app, 'maker@cordillera.example')
    const { status, body } = await upload(`${HEAD}\nTaller Azul,10,,,,C-1\nnobody,10,,,,C-2`, cloud)
    expect([status, body.problems]).toMatchObject([200, [{ row: 3, column: 'beneficiary' }]])
    const { body: batch } = await upload(`${HEAD}\nTaller Azul,10,,,,C-1`, cloud)
    expect((await accept(batch.batch_id, cloud)).body).toMatchObject({ payments: 1 })
    const id = batch.rows[0]!.quoteId
    const payment = async () =>
      (await cloud.call('GET', `/payments/${id}`, { query: { env_name: 'uat' } })).body as {
        payment_state: string
        approval: { approvalId: string }
      }
    const { approval, payment_state: before } = await payment()
    expect(before).toBe('PENDING_APPROVAL')
    const checker = await signIn(world.app, 'checker@cordillera.example')
    const said = await approve(checker, { id, approvalId: approval.approvalId })
    expect(said.status).toBe(200)
    for (let turn = 0; turn < 4; turn += 1) await world.pass(15)
    expect(await payment()).toMatchObject({ payment_state: 'COMPLETED' })
    expect((await read(batch.batch_id, cloud)).body).toMatchObject({ status: 'COMPLETED', completed: 1 })
    const { body: listed } = await cloud.call('GET', '/xcurrent_proxy/v4/payments', {
      query: { env_name: 'uat' },
    })
    expect((listed as { content: { payment_id: string }[] }).content[0]?.payment_id).toBe(id)
  })

  it('takes up to 100 payments in a file and not one more (LIM-005)', async () => {
    const file = (rows: number) =>
      [HEAD, ...Array.from({ length: rows }, (_, at) => `Taller Azul,${at + 10},,,,B-${at}`)].join('\n')
    const before = await count('batches')
    const longer = await upload(file(101))
    expect([longer.status, codeOf(longer)]).toEqual([422, 'BATCH_TOO_LONG'])
    expect(await count('batches')).toBe(before)
    const { body } = await upload(file(100))
    expect(body.payments).toBe(100)
    expect(await accept(body.batch_id)).toMatchObject({ status: 200 })
    expect(await count('payments', body.batch_id)).toBe(100)
  })

  it('tells all that is wrong with each row, and keeps nothing of such a file (API-106)', async () => {
    const [quotes, batches] = [await count('quotes'), await count('batches')]
    const { status, body } = await upload(
      [
        HEAD,
        'Taller Azul,150.00,,,fine,B-1',
        '=1+1,"1,00",sideways,,,B-2',
        'Taller Azul,0.001,,Unknown,,',
        'Taller Azul,99999999999,,,,B-4',
        'Taller Azul,10,,,no! signs?,B-5',
      ].join('\n'),
    )
    expect([status, body.status]).toEqual([200, 'ERROR'])
    expect(body.problems!.map(({ row, column, value }) => [row, column, value])).toEqual([
      [3, 'beneficiary', '=1+1'],
      [3, 'amount_type', 'sideways'],
      [3, 'amount', '1,00'],
      [4, 'amount', '0.001'],
      [4, 'internal_id', ''],
      [4, 'purpose', 'Unknown'],
      [5, 'amount', '99999999999'],
      [6, 'memo', 'no! signs?'],
    ])
    expect(body.problems!.every(({ message }) => message.endsWith('.'))).toBe(true)
    expect([await count('quotes'), await count('batches')]).toEqual([quotes, batches])
  })

  it.each([
    ['nothing at all', '', 400, 'REQUIRED'],
    ['a head and no payment', `${HEAD}\n,,,\n`, 422, 'BATCH_EMPTY'],
    ['a column nobody knows', 'Beneficiary,Amount,Internal ID,Colour\na,1,b,c', 422, 'BATCH_COLUMNS'],
    ['a column that is missing', 'Beneficiary,Amount\na,1', 422, 'BATCH_COLUMNS'],
    ['quotes that never end', `${HEAD}\n"open`, 422, 'BATCH_FILE_UNREADABLE'],
    ['another encoding', Buffer.from([...Buffer.from(`${HEAD}\nCaf`), 0xe9]), 422, 'BATCH_FILE_UNREADABLE'],
  ] as const)('refuses a file with %s', async (_, content, status, code) => {
    const answer = await upload(content)
    expect([answer.status, codeOf(answer)]).toEqual([status, code])
  })

  it('does not say which of two beneficiaries with one nickname is meant', async () => {
    const taller = await identityNamed(maker, 'Taller Azul')
    const { body } = await upload(`${HEAD}\n${taller.identityId.toUpperCase()},10,,,,B-1`)
    expect(body.rows[0]!.beneficiary).toBe('Taller Azul')
    await asSystem(store, (trx) =>
      sql`update identities set nick_name = 'TALLER AZUL' where nick_name = 'Employee MX-1'`.execute(trx),
    )
    const twice = await upload(`${HEAD}\nTaller Azul,10,,,,B-1`)
    await asSystem(store, (trx) =>
      sql`update identities set nick_name = 'Employee MX-1' where nick_name = 'TALLER AZUL'`.execute(trx),
    )
    expect(twice.body.problems).toMatchObject([{ row: 2, column: 'beneficiary' }])
  })

  it('creates no payment once the quote has expired (API-109)', async () => {
    const { body } = await upload(THREE)
    await world.pass(31)
    const late = await accept(body.batch_id)
    expect([late.status, codeOf(late)]).toEqual([409, 'BATCH_QUOTE_EXPIRED'])
    expect(await count('payments', body.batch_id)).toBe(0)
    expect((await read(body.batch_id)).body).toMatchObject({ status: 'BATCH_QUOTE_EXPIRED' })
  })

  it('creates none of the payments when one of them cannot be (API-109)', async () => {
    const { body } = await upload(THREE)
    await asSystem(store, (trx) =>
      sql`update quotes set state = 'accepted' where id = ${body.rows[2]!.quoteId}`.execute(trx),
    )
    expect(codeOf(await accept(body.batch_id))).toBe('QUOTE_ACCEPTED_ALREADY')
    expect(await count('payments', body.batch_id)).toBe(0)
    expect((await read(body.batch_id)).body).toMatchObject({ status: 'BATCH_QUOTE_CREATED' })
  })

  it('belongs to one organisation, one environment and whoever uploaded it (API-108, API-109)', async () => {
    const { body } = await upload(THREE)
    expect((await read(body.batch_id, stranger)).status).toBe(404)
    expect((await read(body.batch_id, maker, 'prod')).status).toBe(404)
    expect((await read('none')).status).toBe(404)
    const colleague = await signIn(world.app, 'treasury@lumen.example')
    expect((await accept(body.batch_id, stranger)).status).toBe(404)
    expect((await accept(body.batch_id, colleague)).status).not.toBe(200)
    const viewer = await signIn(world.app, 'viewer@lumen.example')
    expect((await upload(THREE, viewer)).status).toBe(403)
    expect(await count('payments', body.batch_id)).toBe(0)
  })
})
