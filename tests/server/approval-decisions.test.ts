import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { whyUndecidable } from '#server/payments/moves/approval/undecidable.ts'
import type { Store } from '#server/store/store.ts'
import { approve, booksOf, hold, reject, reply, withdraw, type PendingPayment } from './approving.ts'
import { describeAnyEngine } from './engines.ts'
import { move, see, sentenceOf, trailOf } from './legacy-payments.ts'
import { codeOf, identityNamed, type Caller, type IdentityRecord } from './paying.ts'
import { shippedWorld } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const DAY = 86_400

describeAnyEngine('decisions about held payments', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let checker: Caller
  let viewer: Caller
  let taller: IdentityRecord

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@northwind.example')
    checker = await signIn(world.app, 'checker@northwind.example')
    viewer = await signIn(world.app, 'viewer@northwind.example')
    taller = await identityNamed(maker, 'Taller Azul')
  })

  const submit = () => hold(maker, taller)

  it('hands an approved payment to the network, which carries it to the end (API-120, APR-012)', async () => {
    const stored = await submit()
    const { status, body } = await approve(checker, stored)
    expect([status, body]).toMatchObject([200, { approvalId: stored.approvalId, status: 'approved' }])
    expect((await see(maker, stored.id)).payment_state).toBe('INITIATED')
    expect(await trailOf(maker, stored.id)).toMatchObject([
      { event: 'initiated', by: { email: 'maker@northwind.example' } },
      { event: 'authorized', by: { email: 'checker@northwind.example' } },
    ])
    expect(await booksOf(store, stored)).toMatchObject({ sent: 1, decided: ['payment.approve'] })
    for (let step = 0; step < 6; step += 1) await world.pass(60)
    expect((await see(maker, stored.id)).payment_state).toBe('COMPLETED')
  })

  it('fails a rejected payment for good and keeps the reasons (API-120, APR-006, APR-012)', async () => {
    const stored = await submit()
    const reasons = ['The amount differs.', 'The invoice is missing.']
    expect((await reject(checker, stored, reasons)).body).toMatchObject({
      status: 'rejected',
      rejection_reasons: reasons,
    })
    expect(await see(maker, stored.id)).toMatchObject({
      payment_state: 'FAILED',
      approval: { status: 'rejected', rejection_reasons: reasons },
    })
    expect((await trailOf(maker, stored.id)).map(({ event }) => event)).toEqual(['initiated', 'rejected'])
    expect(await booksOf(store, stored)).toMatchObject({ sent: 0, decided: ['payment.reject'] })
    expect(codeOf(await approve(checker, stored))).toBe('APPROVAL_DECIDED')
  })

  it('rejects with at least one reason of at most 255 characters (API-120)', async () => {
    const stored = await submit()
    for (const reasons of [[], [' '], ['x'.repeat(256)]])
      expect((await reject(checker, stored, reasons)).status).toBe(400)
    expect((await reply(checker, stored, { status: 'rejected' })).status).toBe(400)
    expect((await reply(checker, stored, { status: 'expired' })).status).toBe(400)
    expect((await see(maker, stored.id)).payment_state).toBe('PENDING_APPROVAL')
    expect((await reject(checker, stored, ['x'.repeat(255)])).status).toBe(200)
  })

  it('decides the same by the calls of the payment', async () => {
    const [first, second] = [await submit(), await submit()]
    expect((await move(checker, first.id, 'approve')).body).toMatchObject({
      payment_state: 'INITIATED',
      approval: { status: 'approved' },
    })
    expect(await booksOf(store, first)).toMatchObject({ sent: 1, decided: ['payment.approve'] })
    expect((await move(checker, second.id, 'reject', { reason: 'No.' })).body).toMatchObject({
      payment_state: 'FAILED',
      approval: { status: 'rejected', rejection_reasons: ['No.'] },
    })
    const lock = await move(maker, first.id, 'lock')
    expect([lock.status, codeOf(lock)]).toEqual([409, 'MOVE_NOT_OPEN'])
  })

  it('lets the one who asked withdraw, and nobody else (APR-009)', async () => {
    const stored = await submit()
    const others = await withdraw(await signIn(world.app, 'treasury@northwind.example'), stored)
    expect(others.status).toBe(403)
    expect((await withdraw(maker, stored)).body).toMatchObject({ status: 'cancelled' })
    expect((await see(maker, stored.id)).payment_state).toBe('CANCELED')
    expect(await booksOf(store, stored)).toMatchObject({ sent: 0, decided: ['approval.cancel'] })
    expect((await trailOf(maker, stored.id)).at(-1)).toMatchObject({
      event: 'withdrawn',
      by: { email: 'maker@northwind.example' },
    })
    expect(sentenceOf(await approve(checker, stored))).toMatch(/withdrew this payment/)
    expect(sentenceOf(await withdraw(maker, stored))).toMatch(/^You already withdrew/)
  })

  it('shows who decides all of the account the money goes to, as the kind of account it is', async () => {
    const { body } = await checker.call('GET', `/payments/${(await submit()).id}`)
    const { beneficiary } = body as { beneficiary: Record<string, string> }
    const stored = sql<{ account: string }>`select requirements ->> 'CdtrAcct.Id.Othr.Id' as account
      from identities where nick_name = 'Taller Azul' and environment = 'uat' limit 1`
    const { account } = (await stored.execute(store.db)).rows[0]!
    expect(account).toHaveLength(18)
    expect(beneficiary).toMatchObject({ clabe: account, accountShort: `…${account.slice(-4)}` })
  })

  it('lets nobody decide their own, and nobody without the permission (APR-001, APR-012)', async () => {
    const stored = await submit()
    for (const answer of [await approve(maker, stored), await approve(viewer, stored)])
      expect([answer.status, codeOf(answer)]).toEqual([403, 'INSUFFICIENT_PERMISSIONS'])
    const own = sql`(select id from users where email = 'checker@northwind.example')`
    await sql`update payments set initiated_by = ${own} where id = ${stored.id}`.execute(store.db)
    await sql`update approvals set initiated_by = ${own} where payment_id = ${stored.id}`.execute(store.db)
    const answers = [
      await approve(checker, stored),
      await reject(checker, stored),
      await move(checker, stored.id, 'approve'),
    ]
    for (const answer of answers) expect([answer.status, codeOf(answer)]).toEqual([403, 'APPROVAL_OWN'])
    expect((await see(maker, stored.id)).payment_state).toBe('PENDING_APPROVAL')
  })

  it('is pending, approved, rejected, cancelled or expired (APR-005)', async () => {
    const stored = await Promise.all(Array.from({ length: 5 }, submit))
    const [, approved, rejected, cancelled, expired] = stored as [
      PendingPayment,
      PendingPayment,
      PendingPayment,
      PendingPayment,
      PendingPayment,
    ]
    await approve(checker, approved)
    await reject(checker, rejected)
    await withdraw(maker, cancelled)
    await sql`update approvals set expires_at = app_now() where id = ${expired.approvalId}`.execute(store.db)
    const seen = await Promise.all(stored.map(({ id }) => see(maker, id)))
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
    const stored = await submit()
    const stranger = await signIn(world.app, 'checker@cordillera.example')
    const without = ({ status, body }: { status: number; body: unknown }) => ({
      status,
      body: { ...(body as object), requestId: '' },
    })
    const foreign = without(await approve(stranger, stored))
    expect(foreign.status).toBe(404)
    expect(foreign).toEqual(without(await approve(stranger, { ...stored, approvalId: randomUUID() })))
    expect((await approve(checker, { ...stored, approvalId: 'no-id' })).status).toBe(404)
  })

  it('answers the same intent the same way and sends once', async () => {
    const stored = await submit()
    const key = randomUUID()
    const first = await reply(checker, stored, { status: 'approved' }, key)
    const second = await reply(checker, stored, { status: 'approved' }, key)
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(second.body).toEqual(first.body)
    expect((await booksOf(store, stored)).sent).toBe(1)
  })

  it('says that the time ran out also within the millisecond in which it does (APR-009)', async () => {
    const stored = await submit()
    const refusal = await asSystem(store, async (trx) => {
      await sql`update approvals set expires_at = date_trunc('milliseconds', app_now()) + interval '999 microseconds'
        where id = ${stored.approvalId}`.execute(trx)
      const tenant = { orgId: randomUUID(), environment: 'uat' as const, userId: randomUUID() }
      return whyUndecidable('approval-own', { trx, tenant }, shippedWorld().definitions, {
        id: stored.approvalId,
      })
    })
    expect(refusal.fault).toBe('approval-expired')
  })

  it('expires a payment nobody decided; too late is too late (APR-009)', async () => {
    const stored = await submit()
    await sql`update app_clock set ahead = ahead + ${`${DAY + 1} seconds`}::interval`.execute(store.db)
    const answers = [
      await approve(checker, stored),
      await reject(checker, stored),
      await withdraw(maker, stored),
    ]
    for (const late of answers) expect([late.status, codeOf(late)]).toEqual([409, 'APPROVAL_EXPIRED'])
    await world.pass(60)
    expect(await see(maker, stored.id)).toMatchObject({
      payment_state: 'EXPIRED',
      approval: { status: 'expired' },
    })
    expect((await booksOf(store, stored)).sent).toBe(0)
    expect((await trailOf(maker, stored.id)).at(-1)).toMatchObject({
      event: 'expired',
      detail: { state: 'EXPIRED' },
    })
  })
})
