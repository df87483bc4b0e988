import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { openBatches } from './batching.ts'
import { createTestStore } from './engines.ts'
import { identityNamed, payBody, quoteOf, type Caller, type IdentityRecord } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const TURNED = 'INV\u202e7'
const env = { env_name: 'uat' }
let store: Store
let world: World
let maker: Caller
let supplier: IdentityRecord

beforeAll(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store)
  maker = await signIn(world.app, 'maker@lumen.example')
  supplier = await identityNamed(maker, 'Taller Azul')
})

const pay = async (changes: object) => {
  const { quoteId } = await quoteOf(maker, supplier)
  const body = payBody(quoteId, supplier, changes)
  return maker.call('POST', '/payout_proxy/payments', { body, key: randomUUID() })
}
const paidAs = async (internalId: string) => {
  const count = sql<{ n: number }>`select count(*)::int as n from payments where internal_id = ${internalId}`
  return (await asSystem(store, (trx) => count.execute(trx))).rows[0]?.n
}
const view = (name: string) => maker.call('POST', '/views', { body: { table: 'payments', name, query: {} } })
const preset = (name: string) =>
  maker.call('POST', '/xcurrent_proxy/internal/payments/presets', {
    body: {
      name,
      quoteType: 'DESTINATION_AMOUNT',
      amount: '900',
      beneficiaryIdentityId: supplier.identityId,
    },
    key: randomUUID(),
  })
const batch = (batchName: string) =>
  maker.call('POST', '/batch_upload', {
    query: env,
    key: randomUUID(),
    body: {
      batchName,
      rows: [{ beneficiaryIdentityId: supplier.identityId, amount: '10', internalId: 'B-1' }],
    },
  })

it.each([
  ['an internal ID', 'internalId', () => pay({ internalId: TURNED })],
  ['an internal ID of two lines', 'internalId', () => pay({ internalId: 'INV\r\n7' })],
  ['a memo', 'paymentMemo', () => pay({ internalId: 'INV-7', paymentMemo: 'FOR\u3164 YOU' })],
  ['the name of a view', 'name', () => view('Mine\u2028')],
  ['the name of a preset', 'name', () => preset('\u3164')],
  ['the name of a batch', 'batchName', () => batch(`Z${'\u0306'.repeat(40)}`)],
])(
  'refuses %s that would be shown as something else, at its place (PAY-023, PRE-006)',
  async (_, path, ask) => {
    const { status, body } = await ask()
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'UNSHOWN_TEXT',
      fields: [{ path, message: expect.stringMatching(/\.$/) }],
    })
    expect(await paidAs(TURNED)).toBe(0)
  },
)

it('says of a file which cells would be shown as something else (BAT-037)', async () => {
  const content = `Beneficiary,Amount,Internal ID,Memo\nTaller Azul,10,${TURNED},"FOR\nYOU"`
  const { body } = await openBatches(world, maker).upload(content)
  expect(body.problems).toMatchObject([
    { row: 2, column: 'internal_id', message: expect.stringContaining('cannot be seen') },
    { row: 2, column: 'memo', message: expect.stringContaining('on one line') },
  ])
})

it('keeps the languages of people to the letter (PAY-023)', async () => {
  const internalId = 'שלום مرحبا می\u200cخواهم 👩‍👧'
  expect((await pay({ internalId })).status).toBe(200)
  expect(await paidAs(internalId)).toBe(1)
})
