import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BulkOutcome, DecisionList } from '#definition/generated/wire-entities.ts'
import { flagsOf, readPayments } from '#server/decisions/rows.ts'
import type { Store } from '#server/store/store.ts'
import { booksOfAll, copiesOf, countAtWork, hold, reject, type PendingPayment } from './approving.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, identityNamed, pay, payBody, quoteOf, type Caller, type IdentityRecord } from './paying.ts'
import { signIn } from './sign-in.ts'
import { comparingDefinitions } from './server.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const { limits } = comparingDefinitions()

describeAnyEngine('approvals', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let taller: IdentityRecord
  const busiest = { atOnce: 0 }

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store, countAtWork(busiest))
    maker = await signIn(world.app, 'maker@northwind.example')
    taller = await identityNamed(maker, 'Taller Azul')
  })

  const request = async (person: Caller, to: IdentityRecord, changes: object = {}) => {
    const { quoteId } = await quoteOf(person, to)
    return person.call('POST', '/payment_approvals', {
      body: payBody(quoteId, to, changes),
      key: randomUUID(),
    })
  }

  it('holds a payment while payment authorization is on, however it is created (PAY-067, SET-006)', async () => {
    const stored = await pay(maker, taller)
    expect([stored.status, stored.body]).toMatchObject([
      202,
      { payment_state: 'PENDING_APPROVAL', approval: { status: 'pending' }, timeline: [] },
    ])
    const { payment_id: id } = stored.body as { payment_id: string }
    for (let step = 0; step < 3; step += 1) await world.pass(60)
    expect((await maker.call('GET', `/payments/${id}`)).body).toMatchObject({
      payment_state: 'PENDING_APPROVAL',
    })
  })

  it('keeps who asked, what for and until when (APR-002, APR-003, APR-004, API-119)', async () => {
    const { status, body } = await request(maker, taller, { meta: { note: 'urgent' } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      payment_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      user_email: 'maker@northwind.example',
      environment: 'uat',
      status: 'pending',
      meta: {
        quote: {
          sourceAmount: '150.00',
          destinationAmount: expect.stringMatching(/^\d+\.\d\d$/),
          destinationCurrency: 'MXN',
        },
        beneficiary: { nickName: 'Taller Azul', country: 'MX', accountShort: expect.any(String) },
        said: { note: 'urgent' },
      },
      rejection_reasons: [],
    })
    const { created_at, expires_at } = body as { created_at: string; expires_at: string }
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(86_400_000)
  })

  it('names the originator of a payment for somebody else (APR-003, PRM-046)', async () => {
    const bakery = await identityNamed(maker, 'Meadow Bakery', 'ORIGINATOR')
    const { body } = await request(maker, taller, { originatorIdentityId: bakery.identityId })
    expect(body).toMatchObject({ meta: { originator: { nickName: 'Meadow Bakery' } } })
    expect(codeOf(await request(maker, taller, { originatorIdentityId: taller.identityId }))).toBe(
      'ORIGINATOR_UNKNOWN',
    )
  })

  it('expires when nobody decides in time (APR-009)', async () => {
    const { body } = await request(maker, taller)
    const { payment_id: id } = body as { payment_id: string }
    await world.pass(86_401)
    const shown = await maker.call('GET', `/payments/${id}`)
    expect(shown.body).toMatchObject({ payment_state: 'EXPIRED', approval: { status: 'expired' } })
  })

  it('is refused where nobody has to approve', async () => {
    const lumen = await signIn(world.app, 'maker@lumen.example')
    expect(codeOf(await request(lumen, await identityNamed(lumen, 'Taller Azul')))).toBe('APPROVALS_OFF')
  })

  it('is never decided by the one who asked, says the database itself (APR-001)', async () => {
    const { body } = await request(maker, taller)
    const { approvalId } = body as { approvalId: string }
    const decide = asSystem(store, (trx) =>
      sql`update approvals set status = 'approved', decided_by = initiated_by where id = ${approvalId}`.execute(
        trx,
      ),
    )
    await expect(decide).rejects.toThrow(/approvals_check/)
  })

  const many = (person: Caller, items: readonly object[], key: string = randomUUID()) =>
    person.call('POST', '/bulk', { body: { items }, key })

  const outcomesOf = ({ body }: { body: unknown }) => (body as { outcomes: BulkOutcome[] }).outcomes

  const seen = async (person: Caller, whose = 'to-decide') => {
    const { body } = await person.call('GET', '/decisions', { query: { whose, size: '100' } })
    return body as DecisionList
  }

  const approving = ({ id, fingerprint }: { id: string; fingerprint?: string | undefined }) => ({
    call: 'payments.approve',
    id,
    body: { fingerprint },
  })

  describe('of many at once', () => {
    let checker: Caller
    let requested: PendingPayment

    beforeAll(async () => {
      checker = await signIn(world.app, 'checker@northwind.example')
      requested = await hold(maker, taller)
    })

    it('decides each alone and once, however often the same is sent (TRU-146)', async () => {
      const stored = await copiesOf(store, requested, process.env.PORTOLAN_LONG === '1' ? 1000 : 12)
      const items = stored.map((one) => approving(one))
      const key = randomUUID()
      const [first, again] = [await many(checker, items, key), await many(checker, items, key)]
      expect(outcomesOf(first).every(({ done }) => done)).toBe(true)
      expect(outcomesOf(first).map(({ id }) => id)).toEqual(stored.map(({ id }) => id))
      expect(again.body).toEqual(first.body)
      for (const books of await booksOfAll(store, stored))
        expect(books).toEqual({
          sent: 1,
          decided: ['payment.approve'],
          trail: ['initiated', 'authorized'],
          status: 'approved',
          state: 'INITIATED',
        })
    })

    it('tells of one that somebody else decided meanwhile, of one that changed, and of an own one, and decides the others (TRU-146)', async () => {
      const [free, gone, changed, broken] = await copiesOf(store, requested, 4)
      await reject(checker, gone!)
      const items = [
        approving(free!),
        approving(gone!),
        { ...approving(changed!), body: { fingerprint: 'of something else' } },
        { ...approving(broken!), body: { unheard: 'of' } },
      ]
      const outcomes = outcomesOf(await many(checker, items))
      expect(outcomes.map(({ done, code }) => code ?? done)).toEqual([
        true,
        'APPROVAL_DECIDED',
        'APPROVAL_OUTDATED',
        'INVALID_REQUEST',
      ])
      expect(outcomes[1]?.message).toMatch(/^You already rejected this payment/)
      expect((await booksOfAll(store, [gone!, changed!])).map(({ sent, status }) => [sent, status])).toEqual([
        [0, 'rejected'],
        [0, 'pending'],
      ])
      const own = await many(maker, [{ call: 'approvals.cancel', id: changed!.approvalId }])
      expect(outcomesOf(own)).toEqual([{ call: 'approvals.cancel', id: changed!.approvalId, done: true }])
    })

    it('refuses an own one among others, and leaves that in the trail as of one decided alone (TRU-146, TRU-173)', async () => {
      const admin = await signIn(world.app, 'admin@northwind.example')
      const own = await hold(admin, taller)
      const [other] = await copiesOf(store, requested, 1)
      const outcomes = outcomesOf(await many(admin, [approving(own), approving(other!)]))
      expect(outcomes.map(({ done, code }) => code ?? done)).toEqual(['APPROVAL_OWN', true])
      expect(await booksOfAll(store, [own])).toMatchObject([{ status: 'pending', decided: [] }])
      const refusedOf = async () => {
        const { rows } = await asSystem(store, (trx) =>
          sql<{ record: string }>`select details->>'record' as record from audit_trail
            where action = 'call.refuse' and object_id = 'payments.approve'`.execute(trx),
        )
        return rows.map(({ record }) => record)
      }
      await expect.poll(refusedOf).toContain(own.id)
    })

    it('takes the places of its person one by one, however many such requests there are (TRU-174)', async () => {
      const stored = await copiesOf(store, requested, 24)
      const parts = [stored.slice(0, 8), stored.slice(8, 16), stored.slice(16)]
      busiest.atOnce = 0
      const answers = await Promise.all(
        parts.map((part) =>
          many(
            checker,
            part.map((one) => approving(one)),
          ),
        ),
      )
      expect(answers.flatMap(outcomesOf).every(({ done }) => done)).toBe(true)
      expect(busiest.atOnce).toBeLessThanOrEqual(Number(limits['requestsOfPerson']?.is))
    })

    it('refuses the whole before anything is done: without the right, too many, twice the same, or no call of many (TRU-146)', async () => {
      const [stored] = await copiesOf(store, requested, 1)
      const one = approving(stored!)
      const tooMany = Array.from({ length: 1001 }, () => ({ ...one, id: randomUUID() }))
      const refusals = [
        await many(maker, [one]),
        await many(checker, tooMany),
        await many(checker, [one, one]),
        await many(checker, [{ call: 'payments.read', id: stored!.id }]),
        await many(checker, []),
      ]
      expect(refusals.map(codeOf)).toEqual([
        'INSUFFICIENT_PERMISSIONS',
        'BULK_TOO_MANY',
        'INVALID_REQUEST',
        'INVALID_REQUEST',
        'INVALID_REQUEST',
      ])
      expect(await booksOfAll(store, [stored!])).toMatchObject([{ status: 'pending', decided: [] }])
      await asSystem(store, (trx) =>
        sql`update sessions set proven_at = now() - interval '2 days'`.execute(trx),
      )
      expect(codeOf(await many(checker, [one]))).toBe('SIGN_IN_AGAIN')
      const reasons = { call: 'payments.reject', id: stored!.id, body: { reason: 'The amount differs.' } }
      expect(codeOf(await many(checker, [reasons]))).toBe('SIGN_IN_AGAIN')
    })
  })

  describe('in one list', () => {
    it('stand with the least time left first, for whom may decide and for others, with how many (TRU-147)', async () => {
      const checker = await signIn(world.app, 'checker@northwind.example')
      const before = await seen(checker)
      const stored = await hold(maker, taller)
      const mine = await seen(checker)
      expect(mine.counts.toDecide).toBe(before.counts.toDecide + 1)
      expect(mine.content.every(({ mayDecide }) => mayDecide)).toBe(true)
      const ends = mine.content.map(({ until = '9' }) => until)
      expect(ends).toEqual(ends.toSorted())
      const requested = mine.content.find(({ id }) => id === stored.id)
      expect(requested).toMatchObject({ kind: 'payment', what: 'Taller Azul', sourceAmount: '150.00' })
      const others = await seen(maker, 'others')
      expect((await seen(maker)).content).toEqual([])
      expect(others.content.find(({ id }) => id === stored.id)).toMatchObject({ mayDecide: false })
      expect((await seen(checker, 'all')).page.totalElements).toBe(mine.counts.toDecide + mine.counts.others)
    })

    it('say what sets a payment apart: the first, a new account, more than usual, the same as another (TRU-148)', async () => {
      const checker = await signIn(world.app, 'checker@northwind.example')
      const stored = await hold(maker, taller)
      const twin = await hold(maker, taller)
      const flags = (one: PendingPayment, changes: Record<string, (typeof limits)[string]> = {}) =>
        asSystem(store, async (trx) => {
          const { rows } = await sql<{ orgId: string; userId: string }>`select org_id as "orgId",
            initiated_by as "userId" from payments where id = ${one.id}`.execute(trx)
          const tenant = { ...rows[0]!, environment: 'uat' as const }
          const given = { ...comparingDefinitions(), limits: { ...limits, ...changes } }
          return flagsOf((await readPayments({ trx, tenant }, given, [one.id])).get(one.id)!)
        })
      const most = { is: 1, unit: 'entries' as const, says: 'For tests.' }
      const change = (statement: ReturnType<typeof sql>) => asSystem(store, (trx) => statement.execute(trx))
      expect(await flags(twin)).toEqual(['same-as'])
      expect(await flags(twin, { usualPayments: most })).toEqual(['same-as'])
      await change(sql`update quotes set source_amount = 151 where id = ${twin.id}`)
      await change(sql`insert into identity_versions (org_id, environment, identity_id, version, nick_name, requirements)
        select org_id, environment, id, version - 1, nick_name, requirements || '{"CdtrAcct.Id.Othr.Id": "1"}'
        from identities where id = ${taller.identityId}`)
      expect(await flags(twin)).toEqual(['new-account', 'above-usual'])
      const crowd = { is: 1000, unit: 'entries' as const, says: 'For tests.' }
      expect(await flags(twin, { usualPayments: crowd })).toEqual(['new-account'])
      await change(sql`update payments set state = 'FAILED' where id = ${stored.id}`)
      const { content } = await seen(checker)
      expect(content.find(({ id }) => id === twin.id)?.flags).toContain('new-account')
      const others = sql`update payments set beneficiary_id = null where beneficiary_id = ${taller.identityId}
        and id <> ${twin.id}`
      await asSystem(store, async (trx) => {
        await others.execute(trx)
      })
      expect(await flags(twin)).toEqual(['new-account', 'first-payment'])
    })
  })
})
