import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { askToken, callAs, obtainCredential } from './asking-token.ts'
import { letDecide } from './controlling.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

interface List {
  entries: string[]
  version: number
  yourAddress: string
  isLocked: boolean
}

describeAnyEngine('IP allowlist', (makeStore) => {
  let store: Store
  let world: World
  let admin: Caller
  let second: Caller
  let orgId: string

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    admin = await signIn(world.app, 'admin@lumen.example')
    second = await signIn(world.app, 'admin2@lumen.example')
    orgId = (await admin.browser.visit('/auth/session')).json<{ claims: { orgId: string } }>().claims.orgId
  })

  beforeEach(() => asSystem(store, (trx) => trx.deleteFrom('ip_allowlists').execute()))

  const read = async () => (await admin.call('GET', `/organizations/${orgId}/ip_allowlist`)).body as List
  const put = (body: object, person = admin) =>
    person.call('PUT', `/organizations/${orgId}/ip_allowlist`, { body })
  const save = async (entries: string[] | null, more: object = {}) =>
    put({ entries, version: (await read()).version, ...more })

  it('keeps single addresses and blocks in their one spelling, and shows the own address (ALW-001, ALW-002, ALW-003, API-158, API-159)', async () => {
    expect(await read()).toMatchObject({ entries: [], version: 0, yourAddress: '127.0.0.1', isLocked: false })
    expect((await save(['127.0.0.1', '203.0.113.9/24', '198.51.100.1/32'])).body).toMatchObject({
      entries: ['127.0.0.1', '203.0.113.0/24', '198.51.100.1'],
      version: 1,
      updatedBy: { email: 'admin@lumen.example' },
    })
    const trail = await asSystem(store, (trx) =>
      trx.selectFrom('audit_trail').select('details').where('action', '=', 'allowlist.save').execute(),
    )
    expect(trail.at(-1)?.details).toMatchObject({
      before: { entries: [] },
      after: { entries: ['127.0.0.1', '203.0.113.0/24', '198.51.100.1'] },
    })
  })

  it('says which entry is no address, and which stands there twice (ERR-013)', async () => {
    for (const wrong of ['2001:db8::1', '10.0.0.0/33', 'office', '']) {
      const { body } = await save(['127.0.0.1', wrong])
      expect(body, wrong).toMatchObject({
        code: 'ALLOWLIST_FORMAT',
        fields: [{ path: 'entries', keyword: 'entry-2' }],
      })
    }
    expect((await save(['127.0.0.1', '10.0.0.1/8', '10.2.0.0/8'])).body).toMatchObject({
      code: 'ALLOWLIST_TWICE',
      detail: '10.0.0.0/8 is on the list twice. Remove one of them.',
    })
    expect(await read()).toMatchObject({ entries: [] })
  })

  it('takes 256 entries and not one more, nor do twenty lists at once (ALW-004, LIM-027)', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, place) => `10.0.${place >> 8}.${place & 255}`)
    const full = 'There are 257 entries, and at most 256 are possible. Remove some, or use blocks.'
    expect((await save(many(257), { acceptsLockOut: true })).body).toMatchObject({
      code: 'ALLOWLIST_FULL',
      fields: [{ path: 'entries', message: full }],
    })
    expect((await save(many(256), { acceptsLockOut: true })).status).toBe(200)
    await asSystem(store, (trx) => trx.deleteFrom('ip_allowlists').execute())
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        put({ entries: [`192.0.2.${place}`, ...many(255)], version: 0, acceptsLockOut: true }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => codeOf(answer) === 'ALLOWLIST_CHANGED')).toHaveLength(19)
    expect((await read()).entries).toHaveLength(256)
    const past = asSystem(store, (trx) =>
      trx
        .updateTable('ip_allowlists')
        .set({ entries: many(257) })
        .where('org_id', '=', orgId)
        .execute(),
    )
    await expect(past).rejects.toThrow(/check/)
  })

  it('asks before a list is saved that the own address is not on', async () => {
    expect((await save(['203.0.113.0/24'])).body).toMatchObject({
      code: 'ALLOWLIST_LOCK_OUT',
      detail: expect.stringContaining('127.0.0.1'),
    })
    expect(await read()).toMatchObject({ entries: [] })
    expect((await save(['203.0.113.0/24'], { acceptsLockOut: true })).status).toBe(200)
    for (const list of [['127.0.0.0/8'], null]) await letDecide(second, await save(list))
    expect(await read()).toMatchObject({ entries: [] })
  })

  it('lets fewer addresses call at once, and more only once a second administrator decides (TRU-020)', async () => {
    expect((await save(['127.0.0.0/8', '203.0.113.7', '198.51.100.1'])).status).toBe(200)
    expect((await save(['127.0.0.0/8', '203.0.113.7'])).status).toBe(200)
    const more = await save(['127.0.0.0/8', '203.0.113.7', '192.0.2.1'])
    expect([more.status, more.body]).toMatchObject([
      202,
      { was: expect.stringContaining('203.0.113.7'), becomes: expect.stringContaining('192.0.2.1') },
    ])
    const none = await save([], { acceptsLockOut: true })
    expect(none.status).toBe(202)
    expect((await read()).entries).toEqual(['127.0.0.0/8', '203.0.113.7'])
    await letDecide(second, more)
    expect((await read()).entries).toContain('192.0.2.1')
  })

  const authorize = (setting_value: string) =>
    admin.call('POST', `/organizations/${orgId}/settings`, {
      body: { settings: [{ setting_name: 'payment_authorization', setting_value }] },
    })

  const withoutSecond = async () => letDecide(second, await authorize('false'))

  it('is locked while payment authorization is on (ALW-006, ERR-015)', async () => {
    await authorize('true')
    expect((await save(['127.0.0.1'])).body).toMatchObject({
      code: 'ALLOWLIST_LOCKED',
      detail: expect.stringContaining('payment authorization'),
    })
    expect(await read()).toMatchObject({ entries: [], isLocked: true })
    await withoutSecond()
    expect((await save(['127.0.0.1'])).status).toBe(200)
  })

  /** Lists the saves of the allowlist and of the payment authorization, in the order of the audit trail. */
  const trailSince = async (seq: number) => {
    const { rows } = await asSystem(store, (trx) =>
      sql<{ seq: number; action: string; on: string | null }>`select seq::int, action,
          details -> 'after' ->> 'payment_authorization' as on from audit_trail
        where org_id = ${orgId} and seq > ${seq} and action in ('allowlist.save', 'organisation.settings')
        order by seq`.execute(trx),
    )
    return rows
  }

  it('changes no list while payment authorization is on, when fifty lists meet the switch (ALW-006)', async () => {
    const began = (await trailSince(0)).at(-1)!.seq
    for (let round = 0; round < 5; round += 1) {
      await asSystem(store, (trx) => trx.deleteFrom('ip_allowlists').execute())
      const requested = Array.from({ length: 10 }, (_, place) => [
        put({ entries: [`127.0.${round}.${place}`], version: 0, acceptsLockOut: true }),
        ...(place === 4 ? [authorize('true')] : []),
      ])
      const answers = await Promise.all(requested.flat())
      expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
      await withoutSecond()
    }
    let isOn = false
    const counted = { switched: 0, saved: 0 }
    for (const { action, on } of await trailSince(began)) {
      if (action === 'allowlist.save') {
        expect(isOn).toBe(false)
        counted.saved += 1
      } else {
        isOn = on === 'true'
        counted.switched += 1
      }
    }
    expect(counted.switched).toBeGreaterThan(1)
    expect(counted.saved).toBeGreaterThan(0)
  })

  it('is read and changed by its own roles alone', async () => {
    for (const login of ['maker', 'viewer', 'users']) {
      const person = await signIn(world.app, `${login}@lumen.example`)
      expect(codeOf(await put({ entries: [], version: 0 }, person)), login).toBe('INSUFFICIENT_PERMISSIONS')
      expect((await person.call('GET', `/organizations/${orgId}/ip_allowlist`)).status, login).toBe(403)
    }
    const stranger = await signIn(world.app, 'admin@northwind.example')
    expect((await put({ entries: [], version: 0 }, stranger)).status).toBe(404)
  })

  it('refuses API calls from elsewhere, at the token and at the call, within five minutes (ALW-005, LIM-028, ERR-012)', async () => {
    const other = await signIn(world.app, 'admin2@lumen.example')
    const made = { owner: admin, second: other, clients: `/organizations/${orgId}/clients` }
    const client = await obtainCredential(made, { name: 'Allowlisted', scopes: ['self.read'] })
    const [here, there] = ['203.0.113.7', '198.51.100.7']
    const callThere = await callAs(world.app, client, there)
    expect((await callThere('GET', '/environments')).status).toBe(200)
    await save([`${here}/24`], { acceptsLockOut: true })
    await world.pass(300)
    const refusal = await callThere('GET', '/environments')
    expect([refusal.status, refusal.body.detail]).toEqual([
      403,
      'Unauthorized access. Please ensure your IP is added to allowlist.',
    ])
    expect(
      (await askToken(world.app, client.client_id, client.secret, { remoteAddress: there })).statusCode,
    ).toBe(403)
    expect((await (await callAs(world.app, client, here))('GET', '/environments')).status).toBe(200)
    expect((await admin.call('GET', '/environments')).status).toBe(200)
  })
})
