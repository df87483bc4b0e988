import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { HandlersById } from '#server/app/call.ts'
import { once, type Reply } from '#server/app/calls/idempotency.ts'
import { Refused } from '#server/app/refused.ts'
import { housekeeping } from '#server/jobs/housekeeping.ts'
import type { Store } from '#server/store/store.ts'
import { describeEachEngine } from './engines.ts'
import { MAKER, addExamplePeople } from './example-people.ts'
import { createTestServer, exampleWorld, testConfig } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'

let acted = 0
let gate: { entered: () => void; opened: Promise<void> } | undefined

const handlers: HandlersById = {
  'examples.create': async ({ body }) => {
    gate?.entered()
    await gate?.opened
    if (body.name === 'refused') return new Refused('example-refused', { values: { name: 'one' } })
    acted += 1
    const audit = { action: 'example.created', objectType: 'example', objectId: String(acted) }
    return { status: 201, body: { id: String(acted) }, audit }
  },
}

describeEachEngine('the same intent', (makeStore, engine) => {
  let store: Store
  let orgId: string
  let app: FastifyInstance
  let maker: Awaited<ReturnType<typeof signIn>>
  const actor = randomUUID()
  const body = { name: 'ab', amount: '1.50' }
  const send = (key?: string, changes: object = {}) =>
    maker.call('POST', '/examples', { body: { ...body, ...changes }, key })
  const trail = async () => (await store.db.selectFrom('audit_trail').select('seq').execute()).length

  beforeAll(async () => {
    store = await makeStore('empty')
    orgId = await addExamplePeople(store)
    app = await createTestServer(store, { ...exampleWorld(), handlers })
    maker = await signIn(app, MAKER)
  })

  it('needs a key', async () => {
    expect((await send()).body).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_MISSING' })
    expect((await send('short')).body).toMatchObject({ code: 'IDEMPOTENCY_KEY_INVALID' })
  })

  it('keeps its key where a request was one too many: it happens later, once (TRU-807)', async () => {
    const most = 5
    const config = testConfig({ requestsPerMinute: most })
    const narrow = await createTestServer(store, { ...exampleWorld(), handlers, config })
    const headers = { authorization: `Bearer ${maker.accessToken}`, 'idempotency-key': 'intent-0429' }
    const sendThere = () =>
      narrow.inject({
        method: 'POST',
        url: '/api/v1/examples',
        headers,
        payload: { ...body, name: 'refused' },
      })
    const answers = []
    for (let turn = 0; turn < most * 3; turn += 1) answers.push(await sendThere())
    const refused = answers.at(-1)!
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS' }])
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    const before = acted
    const later = await send('intent-0429')
    expect([later.status, later.headers['idempotency-replayed'], acted]).toEqual([201, undefined, before + 1])
    expect((await send('intent-0429')).headers['idempotency-replayed']).toBe('true')
    expect(acted).toBe(before + 1)
  })

  it('happens once, however often it is sent', async () => {
    const before = { acted, trail: await trail() }
    const first = await send('intent-0001')
    const second = await send('intent-0001')
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect([acted - before.acted, (await trail()) - before.trail]).toEqual([1, 1])
  })

  it('is not another body under the same key', async () => {
    await send('intent-0002')
    expect(await send('intent-0002', { amount: '2.50' })).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    })
  })

  // The embedded engine has one session: the second request waits for the first and is answered as it was.
  it.runIf(engine === 'postgres')('is refused while the first is still at work', async () => {
    const entered = Promise.withResolvers<void>()
    const opened = Promise.withResolvers<void>()
    gate = { entered: entered.resolve, opened: opened.promise }
    const first = send('intent-0003')
    await entered.promise
    gate = undefined
    const second = await send('intent-0003').finally(opened.resolve)
    expect(second).toMatchObject({ status: 409, body: { code: 'REQUEST_IN_FLIGHT' } })
    expect((await first).status).toBe(201)
  })

  it.runIf(engine === 'postgres')('is refused while another server is at work with it', async () => {
    const entered = Promise.withResolvers<void>()
    const opened = Promise.withResolvers<void>()
    const intent = { orgId, actor, call: 'examples.create', key: 'intent-0006', hash: 'h' }
    const ask = (changes: object, act: () => Promise<Reply | undefined>) =>
      asSystem(store, (trx) => once(trx, { ...intent, ...changes }, act))
    const reply = { status: 201, body: { id: 'first' } }
    const first = ask({}, async () => {
      entered.resolve()
      await opened.promise
      return reply
    })
    await entered.promise
    const second = ask({}, () => Promise.resolve(reply)).catch((refusal: unknown) => refusal)
    const others = [{ key: 'intent-0007' }, { call: 'examples.accept' }, { actor: randomUUID() }].map(
      (changes) => ask(changes, () => Promise.resolve(reply)),
    )
    const answers = await Promise.allSettled([second, ...others]).finally(opened.resolve)
    expect(answers).toMatchObject([
      { value: { fault: 'request-in-flight' } },
      { value: { ...reply, replayed: false } },
      { value: { ...reply, replayed: false } },
      { value: { ...reply, replayed: false } },
    ])
    expect(await first).toEqual({ ...reply, replayed: false })
    expect(await ask({}, () => Promise.reject(new Error('made twice')))).toEqual({ ...reply, replayed: true })
  })

  it('is not that of another person or credential with the same key (TRU-090)', async () => {
    const intent = { orgId, actor, call: 'examples.create', key: 'intent-0009', hash: 'h' }
    const ask = (by: string, hash: string, id: string) =>
      asSystem(store, (trx) =>
        once(trx, { ...intent, actor: by, hash }, () => Promise.resolve({ status: 201, body: { id } })),
      )
    const other = randomUUID()
    expect(await ask(actor, 'h', 'first')).toMatchObject({ body: { id: 'first' }, replayed: false })
    expect(await ask(other, 'another', 'second')).toMatchObject({ body: { id: 'second' }, replayed: false })
    expect(await ask(actor, 'h', 'again')).toMatchObject({ body: { id: 'first' }, replayed: true })
    await expect(ask(actor, 'another', 'again')).rejects.toMatchObject({ fault: 'idempotency-key-reused' })
  })

  it('of before keys had actors is answered as it was, and is nothing else for anybody (TRU-090)', async () => {
    const intent = { orgId, actor, call: 'examples.create', key: 'intent-0010', hash: 'h' }
    const made = { status: 201, body: { id: 'first' } }
    const ask = (changes: object) =>
      asSystem(store, (trx) => once(trx, { ...intent, ...changes }, () => Promise.resolve(made)))
    await ask({ actor: '00000000-0000-0000-0000-000000000000' })
    expect(await ask({})).toEqual({ ...made, replayed: true })
    await expect(ask({ hash: 'another' })).rejects.toMatchObject({ fault: 'idempotency-key-reused' })
  })

  it('keeps no key of what answered nothing', async () => {
    const intent = { orgId, actor, call: 'examples.create', key: 'intent-0008', hash: 'h' }
    const ask = (reply?: Reply) => asSystem(store, (trx) => once(trx, intent, () => Promise.resolve(reply)))
    expect(await ask()).toBeUndefined()
    expect(await ask({ status: 204, body: undefined })).toMatchObject({ replayed: false })
    expect(await ask()).toEqual({ status: 204, body: null, replayed: true })
  })

  it('is the same for as many days as its answer is kept', async () => {
    const after = async (days: number) => {
      await send('intent-0005')
      await sql`update idempotency_keys set created_at = now() - make_interval(days => ${days}::int)`.execute(
        store.db,
      )
      await housekeeping(store, { intentDays: 30, requestDays: 14, signInDays: 90, eventDays: 90 }).work({})
      return (await send('intent-0005')).headers['idempotency-replayed']
    }
    expect([await after(29), await after(31)]).toEqual(['true', undefined])
  })

  it('leaves nothing behind when it was refused, and may be sent again', async () => {
    const before = await trail()
    const refusal = await send('intent-0004', { name: 'refused' })
    expect(refusal.body).toMatchObject({ status: 409, detail: 'The example one is refused.' })
    expect((await send('intent-0004')).status).toBe(201)
    expect((await trail()) - before).toBe(1)
  })
})
