import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { reject } from './approving.ts'
import { openBatches, type Batch, type Batches } from './batching.ts'
import { createTestStore } from './engines.ts'
import { codeOf, identityNamed, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const HEAD = 'Beneficiary,Amount,Internal ID'
const TWO = [HEAD, 'Taller Azul,150.00,B-1', 'Elbe Logistik,200,B-2'].join('\n')
const FULL = 'Beneficiary,Amount,Amount type,Purpose,Memo,Internal ID'
const query = { env_name: 'uat' }

let store: Store
let world: World
let maker: Caller
let batches: Batches

beforeAll(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store)
  maker = await signIn(world.app, 'maker@lumen.example')
  batches = openBatches(world, maker)
})

const runSql = async (statement: ReturnType<typeof sql>) => asSystem(store, (trx) => statement.execute(trx))

const count = async (table: 'quotes' | 'batches'): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
    store.db,
  )
  return rows[0]!.n
}

/** Hands a batch to one of its jobs once more. */
const work = async (id: string, job: 'quote' | 'send') => {
  const { rows } = await sql<{ orgId: string; userId: string }>`
    select org_id as "orgId", uploaded_by as "userId" from batches where id = ${id}`.execute(store.db)
  const batch = { ...rows[0]!, environment: 'uat', id }
  await asSystem(store, (trx) => world.jobs.enqueue(trx, `batches.${job}`, batch))
}

/** As the batch was before its rows were quoted. */
const unquote = async (id: string) => {
  await runSql(sql`update batch_rows set state = 'waiting', quote_id = null where batch_id = ${id}`)
  await runSql(sql`update batches set state = 'CREATING_BATCH_QUOTE' where id = ${id}`)
}

/** A batch of which the network closes the way of some rows between upload and quote. */
const rerouted = async (content: string, routes: Readonly<Record<number, object>>): Promise<string> => {
  const { batch_id: id } = await batches.quoted(content)
  await unquote(id)
  for (const [row, route] of Object.entries(routes))
    await runSql(sql`update batch_rows
      set asked = jsonb_set(asked, '{wanted,route}', asked->'wanted'->'route' || ${JSON.stringify(route)}::jsonb)
      where batch_id = ${id} and row = ${row}::int`)
  await work(id, 'quote')
  await world.jobs.settle()
  return id
}

it('goes on where one row is not quoted or accepted, and says in words what became of it (ERR-041, ERR-042, ERR-043, BAT-024, BAT-028)', async () => {
  const content = [...TWO.split('\n'), 'Taller Azul,60,B-3', 'Taller Azul,70,B-4'].join('\n')
  const id = await rerouted(content, { 2: { currency: 'XXX' }, 4: { country: 'KP' } })
  const { body: quoted } = await batches.read(id)
  expect(quoted).toMatchObject({
    status: 'BATCH_QUOTE_CREATED',
    fileLength: 4,
    processed: 4,
    progress: 50,
    failed: 2,
  })
  expect(quoted.rows.map((row) => [row.state, row.error?.code])).toEqual([
    ['failed', 'NO_QUOTES'],
    ['quoted', undefined],
    ['failed', 'QUOTE_CREATION'],
    ['quoted', undefined],
  ])
  expect(quoted.rows[0]!.error!.message).toBe(
    'No quote is offered for this row. Requested payout is not yet available',
  )
  const taken = quoted.rows[3]!.quoteId!
  await runSql(sql`update quotes set state = 'accepted' where id = ${taken}`)
  await batches.accept(id)
  await world.jobs.settle()
  const { body: sent } = await batches.read(id)
  expect(sent).toMatchObject({ status: 'QUOTES_ACCEPTED', payments: 1, failed: 3 })
  expect(sent.rows[3]).toMatchObject({ state: 'failed', error: { code: 'QUOTE_ACCEPTANCE' } })
  expect(sent.rows[3]!.error!.message).toMatch(
    /^The quote of this row could not be accepted, and nothing was sent for it\. .+/,
  )
  for (let turn = 0; turn < 4; turn += 1) await world.pass(15)
  expect((await batches.read(id)).body).toMatchObject({
    status: 'INCOMPLETE',
    completed: 1,
    progress: 100,
    jobState: 'partially completed',
  })
})

it('ends in error where no row is quoted, and as failed where no payment arrives (BAT-024, BAT-030)', async () => {
  const none = await rerouted(TWO, { 2: { currency: 'XXX' }, 3: { currency: 'XXX' } })
  expect((await batches.read(none)).body).toMatchObject({
    status: 'ERROR',
    progress: 0,
    jobState: 'failed',
  })
  expect(codeOf(await batches.accept(none))).toBe('BATCH_UNQUOTED')
  const { batch_id: id } = await batches.quoted(TWO)
  await runSql(sql`update quotes set state = 'accepted' where collection_id = ${id}`)
  await batches.accept(id)
  await world.jobs.settle()
  expect((await batches.read(id)).body).toMatchObject({ status: 'FAILED', payments: 0, progress: 0 })
})

