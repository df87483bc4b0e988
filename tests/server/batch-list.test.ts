import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { networkData } from '#server/network/data.ts'
import type { Store } from '#server/store/store.ts'
import { openBatches, type Batch, type Batches } from './batching.ts'
import { createTestStore } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const HEAD = 'Beneficiary,Amount,Internal ID'
const TWO = [HEAD, 'Taller Azul,150.00,B-1', 'Elbe Logistik,200,B-2'].join('\n')

let store: Store
let world: World
let maker: Caller
let batches: Batches

beforeAll(async () => {
  store = await createTestStore('seeded')
  // The corridor to France has no partner and thus no requirements.
  const data = structuredClone(networkData())
  delete data.corridors.find(({ id }) => id === 'fr-eur-bank')!.partner
  world = await openWorld(store, undefined, data)
  maker = await signIn(world.app, 'maker@lumen.example')
  batches = openBatches(world, maker)
})

type Listed = Pick<Batch, 'batch_id' | 'status' | 'progress'> & { fileName: string; batchCreatedAt: string }

const list = async (query: Record<string, string>) => {
  const answer = await maker.call('GET', '/batch_upload', { query: { env_name: 'uat', ...query } })
  return { ...answer, rows: (answer.body as { content?: Listed[] }).content ?? [] }
}

it('lists batches with file, person, progress and status, and by what they are narrowed to (BAT-003, BAT-011, API-107)', async () => {
  const quoted = await batches.quoted(TWO)
  const [first] = (await list({ size: '1' })).rows
  expect(first).toMatchObject({
    batch_id: quoted.batch_id,
    fileName: 'payday.csv',
    userName: expect.stringMatching(/\w/),
    progress: 100,
    status: 'BATCH_QUOTE_CREATED',
  })
  const only = async (query: Record<string, string>) => (await list(query)).rows.map((row) => row.batch_id)
  expect(await only({ states: 'BATCH_QUOTE_CREATED' })).toEqual([quoted.batch_id])
  expect(await only({ payment_id: quoted.quoteIds[1]! })).toEqual([quoted.batch_id])
  expect(await only({ file_name: 'PAYDAY' })).toEqual([quoted.batch_id])
  const day = first!.batchCreatedAt
  expect(await only({ after: day })).toEqual([quoted.batch_id])
  expect(await only({ before: day, after: day })).toEqual([quoted.batch_id])
  expect(await only({ min_amount: '350', max_amount: '350.00', after: day })).toEqual([quoted.batch_id])
  expect(await only({ min_amount: '350.01', after: day })).toEqual([])
})

it('says what batches come to by currency, and finds a row of one by what it is called (TRU-236)', async () => {
  const quoted = await batches.quoted(TWO)
  const { body } = await list({ payment_id: quoted.quoteIds[0]!, size: '1' })
  expect(body).toMatchObject({ sums: [{ currency: 'USD', amount: '350' }] })
  const found = async (search: string) => {
    const path = `/batch_upload/${quoted.batch_id}/rows`
    const rows = await maker.call('GET', path, { query: { env_name: 'uat', search } })
    const { content, page } = rows.body as {
      content: { internalId: string }[]
      page: { totalElements: number }
    }
    expect(content).toHaveLength(page.totalElements)
    return content.map(({ internalId }) => internalId)
  }
  expect([await found('TALLER'), await found('ELBE'), await found('')]).toEqual([
    ['B-1'],
    ['B-2'],
    ['B-1', 'B-2'],
  ])
  expect(await found('taller elbe')).toEqual([])
})

it('shows batches of the past in every state they can end in (BAT-024)', async () => {
  const ended = ['COMPLETED', 'INCOMPLETE', 'BATCH_QUOTE_EXPIRED', 'ERROR']
  for (const status of ended) {
    const { rows } = await list({ states: status, size: '3' })
    expect(rows.length, status).toBeGreaterThan(0)
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set([status]))
  }
})

it.each([
  [{ payment_id: '' }, 'REQUIRED', 'payment_id'],
  [{ min_amount: 'ten' }, 'INVALID_MIN_AMOUNT_FORMAT', 'min_amount'],
  [{ max_amount: '1,5' }, 'INVALID_MAX_AMOUNT_FORMAT', 'max_amount'],
  [{ after: '11/22/2026' }, 'INVALID_DATE_FORMAT', 'after'],
  [{ before: '2026-02-31T00:00:00Z' }, 'INVALID_DATE_INPUT', 'before'],
  [{ after: '2026-03-02', before: '2026-03-01' }, 'INVALID_DATE_RANGE', 'before'],
  [{ payment_id: '123' }, 'INVALID_PAYMENT_ID_FORMAT', 'payment_id'],
])('says with a code of its own why %j cannot be used (BAT-035)', async (query, code, path) => {
  const answer = await list(query)
  expect([answer.status, codeOf(answer)]).toEqual([400, code])
  const { fields } = answer.body as { fields: { path: string; message: string }[] }
  expect(fields).toMatchObject([{ path, message: expect.stringMatching(/\.$/) }])
})

