import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { move, placePayment, see, sentenceOf, trailOf } from './legacy-payments.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

const PENDING = ['pending_approval']
const APPROVED = ['pending_approval', 'approved']

describeEachEngineAtLength('moves of a legacy payment', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let checker: Caller
  let viewer: Caller
  let stranger: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@cordillera.example')
    checker = await signIn(world.app, 'checker@cordillera.example')
    viewer = await signIn(world.app, 'viewer@cordillera.example')
    stranger = await signIn(world.app, 'maker@lumen.example')
  })

  const auditOf = async (id: string) => {
    const { rows } = await sql<{ action: string; details: Record<string, unknown> }>`
      select action, details from audit_trail where object_id = ${id} order by seq`.execute(store.db)
    return rows
  }

  it('locks at the intermediary and at the receiver, with who did it (API-059, API-064, PAY-049, PAY-050)', async () => {
    for (const side of ['intermediary', 'receiver'] as const) {
      const id = await placePayment(store, { state: 'ACCEPTED', side })
      const { status, body } = await move(maker, id, 'lock')
      expect([status, body]).toMatchObject([200, { payment_id: id, payment_state: 'LOCKED', side }])
      expect(await trailOf(maker, id)).toMatchObject([
        { event: 'locked', by: { email: 'maker@cordillera.example' }, detail: { state: 'LOCKED' } },
      ])
      expect(await auditOf(id)).toMatchObject([
        { action: 'payment.lock', details: { from: 'ACCEPTED', to: 'LOCKED' } },
      ])
    }
  })

  it('settles once it is approved, and waits locked until the funds are set aside (API-061, PAY-047, PAY-048)', async () => {
    const waiting = await placePayment(store, { state: 'LOCKED', labels: PENDING })
    const refused = await move(maker, waiting, 'settle')
    expect([refused.status, codeOf(refused)]).toEqual([409, 'MOVE_NOT_OPEN'])
    expect(sentenceOf(refused)).toMatch(/second person has to approve/)
    const id = await placePayment(store, { state: 'LOCKED', labels: APPROVED })
    expect((await move(maker, id, 'settle')).body).toMatchObject({ payment_state: 'LOCKED', settling: true })
    const again = await move(maker, id, 'settle')
    expect([again.status, sentenceOf(again)]).toEqual([409, expect.stringMatching(/already asked for/)])
  })

  it('completes at the receiver (API-060, PAY-045)', async () => {
    const id = await placePayment(store, { state: 'EXECUTED', side: 'receiver' })
    expect((await move(maker, id, 'complete')).body).toMatchObject({ payment_state: 'COMPLETED' })
    expect((await trailOf(maker, id)).map(({ event }) => event)).toEqual(['completed'])
  })

  it('approves someone else’s payment with a label that stays beside the pending one (API-063, PAY-039, PAY-044)', async () => {
    for (const state of ['ACCEPTED', 'LOCKED']) {
      const id = await placePayment(store, { state, labels: PENDING })
      const { body } = await move(checker, id, 'approve')
      expect(body).toMatchObject({
        payment_state: state,
        internal_info: { labels: ['pending_approval', 'approved'] },
        approval: { status: 'approved' },
      })
      const late = await move(checker, id, 'reject', { reason: 'Too late.' })
      expect([late.status, codeOf(late)]).toEqual([409, 'MOVE_NOT_OPEN'])
      expect(sentenceOf(late)).toMatch(new RegExp(`^This payment is ‘${state[0]}.*moved by you\\.`, 'i'))
    }
  })

  it('spells the label as the name service does where it asked (PAY-040)', async () => {
    const id = await placePayment(store, { state: 'LOCKED', labels: ['rns:pending_approval'] })
    expect((await move(checker, id, 'approve')).body).toMatchObject({
      internal_info: { labels: ['rns:pending_approval', 'rns:approved'] },
    })
  })

  it('rejects for good: it has failed, and nothing moves it any more (API-062, PAY-038)', async () => {
    const id = await placePayment(store, { state: 'ACCEPTED', labels: PENDING })
    expect((await move(checker, id, 'reject', {})).status).toBe(400)
    expect((await move(checker, id, 'reject', { reason: ' ' })).status).toBe(400)
    expect((await move(checker, id, 'reject', { reason: 'x'.repeat(256) })).status).toBe(400)
    const { body } = await move(checker, id, 'reject', { reason: 'The amount differs.' })
    expect(body).toMatchObject({
      payment_state: 'FAILED',
      internal_info: { labels: ['pending_approval', 'rejected'] },
      approval: { status: 'rejected', rejection_reasons: ['The amount differs.'] },
    })
    expect((await trailOf(maker, id)).map(({ event }) => event)).toEqual(['rejected', 'failed'])
    for (const path of ['lock', 'settle', 'complete', 'retry', 'fail', 'reject_lock'])
      expect([path, codeOf(await move(maker, id, path))]).toEqual([path, 'MOVE_NOT_OPEN'])
    expect(codeOf(await move(maker, id, 'return', { reason: 'OTHER', details: 'x' }))).toBe('MOVE_NOT_OPEN')
    expect(codeOf(await move(checker, id, 'approve'))).toBe('MOVE_NOT_OPEN')
    expect((await see(maker, id)).payment_state).toBe('FAILED')
  })

  it('lets nobody decide a payment of their own, the database included (APR-001)', async () => {
    const id = await placePayment(store, { state: 'ACCEPTED', labels: PENDING })
    const own = `(select id from users where email = 'checker@cordillera.example')`
    await sql.raw(`update payments set initiated_by = ${own} where id = '${id}'`).execute(store.db)
    await sql.raw(`update approvals set initiated_by = ${own} where payment_id = '${id}'`).execute(store.db)
    for (const path of ['approve', 'reject']) {
      const refused = await move(checker, id, path, path === 'reject' ? { reason: 'No.' } : {})
      expect([refused.status, codeOf(refused)]).toEqual([403, 'APPROVAL_OWN'])
    }
    const byHand = sql.raw(
      `update approvals set status = 'approved', decided_by = initiated_by where payment_id = '${id}'`,
    )
    await expect(byHand.execute(store.db)).rejects.toThrow(/check/)
  })

  it('tries a declined lock and a declined settlement again, with one call', async () => {
    const lock = await placePayment(store, { state: 'LOCK_DECLINED' })
    expect((await move(maker, lock, 'retry')).body).toMatchObject({
      payment_state: 'ACCEPTED',
      settling: false,
    })
    const settlement = await placePayment(store, { state: 'SETTLEMENT_DECLINED', labels: APPROVED })
    expect((await move(maker, settlement, 'retry')).body).toMatchObject({
      payment_state: 'LOCKED',
      settling: true,
    })
  })

  it('rejects a lock until it stands everywhere', async () => {
    const id = await placePayment(store, { state: 'LOCKED', side: 'receiver' })
    expect((await move(maker, id, 'reject_lock')).body).toMatchObject({ payment_state: 'LOCK_DECLINED' })
    const full = await placePayment(store, { state: 'LOCKED', side: 'receiver', fullyLocked: true })
    expect((await move(maker, full, 'reject_lock')).status).toBe(409)
  })

  it('fails a payment, and closes what somebody was asked to decide', async () => {
    const id = await placePayment(store, { state: 'ACCEPTED', labels: PENDING })
    expect((await move(maker, id, 'fail')).body).toMatchObject({
      payment_state: 'FAILED',
      approval: { status: 'cancelled' },
    })
    const payout = await placePayment(store, { state: 'EXECUTED', side: 'receiver' })
    expect((await move(maker, payout, 'fail')).body).toMatchObject({ payment_state: 'FAILED' })
    const sent = await placePayment(store, { state: 'EXECUTED' })
    expect((await move(maker, sent, 'fail')).status).toBe(403)
  })

  it('returns the money with one of five reasons, another one in words (PAY-032)', async () => {
    const returned = async (body: object) => {
      const id = await placePayment(store, { state: 'COMPLETED', side: 'receiver' })
      return move(maker, id, 'return', body)
    }
    for (const reason of ['INCORRECT_INFO', 'FX_COSTS', 'PURPOSE_NOT_DEFINED', 'DUPLICATE_PAYMENT'])
      expect((await returned({ reason })).body).toMatchObject({ payment_state: 'RETURNED' })
    expect((await returned({ reason: 'FX_COSTS' })).body).toMatchObject({ returned: { reason: 'FX costs' } })
    expect((await returned({ reason: 'OTHER', details: 'Wrong branch.' })).body).toMatchObject({
      returned: { reason: 'Other: Wrong branch.' },
    })
    const silent = await returned({ reason: 'OTHER' })
    expect([silent.status, silent.body]).toMatchObject([400, { fields: [{ path: 'details' }] }])
    const odd = await returned({ reason: 'BOREDOM' })
    expect([odd.status, odd.body]).toMatchObject([400, { fields: [{ path: 'reason' }] }])
    expect((await returned({})).status).toBe(400)
  })

  it('refuses the wrong side, a reader, and tells another organisation nothing (PAY-065)', async () => {
    const id = await placePayment(store, { state: 'ACCEPTED' })
    const side = await move(maker, id, 'lock')
    expect([side.status, codeOf(side)]).toEqual([403, 'MOVE_OTHER_SIDE'])
    const theirs = await placePayment(store, { state: 'LOCKED', side: 'receiver', labels: APPROVED })
    expect(codeOf(await move(maker, theirs, 'settle'))).toBe('MOVE_OTHER_SIDE')
    expect(codeOf(await move(viewer, theirs, 'reject_lock'))).toBe('INSUFFICIENT_PERMISSIONS')
    expect(codeOf(await move(maker, theirs, 'approve'))).toBe('INSUFFICIENT_PERMISSIONS')
    const without = ({ body }: { body: unknown }) => ({ ...(body as object), requestId: '' })
    const foreign = await move(stranger, theirs, 'lock')
    const unknown = await move(stranger, randomUUID(), 'lock')
    expect(foreign.status).toBe(404)
    expect(without(foreign)).toEqual(without(unknown))
    expect((await move(stranger, 'not-an-id', 'lock')).status).toBe(404)
    expect((await see(maker, theirs)).payment_state).toBe('LOCKED')
  })

  it('lets one of twenty win, and tells the others where the payment is', async () => {
    const id = await placePayment(store, { state: 'ACCEPTED', labels: PENDING })
    const decide = (place: number) =>
      place % 2 === 0 ? move(checker, id, 'approve') : move(checker, id, 'reject', { reason: 'No.' })
    const all = await Promise.all(Array.from({ length: 20 }, (_, place) => decide(place)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    const losers = all.filter(({ status }) => status !== 200)
    expect(new Set(losers.map((one) => `${one.status} ${String(codeOf(one))}`))).toEqual(
      new Set(['409 MOVE_NOT_OPEN']),
    )
    for (const loser of losers) expect(sentenceOf(loser)).toMatch(/is ‘(Accepted|Failed)’ now, moved by you/)
    expect(await auditOf(id)).toHaveLength(1)
  })

  it('locks and rejects the lock at the same time with one end and a trail that leads there', async () => {
    const id = await placePayment(store, { state: 'ACCEPTED', side: 'receiver' })
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, place) => move(maker, id, place % 2 === 0 ? 'lock' : 'reject_lock')),
    )
    const won = all.filter(({ status }) => status === 200)
    const lost = all.filter(({ status }) => status !== 200)
    expect(won.length).toBeLessThanOrEqual(2)
    expect(new Set(lost.map(codeOf))).toEqual(new Set(['MOVE_NOT_OPEN']))
    const trail = await trailOf(maker, id)
    expect(trail).toHaveLength(won.length)
    expect((await see(maker, id)).payment_state).toBe(trail.at(-1)?.detail.state)
  })

  it('answers the same intent the same way and moves once', async () => {
    const id = await placePayment(store, { state: 'ACCEPTED', side: 'receiver' })
    const key = randomUUID()
    const first = await move(maker, id, 'lock', {}, key)
    const second = await move(maker, id, 'lock', {}, key)
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(second.body).toEqual(first.body)
    expect(await trailOf(maker, id)).toHaveLength(1)
  })

  it('moves nothing after the contract ran out, and says so itself a minute later (PAY-046)', async () => {
    const open = ['ACCEPTED', 'LOCKED', 'LOCK_DECLINED', 'SETTLEMENT_DECLINED', 'QUOTED']
    const ids = new Map<string, string>()
    for (const state of open)
      ids.set(state, await placePayment(store, { state, labels: APPROVED, seconds: 100 }))
    const theirs = await placePayment(store, { state: 'ACCEPTED', side: 'receiver', seconds: 100 })
    const safe = await placePayment(store, { state: 'PREPARED', labels: APPROVED, seconds: 100 })
    await sql`update app_clock set ahead = ahead + interval '101 seconds'`.execute(store.db)
    const late = [
      await move(maker, theirs, 'lock'),
      await move(maker, ids.get('LOCKED')!, 'settle'),
      await move(maker, ids.get('LOCK_DECLINED')!, 'retry'),
      await move(maker, ids.get('SETTLEMENT_DECLINED')!, 'retry'),
    ]
    for (const answer of late) {
      expect([answer.status, sentenceOf(answer)]).toEqual([
        409,
        expect.stringMatching(/contract .* has expired/),
      ])
    }
    expect((await see(maker, theirs)) as unknown).toMatchObject({ contract_expired: true })
    await world.pass(60)
    for (const [state, id] of ids)
      expect([state, (await see(maker, id)).payment_state]).toEqual([state, 'EXPIRED'])
    expect((await see(maker, safe)).payment_state).toBe('PREPARED')
    expect(await auditOf(theirs)).toMatchObject([{ action: 'payment.expire' }])
    expect(await trailOf(maker, theirs)).toMatchObject([{ event: 'expired', detail: { state: 'EXPIRED' } }])
  })
})