it('does not accept what is still being quoted, and gives up what nobody worked on in time (ERR-044, BAT-024)', async () => {
  const begun = await batches.quoted(TWO)
  await runSql(
    sql`update batch_rows set state = 'waiting', quote_id = null where batch_id = ${begun.batch_id}`,
  )
  await runSql(sql`update batches set state = 'CREATING_BATCH_QUOTE' where id = ${begun.batch_id}`)
  expect(codeOf(await batches.accept(begun.batch_id))).toBe('BATCH_NOT_QUOTED')
  await world.pass(901)
  const { body } = await batches.read(begun.batch_id)
  expect(body.status).toBe('ERROR')
  expect(body.rows.map((row) => row.error?.code)).toEqual(['BATCH_PROCESSING', 'BATCH_PROCESSING'])
  expect(body.rows[0]!.error!.message).toContain('nothing was sent for it')
})

it('sends nothing twice when a job runs twice', async () => {
  const { batch_id: id } = await batches.quoted(TWO)
  await batches.accept(id)
  await work(id, 'send')
  await world.jobs.settle()
  await work(id, 'send')
  await world.jobs.settle()
  expect((await batches.read(id)).body).toMatchObject({ payments: 2, failed: 0 })
})

it('says of a row whose payment was rejected that it was, as the list of payments does, the reason as a sentence of its own (PAY-038, TRU-889)', async () => {
  const careful = await signIn(world.app, 'maker@northwind.example')
  const { batch_id: id, rows } = await batches.quoted(`${HEAD}\nTaller Azul,10,B-1`, careful)
  await batches.accept(id, careful)
  await world.jobs.settle()
  const paymentId = rows[0]!.quoteId!
  const { body } = await careful.call('GET', `/payments/${paymentId}`, { query })
  const pending = { id: paymentId, ...(body as { approval: { approvalId: string } }).approval }
  const states = async () => (await batches.read(id, careful)).body.rows.map(({ state }) => state)
  expect(await states()).toEqual(['PENDING_APPROVAL'])
  await reject(await signIn(world.app, 'checker@northwind.example'), pending, ['Wrong amount'])
  expect(await states()).toEqual(['REJECTED'])
  const { error } = (await batches.read(id, careful)).body.rows[0]!
  expect(error!.message).toBe('Wrong amount. It was rejected, and nothing was sent.')
})

it.each([
  ['FAILED', 'account-closed', /account no longer takes payments.* The payment did not go through\./],
  ['RETURNED', 'account-closed', /account no longer takes payments.* sent the money back\.$/],
])('says of a row whose payment is %s for %s why it did not arrive (BAT-030)', async (state, cause, says) => {
  const { batch_id: id } = await batches.quoted(`${HEAD}\nTaller Azul,10,B-1\nTaller Azul,11,B-2`)
  await batches.accept(id)
  await world.jobs.settle()
  await runSql(
    sql`update payments set state = ${state}, cause = ${cause} where batch_id = ${id} and internal_id = 'B-1'`,
  )
  const { rows } = (await batches.read(id)).body
  expect(rows.map(({ error }) => error?.code)).toEqual([state, undefined])
  expect(rows[0]!.error!.message).toMatch(says)
})

it('makes a batch of rows that came without a file, and tells what is wrong at its place (BAT-002)', async () => {
  const { identityId } = await identityNamed(maker, 'Taller Azul')
  const row = { beneficiaryIdentityId: identityId, amount: '120.00', internalId: 'G-1' }
  const create = (rows: object[]) =>
    maker.call('POST', '/batch_upload', { query, key: randomUUID(), body: { batchName: 'October', rows } })
  const wrong = await create([row, { ...row, amount: '0.001' }])
  expect([wrong.status, codeOf(wrong)]).toEqual([422, 'BATCH_ROWS'])
  expect((wrong.body as { fields: { path: string }[] }).fields.map(({ path }) => path)).toEqual([
    'rows.1.amount',
  ])
  const { status, body } = await create([row])
  expect([status, body]).toMatchObject([
    200,
    { status: 'CREATING_BATCH_QUOTE', batchName: 'October', fileLength: 1 },
  ])
  await world.jobs.settle()
  expect((await batches.read((body as Batch).batch_id)).body).toMatchObject({ status: 'BATCH_QUOTE_CREATED' })
})