it('finds a batch by its id and by its file, and leads to it', async () => {
  const { batch_id: id } = await batches.quoted(TWO)
  for (const q of [id, id.slice(0, 8), 'payday.c']) {
    const { body } = await maker.call('GET', '/search', { query: { env_name: 'uat', q } })
    expect((body as { hits: object[] }).hits).toContainEqual(
      expect.objectContaining({ kind: 'batch', id, path: `/batch-payment/${id}` }),
    )
  }
})

it('links to the file as it was uploaded for a short time, for the own organisation alone (API-110)', async () => {
  const { batch_id: id } = await batches.quoted(TWO)
  const path = `/batch_upload/${id}/template_presigned_url`
  const link = await maker.call('GET', path, { query: { env_name: 'uat' } })
  expect(link.body).toHaveProperty('url')
  const { url } = link.body as { url: string }
  const answer = await world.app.inject({ url })
  expect([answer.statusCode, answer.body]).toEqual([200, TWO])
  expect(answer.headers).toMatchObject({
    'content-disposition': 'attachment; filename="payday.csv"',
    'x-content-type-options': 'nosniff',
  })
  const stranger = await signIn(world.app, 'maker@northwind.example')
  expect((await stranger.call('GET', path, { query: { env_name: 'uat' } })).status).toBe(404)
  await world.pass(301)
  expect((await world.app.inject({ url })).statusCode).toBe(404)
})

it('opens the file by a link no longer than the person who was given it may see batches (TRU-718)', async () => {
  const { batch_id: id } = await batches.quoted(TWO)
  const path = `/batch_upload/${id}/template_presigned_url`
  const { url } = (await maker.call('GET', path, { query: { env_name: 'uat' } })).body as { url: string }
  const open = async () => (await world.app.inject({ url })).statusCode
  const set = (change: ReturnType<typeof sql>) => asSystem(store, (trx) => change.execute(trx))
  const who = sql`(select id from users where email = 'maker@lumen.example')`
  const whose = sql`(select org_id from users where email = 'maker@lumen.example')`
  expect(await open()).toBe(200)
  await set(sql`update users set status = 'DISABLED' where id = ${who}`)
  expect(await open()).toBe(404)
  await set(sql`update users set status = 'ACTIVE' where id = ${who}`)
  await set(sql`insert into client_states (org_id, state, reason) values (${whose}, 'DISABLED', 'Reported')`)
  expect(await open()).toBe(404)
  await set(sql`delete from client_states where org_id = ${whose}`)
  expect(await open()).toBe(200)
})

const template = (body: object) =>
  maker.call('POST', '/batch_upload/template', { query: { env_name: 'uat' }, body })

it('makes a template with the columns its destination has a use for (API-111)', async () => {
  const mexico = await template({ country: 'MX', currency: 'MXN', useCase: 'B2B' })
  expect([mexico.status, mexico.body]).toEqual([
    200,
    '\uFEFFBeneficiary,Amount,Amount type,Memo,Internal ID\r\n',
  ])
  const argentina = await template({ country: 'AR', currency: 'ARS' })
  expect(argentina.body).toContain(',Purpose,Source of cash,')
  const empty = await batches.upload(argentina.body as string)
  expect(codeOf(empty)).toBe('BATCH_EMPTY')
})

it('says which combination is not supported, and for which there are no data requirements (ERR-046, ERR-047)', async () => {
  for (const body of [
    { country: 'MX', currency: 'EUR' },
    { country: 'MX', currency: 'MXN', useCase: 'X2X' },
    { country: 'KP', currency: 'KPW' },
  ])
    expect(await template(body)).toMatchObject({
      status: 422,
      body: {
        code: 'BATCH_TEMPLATE_UNSUPPORTED',
        clientMessage: expect.stringMatching(
          /^Payments of this country, currency and use case cannot be sent/,
        ),
      },
    })
  expect(await template({ country: 'FR', currency: 'EUR' })).toMatchObject({
    status: 404,
    body: {
      code: 'BATCH_TEMPLATE_NONE',
      clientMessage: expect.stringMatching(/^There are no data requirements for this country, currency/),
    },
  })
})
