import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { describeEachEngine } from './engines.ts'
import { move, see, sentenceOf, trailOf } from './legacy-payments.ts'
import { codeOf, identityNamed, payBody, quoteOf, type Caller, type KnownIdentity } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

const DAY = 86_400

describeEachEngine('decisions about held payments', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let checker: Caller
  let viewer: Caller
  let taller: KnownIdentity

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@northwind.example')
    checker = await signIn(world.app, 'checker@northwind.example')
    viewer = await signIn(world.app, 'viewer@northwind.example')
    taller = await identityNamed(maker, 'Taller Azul')
  })

  interface Held {
    id: string
    approvalId: string
  }

  const hold = async (): Promise<Held> => {
    const { quoteId } = await quoteOf(maker, taller)
    const body = payBody(quoteId, taller)
    const asked = await maker.call('POST', '/payment_approvals', { body, key: randomUUID() })
    const { payment_id: id, approvalId } = asked.body as { payment_id: string; approvalId: string }
    return { id, approvalId }
  }

  const reply = (person: Caller, { approvalId }: Held, body: object, key: string = randomUUID()) =>
    person.call('POST', `/payment_approvals/${approvalId}/reply`, { body, key })

  const approve = (person: Caller, held: Held) => reply(person, held, { status: 'approved' })

  const reject = (person: Caller, held: Held, rejection_reasons: string[] = ['The amount differs.']) =>
    reply(person, held, { status: 'rejected', rejection_reasons })

  const withdraw = (person: Caller, { approvalId }: Held) =>
    person.call('POST', `/payment_approvals/${approvalId}/cancel`, { body: {}, key: randomUUID() })

  /** What was done about it, as the books have it. */
  const booksOf = async ({ id }: Held) => {
    const { rows } = await sql<{ sent: number; decided: string[]; trail: string[] }>`select
      (select count(*)::int from pgboss.job where name = 'network.step' and data ->> 'paymentId' = ${id}) as sent,
      array(select action from audit_trail where object_id = ${id} and action not like '%create' order by seq) as decided,
      array(select event from payment_events where payment_id = ${id} order by seq) as trail`.execute(
      store.db,
    )
    return rows[0]!
  }

  it('hands an approved payment to the network, which carries it to the end (API-120, APR-012)', async () => {
    const held = await hold()
    const { status, body } = await approve(checker, held)
    expect([status, body]).toMatchObject([200, { approvalId: held.approvalId, status: 'approved' }])
    expect((await see(maker, held.id)).payment_state).toBe('INITIATED')
    expect(await trailOf(maker, held.id)).toMatchObject([
      { event: 'initiated', by: { email: 'maker@northwind.example' } },
      { event: 'authorized', by: { email: 'checker@northwind.example' } },
    ])
    expect(await booksOf(held)).toMatchObject({ sent: 1, decided: ['payment.approve'] })
    for (let step = 0; step < 6; step += 1) await world.pass(60)
    expect((await see(maker, held.id)).payment_state).toBe('COMPLETED')
  })

  it('fails a rejected payment for good and keeps the reasons (API-120, APR-006, APR-012)', async () => {
    const held = await hold()
    const reasons = ['The amount differs.', 'The invoice is missing.']
    expect((await reject(checker, held, reasons)).body).toMatchObject({
      status: 'rejected',
      rejection_reasons: reasons,
    })
    expect(await see(maker, held.id)).toMatchObject({
      payment_state: 'FAILED',
      approval: { status: 'rejected', rejection_reasons: reasons },
    })
    expect((await trailOf(maker, held.id)).map(({ event }) => event)).toEqual(['initiated', 'rejected'])
    expect(await booksOf(held)).toMatchObject({ sent: 0, decided: ['payment.reject'] })
    expect(codeOf(await approve(checker, held))).toBe('APPROVAL_DECIDED')
  })

  it('rejects with at least one reason of at most 255 characters (API-120)', async () => {
    const held = await hold()
    for (const reasons of [[], [' '], ['x'.repeat(256)]])
      expect((await reject(checker, held, reasons)).status).toBe(400)
    expect((await reply(checker, held, { status: 'rejected' })).status).toBe(400)
    expect((await reply(checker, held, { status: 'expired' })).status).toBe(400)
    expect((await see(maker, held.id)).payment_state).toBe('PENDING_APPROVAL')
    expect((await reject(checker, held, ['x'.repeat(255)])).status).toBe(200)
  })

  it('decides the same by the calls of the payment', async () => {
    const [first, second] = [await hold(), await hold()]
    expect((await move(checker, first.id, 'approve')).body).toMatchObject({
      payment_state: 'INITIATED',
      approval: { status: 'approved' },
    })
    expect(await booksOf(first)).toMatchObject({ sent: 1, decided: ['payment.approve'] })
    expect((await move(checker, second.id, 'reject', { reason: 'No.' })).body).toMatchObject({
      payment_state: 'FAILED',
      approval: { status: 'rejected', rejection_reasons: ['No.'] },
    })
    const lock = await move(maker, first.id, 'lock')
    expect([lock.status, codeOf(lock)]).toEqual([409, 'MOVE_NOT_OPEN'])
  })

  it('lets the one who asked withdraw, and nobody else (APR-009)', async () => {
    const held = await hold()
    const others = await withdraw(await signIn(world.app, 'treasury@northwind.example'), held)
    expect(others.status).toBe(403)
    expect((await withdraw(maker, held)).body).toMatchObject({ status: 'cancelled' })
    expect((await see(maker, held.id)).payment_state).toBe('CANCELED')
    expect(await booksOf(held)).toMatchObject({ sent: 0, decided: ['approval.cancel'] })
    expect((await trailOf(maker, held.id)).at(-1)).toMatchObject({
      event: 'withdrawn',
      by: { email: 'maker@northwind.example' },
    })
    expect(sentenceOf(await approve(checker, held))).toMatch(/withdrew this payment/)
    expect(sentenceOf(await withdraw(maker, held))).toMatch(/^You already withdrew/)
  })

  it('shows who decides all of the account the money goes to', async () => {
    const { body } = await checker.call('GET', `/payments/${(await hold()).id}`)
    const { beneficiary } = body as { beneficiary: { account: string; accountShort: string } }
    const kept = sql<{ account: string }>`select requirements ->> 'CdtrAcct.Id.Othr.Id' as account
      from identities where nick_name = 'Taller Azul' and environment = 'uat' limit 1`
    const { account } = (await kept.execute(store.db)).rows[0]!
    expect(account.length).toBeGreaterThan(beneficiary.accountShort.length)
    expect(beneficiary.account).toBe(account)
  })

  it('lets nobody decide their own, and nobody without the permission (APR-001, APR-012)', async () => {
    const held = await hold()
    for (const answer of [await approve(maker, held), await approve(viewer, held)])
      expect([answer.status, codeOf(answer)]).toEqual([403, 'INSUFFICIENT_PERMISSIONS'])
    const own = sql`(select id from users where email = 'checker@northwind.example')`
    await sql`update payments set initiated_by = ${own} where id = ${held.id}`.execute(store.db)
    await sql`update approvals set initiated_by = ${own} where payment_id = ${held.id}`.execute(store.db)
    const answers = [
      await approve(checker, held),
      await reject(checker, held),
      await move(checker, held.id, 'approve'),
    ]
    for (const answer of answers) expect([answer.status, codeOf(answer)]).toEqual([403, 'APPROVAL_OWN'])
    expect((await see(maker, held.id)).payment_state).toBe('PENDING_APPROVAL')
  })

  it('is pending, approved, rejected, cancelled or expired (APR-005)', async () => {
    const held = await Promise.all(Array.from({ length: 5 }, hold))
    const [, approved, rejected, cancelled, expired] = held as [Held, Held, Held, Held, Held]
    await approve(checker, approved)
    await reject(checker, rejected)
    await withdraw(maker, cancelled)
    await sql`update approvals set expires_at = app_now() where id = ${expired.approvalId}`.execute(store.db)
    const seen = await Promise.all(held.map(({ id }) => see(maker, id)))
    expect(seen.map(({ approval }) => approval?.status)).toEqual([
      'pending',
      'approved',
      'rejected',
      'cancelled',
      'expired',
    ])
  })

  it('is nobody’s to decide where payment authorization is off (APR-011)', async () => {
    const lumen = await signIn(world.app, 'checker@lumen.example')
    const answer = await approve(lumen, { id: randomUUID(), approvalId: randomUUID() })
    expect([answer.status, codeOf(answer)]).toEqual([403, 'INSUFFICIENT_PERMISSIONS'])
  })

  it('tells another organisation nothing', async () => {
    const held = await hold()
    const stranger = await signIn(world.app, 'checker@cordillera.example')
    const without = ({ status, body }: { status: number; body: unknown }) => ({
      status,
      body: { ...(body as object), requestId: '' },
    })
    const foreign = without(await approve(stranger, held))
    expect(foreign.status).toBe(404)
    expect(foreign).toEqual(without(await approve(stranger, { ...held, approvalId: randomUUID() })))
    expect((await approve(checker, { ...held, approvalId: 'no-id' })).status).toBe(404)
  })

  it('lets one of thirty win, sends once, and tells the others who decided and how', async () => {
    const held = await hold()
    const all = await Promise.all(Array.from({ length: 30 }, () => approve(checker, held)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const lost of all.filter(({ status }) => status !== 200)) {
      expect([lost.status, codeOf(lost)]).toEqual([409, 'APPROVAL_DECIDED'])
      expect(sentenceOf(lost)).toMatch(/^You already approved this payment/)
    }
    expect(await booksOf(held)).toEqual({
      sent: 1,
      decided: ['payment.approve'],
      trail: ['initiated', 'authorized'],
    })
    const late = await withdraw(maker, held)
    expect([late.status, sentenceOf(late)]).toEqual([
      409,
      expect.stringMatching(/^(?!You)\w+.* already approved/),
    ])
  })

  it('answers the same intent the same way and sends once', async () => {
    const held = await hold()
    const key = randomUUID()
    const first = await reply(checker, held, { status: 'approved' }, key)
    const second = await reply(checker, held, { status: 'approved' }, key)
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(second.body).toEqual(first.body)
    expect((await booksOf(held)).sent).toBe(1)
  })

  it('expires a payment nobody decided; too late is too late (APR-009)', async () => {
    const held = await hold()
    await sql`update app_clock set ahead = ahead + ${`${DAY + 1} seconds`}::interval`.execute(store.db)
    const answers = [await approve(checker, held), await reject(checker, held), await withdraw(maker, held)]
    for (const late of answers) expect([late.status, codeOf(late)]).toEqual([409, 'APPROVAL_EXPIRED'])
    await world.pass(60)
    expect(await see(maker, held.id)).toMatchObject({
      payment_state: 'EXPIRED',
      approval: { status: 'expired' },
    })
    expect((await booksOf(held)).sent).toBe(0)
    expect((await trailOf(maker, held.id)).at(-1)).toMatchObject({
      event: 'expired',
      detail: { state: 'EXPIRED' },
    })
  })

  it('ends one way when approval, rejection, withdrawal and expiry meet (APR-009)', async () => {
    const ends = { approved: 'INITIATED', rejected: 'FAILED', cancelled: 'CANCELED', expired: 'EXPIRED' }
    for (let round = 0; round < 6; round += 1) {
      const held = await hold()
      const expiry = async () => {
        if (round % 2 === 0) return
        await sql`update approvals set expires_at = app_now() where payment_id = ${held.id}`.execute(store.db)
        await world.pass(60)
      }
      const [first, second, third] = await Promise.all([
        approve(checker, held),
        reject(checker, held),
        withdraw(maker, held),
        expiry(),
      ])
      const won = [first, second, third].filter(({ status }) => status === 200)
      expect(won.length).toBeLessThanOrEqual(1)
      expect([first, second, third].every(({ status }) => status === 200 || status === 409)).toBe(true)
      await world.pass(60)
      const status = won.length === 0 ? 'expired' : (won[0]!.body as { status: keyof typeof ends }).status
      const { payment_state: state, approval } = await see(maker, held.id)
      expect(approval?.status).toBe(status)
      const { sent, decided } = await booksOf(held)
      expect([sent > 0, decided.length]).toEqual([status === 'approved', 1])
      if (status !== 'approved') expect(state).toBe(ends[status])
    }
  })
})