it('says on whose behalf, out of what and over which network all rows are paid (BAT-012, BAT-013, BAT-014)', async () => {
  const northwind = await signIn(world.app, 'maker@northwind.example')
  const head = 'Beneficiary,Amount,Source of cash,Originator,Internal ID'
  const rows = [1, 2].map((row) => `Ledger treasury,${row}0,Savings,Meadow Bakery,B-${row}`)
  const { body: begun } = await batches.upload([head, ...rows].join('\n'), northwind)
  const one = { beneficiary: 'Ledger treasury', originator: 'Meadow Bakery' }
  expect((await batches.read(begun.batch_id, northwind)).body).toMatchObject({
    destinationBlockchainNetwork: 'XRPL',
    sourceOfCash: 'SAVINGS',
    originators: ['Meadow Bakery'],
    rows: [one, one],
  })
})

it('tells all that is wrong with each row, and keeps nothing of such a file (API-106, BAT-037, ERR-039)', async () => {
  await world.jobs.settle()
  const [quotes, before] = [await count('quotes'), await count('batches')]
  const { status, body } = await batches.upload(
    [
      FULL,
      'Taller Azul,150.00,,,fine,B-1',
      '=1+1,"1,0,0",sideways,,,B-2',
      'Taller Azul,0.001,,Unknown,,',
      'Taller Azul,99999999999,,,,B-4',
      'Taller Azul,10,,,no! signs?,B-5',
    ].join('\n'),
  )
  expect([status, body.status]).toEqual([200, 'ERROR'])
  expect(body.problems!.map(({ row, column, value }) => [row, column, value])).toEqual([
    [3, 'beneficiary', '=1+1'],
    [3, 'amount_type', 'sideways'],
    [3, 'amount', '1,0,0'],
    [4, 'amount', '0.001'],
    [4, 'internal_id', ''],
    [4, 'purpose', 'Unknown'],
    [5, 'amount', '99999999999'],
    [6, 'memo', 'no! signs?'],
  ])
  expect(body.problems!.every(({ message }) => message.endsWith('.'))).toBe(true)
  expect([await count('quotes'), await count('batches')]).toEqual([quotes, before])
})

it.each([
  ['nothing at all', '', 400, 'REQUIRED'],
  ['a head and no payment', `${FULL}\n,,,\n`, 422, 'BATCH_EMPTY'],
  ['a column nobody knows', 'Beneficiary,Amount,Internal ID,Colour\na,1,b,c', 422, 'BATCH_COLUMNS'],
  ['a column that is missing', 'Beneficiary,Amount\na,1', 422, 'BATCH_COLUMNS'],
  ['quotes that never end', `${FULL}\n"open`, 422, 'BATCH_FILE_UNREADABLE'],
  ['another encoding', Buffer.from([...Buffer.from(`${FULL}\nCaf`), 0xe9]), 422, 'BATCH_FILE_UNREADABLE'],
] as const)('refuses a file with %s', async (_, content, status, code) => {
  const answer = await batches.upload(content)
  expect([answer.status, codeOf(answer)]).toEqual([status, code])
})

it('tells columns that are missing from those nobody knows and those that are there twice', async () => {
  const { body } = await batches.upload('Beneficiary,Colour,Amount,amount\na,b,1,1')
  expect(JSON.stringify(body)).toContain('Missing: Internal ID. Not known: Colour. Twice: amount.')
})

it('does not say which of two beneficiaries with one nickname is meant', async () => {
  const taller = await identityNamed(maker, 'Taller Azul')
  const { body } = await batches.upload(`${FULL}\n${taller.identityId.toUpperCase()},10,,,,B-1`)
  expect(body.rows[0]!.beneficiary).toBe('Taller Azul')
  await asSystem(store, (trx) =>
    sql`update identities set nick_name = 'TALLER AZUL' where nick_name = 'Employee MX-1'`.execute(trx),
  )
  const twice = await batches.upload(`${FULL}\nTaller Azul,10,,,,B-1`)
  await asSystem(store, (trx) =>
    sql`update identities set nick_name = 'Employee MX-1' where nick_name = 'TALLER AZUL'`.execute(trx),
  )
  expect(twice.body.problems).toMatchObject([{ row: 2, column: 'beneficiary' }])
})

it('takes one file at a time, and keeps nothing of two (BAT-036, LIM-029, ERR-040)', async () => {
  await world.jobs.settle()
  const before = await count('batches')
  const part = (name: string) =>
    `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n${TWO}\r\n`
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/v1/batch_upload/process_payments?env_name=uat',
    headers: {
      authorization: `Bearer ${maker.accessToken}`,
      'content-type': 'multipart/form-data; boundary=edge',
    },
    payload: `${part('a.csv')}${part('b.csv')}--edge--\r\n`,
  })
  expect([answer.statusCode, codeOf({ body: answer.json() })]).toEqual([422, 'ONLY_ONE_FILE'])
  expect(answer.json()).toMatchObject({ title: 'Only 1 file allowed' })
  expect(await count('batches')).toBe(before)
})
