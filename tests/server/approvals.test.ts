import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { asSystem } from '#server/store/tenant.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, identityNamed, pay, payBody, quoteOf, type Caller, type KnownIdentity } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

describeAnyEngine('approvals', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let taller: KnownIdentity

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@northwind.example')
    taller = await identityNamed(maker, 'Taller Azul')
  })

  const request = async (person: Caller, to: KnownIdentity, changes: object = {}) => {
    const { quoteId } = await quoteOf(person, to)
    return person.call('POST', '/payment_approvals', {
      body: payBody(quoteId, to, changes),
      key: randomUUID(),
    })
  }

  it('holds a payment while payment authorization is on, however it is created (PAY-067, SET-006)', async () => {
    const held = await pay(maker, taller)
    expect([held.status, held.body]).toMatchObject([
      202,
      { payment_state: 'PENDING_APPROVAL', approval: { status: 'pending' }, timeline: [] },
    ])
    const { payment_id: id } = held.body as { payment_id: string }
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
})
