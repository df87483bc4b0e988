import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import { clientsOf } from '#server/app/clients.ts'
import type { Store } from '#server/store/store.ts'
import { inTenant, type Trx } from '#server/store/tenant.ts'
import { decideChange } from './controlling.ts'
import { createTestStore } from './engines.ts'
import type { Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const ADMIN = 'admin@northwind.example'

describe('the console of the provider', () => {
  let store: Store
  let world: World
  let first: Caller
  let second: Caller
  let admin: Caller
  let orgId: string

  beforeAll(async () => {
    store = await createTestStore('seeded')
    world = await openWorld(store)
    first = await signIn(world.app, 'provider@staff.example')
    second = await signIn(world.app, 'provider2@staff.example')
    admin = await signIn(world.app, ADMIN)
    orgId = (await placeOf(store, ADMIN)).org_id
  })

  const read = async <T>(caller: Caller, path: string) => (await caller.call('GET', path)).body as T
  const client = () => read<Answer<'providerClients.read'>>(first, `/provider/clients/${orgId}`)
  const system = <T>(text: ReturnType<typeof sql<T>>) =>
    asSystem(store, async (trx) => (await text.execute(trx)).rows)
  const trail = () =>
    system(sql<{ action: string; details: Record<string, unknown> }>`select action, details from audit_trail
      where org_id = ${orgId} and user_id is null order by seq desc limit 1`)
  const notified = (type: string) =>
    system(sql<{
      email: string
    }>`select distinct u.email, n.facts from notifications n join users u on u.id = n.user_id
      where n.event_type = ${type} order by 1`)

  /** Requests a change as one person and approves it as another. */
  const together = async (path: string, reason: string) => {
    const requested = await first.call('POST', path, { body: { reason } })
    expect([requested.status, requested.body]).toMatchObject([202, { state: 'waiting' }])
    const { id } = requested.body as { id: string }
    expect((await decideChange(first, id, 'approve')).body).toMatchObject({ errorCode: 'CONTROL_CHANGE_OWN' })
    const agreed = await decideChange(second, id, 'approve')
    expect([agreed.status, agreed.body]).toMatchObject([200, { state: 'done' }])
  }

  it('lists every client but not the provider itself, with its state, products and people (TRU-351)', async () => {
    const list = await read<Answer<'providerClients.list'>>(first, '/provider/clients?size=100')
    const names = list.content.map(({ name }) => name)
    expect(names).toContain('Harbor Tea Traders')
    expect(names).not.toContain('Provider Staff')
    expect(list.counts.all).toBe(names.length)
    expect(await client()).toMatchObject({
      state: 'ACTIVE',
      hasBegun: true,
      products: expect.stringContaining('Payments direct'),
      environments: expect.stringContaining('UAT'),
      identityProvider: 'BUILT_IN',
      lastActivityAt: expect.any(String),
    })
    const found = await read<Answer<'providerClients.list'>>(
      first,
      '/provider/clients?search=harbor&state=SETTING_UP',
    )
    expect(found.content).toMatchObject([{ name: 'Harbor Tea Traders', hasBegun: false }])
    // Nobody of this organisation has signed in, but it has payments.
    expect(list.content.find(({ name }) => name.startsWith('Lumen'))).toMatchObject({ hasBegun: true })
  })

  it('opens to nobody of a client, not even with the role, nor to other staff (TRU-350)', async () => {
    const { id } = await placeOf(store, 'maker@northwind.example')
    await asSystem(store, (trx) =>
      trx
        .insertInto('user_roles')
        .values({ org_id: orgId, user_id: id, role: 'Provider Administrator' })
        .execute(),
    )
    const others = ['maker@northwind.example', ADMIN, 'support@staff.example']
    for (const email of others) {
      const person = await signIn(world.app, email)
      for (const path of [
        '/provider/clients',
        `/provider/clients/${orgId}`,
        '/provider/reviews',
        '/provider/stuck_payouts',
      ])
        expect([email, path, (await person.call('GET', path)).status]).toEqual([email, path, 403])
    }
  })

  it('is empty to the database for whoever is not the provider, and lets them change nothing (TRU-350)', async () => {
    const { org_id, id } = await placeOf(store, 'maker@northwind.example')
    const tenant = { orgId: org_id, userId: id, environment: 'uat' as const }
    for (const table of [
      'organisations',
      'users',
      'audit_trail',
      'wallets',
      'network_payouts',
      'client_states',
    ]) {
      const key = table === 'organisations' ? 'id' : 'org_id'
      const rows = await inTenant(store, tenant, (trx) =>
        clientsOf(trx).read(
          async () => (await sql`select ${sql.ref(key)} from ${sql.table(table)}`.execute(trx)).rows,
        ),
      )
      expect([table, rows]).toEqual([table, []])
    }
    for (const work of ['lookUp', 'change'] as const)
      await expect(
        inTenant(store, tenant, (trx) => {
          const clients = clientsOf(trx)
          const done = async () => 'done'
          return work === 'change' ? clients.change(org_id, done) : clients.lookUp(done)
        }),
      ).rejects.toThrow('Only the provider')
    const staff = await placeOf(store, 'provider@staff.example')
    const own = { orgId: staff.org_id, userId: staff.id, environment: 'uat' as const }
    const secrets = (column: string, table: string) =>
      inTenant(store, own, (trx) =>
        clientsOf(trx).read(() => sql`select ${sql.ref(column)} from ${sql.table(table)}`.execute(trx)),
      )
    await expect(secrets('account_number', 'bank_accounts')).rejects.toThrow('permission denied')
    await expect(secrets('details', 'audit_trail')).rejects.toThrow('permission denied')
    await expect(secrets('id', 'identities')).rejects.toThrow('permission denied')
  })

  it('changes the rows of one client alone, though a statement names none; over all of them it only reads (TRU-350, TRU-507)', async () => {
    const staff = await placeOf(store, 'provider@staff.example')
    const own = { orgId: staff.org_id, userId: staff.id, environment: 'uat' as const }
    const asProvider = <T>(work: (clients: ReturnType<typeof clientsOf>, trx: Trx) => Promise<T>) =>
      inTenant(store, own, (trx) => work(clientsOf(trx), trx))
    const owners = sql<{ org_id: string }>`select distinct org_id from users`
    const changed = await asProvider((clients, trx) => clients.change(orgId, () => owners.execute(trx)))
    expect(changed.rows).toEqual([{ org_id: orgId }])
    const all = await asProvider((clients, trx) => clients.lookUp(() => owners.execute(trx)))
    expect(all.rows.length).toBeGreaterThan(1)
    const touch = sql`update client_views set ended_at = now() where false`
    await expect(asProvider((clients, trx) => clients.lookUp(() => touch.execute(trx)))).rejects.toThrow(
      'name the client',
    )
    const foreign = sql`insert into client_states (org_id, state, reason) values (${own.orgId}, 'DISABLED', 'x')`
    await expect(
      asProvider((clients, trx) => clients.change(orgId, () => foreign.execute(trx))),
    ).rejects.toThrow('of another organisation')
  })

  it('shuts a client out once two persons agree, with both in its trail, and lets it in the same way (TRU-352)', async () => {
    await together(`/provider/clients/${orgId}/disable`, 'Its licence was withdrawn')
    expect(await client()).toMatchObject({ state: 'DISABLED', reason: 'Its licence was withdrawn' })
    expect((await admin.call('GET', `/organizations/${orgId}`)).body).toMatchObject({
      errorCode: 'CLIENT_DISABLED',
    })
    expect(await trail()).toMatchObject([
      {
        action: 'client.disable',
        details: {
          by: 'Administrator (provider)',
          decidedBy: 'Second Administrator (provider)',
          provider: 'Provider Staff',
          reason: 'Its licence was withdrawn',
        },
      },
    ])
    expect((await notified('CLIENT_DISABLED')).map(({ email }) => email)).toContain(ADMIN)
    const again = await first.call('POST', `/provider/clients/${orgId}/disable`, {
      body: { reason: 'Twice' },
    })
    expect(again.body).toMatchObject({ errorCode: 'CLIENT_STANDING' })
    await together(`/provider/clients/${orgId}/enable`, 'It has another one')
    expect((await admin.call('GET', `/organizations/${orgId}`)).status).toBe(200)
  })

  it('keeps nothing where the second person is missing (TRU-352)', async () => {
    const { id } = await placeOf(store, 'provider2@staff.example')
    const set = (status: string) => system(sql`update users set status = ${status} where id = ${id}`)
    await set('DISABLED')
    const requested = await first.call('POST', `/provider/clients/${orgId}/disable`, {
      body: { reason: 'Alone' },
    })
    expect([requested.status, requested.body]).toMatchObject([409, { errorCode: 'PROVIDER_ALONE' }])
    await set('ACTIVE')
  })

  it('lists what waits at all clients by age, and decides it by two persons; the client is told (TRU-353, TRU-354, TRU-355)', async () => {
    const [wallet] = await system(sql<{
      id: string
    }>`update wallets set approved = 'Pending', status = 'Onboarded',
      created_at = app_now() - interval '9 days' where (org_id, id) in (select org_id, id from wallets where org_id = ${orgId} limit 1) returning id`)
    const user = (await placeOf(store, ADMIN)).id
    await system(sql`insert into onboarding_reviews (org_id, task, status, outcome, submitted_by, submitted_at)
      values (${orgId}, 'your-business', 'COMPLETE', 'in review', ${user}, app_now() - interval '8 days')
      on conflict (org_id, task) do update set status = 'COMPLETE', submitted_at = excluded.submitted_at`)
    const list = async () => read<Answer<'providerReviews.list'>>(first, '/provider/reviews?size=100')
    const own = (await list()).content.filter(({ clientId }) => clientId === orgId)
    expect(own.map(({ kind }) => kind)).toEqual(['WALLET', 'ONBOARDING'])
    const ages = (await list()).content.map(({ since }) => since)
    expect(ages).toEqual(ages.toSorted())
    await together(`/provider/reviews/${own[0]!.id}/approve`, 'The holder is known')
    expect(await system(sql`select approved from wallets where id = ${wallet!.id}`)).toEqual([
      { approved: 'Yes' },
    ])
    expect(await trail()).toMatchObject([
      {
        action: 'review.decide',
        details: { outcome: 'APPROVED', decidedBy: 'Second Administrator (provider)' },
      },
    ])
    expect((await notified('WALLET_REVIEW_APPROVED')).map(({ email }) => email)).toContain(ADMIN)
    await together(`/provider/reviews/${own[1]!.id}/decline`, 'Send the register extract')
    expect(
      await system(sql`select r.status, q.says from onboarding_reviews r join onboarding_requests q using (org_id, task)
        where r.org_id = ${orgId} and r.task = 'your-business' and q.says = 'Send the register extract'`),
    ).toEqual([{ status: 'INCOMPLETE', says: 'Send the register extract' }])
    const gone = await first.call('POST', `/provider/reviews/${own[0]!.id}/approve`, {
      body: { reason: 'Again' },
    })
    expect(gone.body).toMatchObject({ errorCode: 'REVIEW_OVER' })
  })

  it('lists payouts that stand still, tells the provider once, and asks the network again (TRU-356, TRU-357, TRU-358)', async () => {
    const [payment] = await system(sql<{ id: string }>`
      insert into network_payouts (org_id, environment, id, state, amount, currency, stuck, stuck_at, stuck_detail)
        select org_id, environment, id, 'HELD', 10, 'MXN', 'conflict', app_now() - interval '1 hour', 'other payee'
        from payments where org_id = ${orgId} and environment = 'uat' limit 1 returning id`)
    await world.pass(120)
    await world.pass(120)
    const list = await read<Answer<'providerStuck.list'>>(first, '/provider/stuck_payouts')
    expect(list.content).toMatchObject([
      {
        id: payment!.id,
        clientId: orgId,
        ends: 'PERSON',
        question: 'TAKE',
        detail: 'other payee',
        why: expect.any(String),
      },
    ])
    expect((await notified('PAYOUT_STUCK')).map(({ email }) => email)).toEqual([
      'provider2@staff.example',
      'provider@staff.example',
    ])
    const notices = await system(
      sql`select from notifications where event_type = 'PAYOUT_STUCK' and environment = 'uat'`,
    )
    expect(notices).toHaveLength(2)
    expect(
      (await first.call('POST', `/provider/stuck_payouts/${payment!.id}/ask`, { body: {} })).status,
    ).toBe(200)
    expect(await system(sql`select state, stuck from network_payouts where id = ${payment!.id}`)).toEqual([
      { state: 'WAITING', stuck: null },
    ])
    const again = await first.call('POST', `/provider/stuck_payouts/${payment!.id}/ask`, { body: {} })
    expect(again.body).toMatchObject({ errorCode: 'PAYOUT_NOT_STUCK' })
  })

  it('says what a production needs, in order, as the program has it, and how much of it is missing for home (TRU-364, TRU-365)', async () => {
    const setup = await read<Answer<'providerSetup.list'>>(first, '/provider/setup')
    expect(setup.content.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'production MISSING',
      'mail MISSING',
      'network MISSING',
      'second-person DONE',
      'first-client DONE',
      expect.stringMatching(/^administrators /),
      'first-sign-in DONE',
      'liquidity MISSING',
    ])
    expect(setup.missing).toBe(setup.content.filter(({ state }) => state === 'MISSING').length)
    await system(sql`insert into account_credits (org_id, environment, currency, kind, amount, reference, state, requested_by, decided_by, decided_at)
      values (${orgId}, 'prod', 'USD', 'CREDIT', 5, 'first money', 'booked', 'operator', 'other', app_now())`)
    const after = await read<Answer<'providerSetup.list'>>(first, '/provider/setup')
    expect(after.content.find(({ id }) => id === 'liquidity')).toMatchObject({ state: 'DONE' })
    expect(after.missing).toBe(setup.missing - 1)
    expect((await admin.call('GET', '/provider/setup')).status).toBe(403)
  })
})
