import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { verifyTrails } from '#server/audit/verification.ts'
import type { Store } from '#server/store/store.ts'
import { approve, hold, type PendingPayment } from './approving.ts'
import { askToken, obtainCredential } from './asking-token.ts'
import { describeEachEngineAtLength } from './engines.ts'
import type { Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

const FLAG = 'flag.set'
const PROGRAM = 'Ledger-Sync/2.1 (nightly)'

interface Entry {
  id: string
  channel?: string
  user_agent?: string
  details?: Record<string, unknown>
}

describeEachEngineAtLength('where a change came from', (makeStore) => {
  let store: Store
  let world: World
  let admin: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    admin = await signIn(world.app, 'admin@northwind.example')
  })

  const newest = async (query: Record<string, string>): Promise<Entry> => {
    const { body } = await admin.call('GET', '/activity_log', { query: { size: '1', ...query } })
    const { id } = (body as { content: Entry[] }).content[0]!
    return (await admin.call('GET', `/activity_log/${id}`)).body as Entry
  }
  const switchFlag = { flag_name: 'rewards', active: true }
  const flags = '/xcurrent_proxy/internal/tenant_flags_config'

  it('stands in the trail, its details and its files: the portal or which credential, and the program (TRU-079)', async () => {
    await admin.call('PUT', flags, {
      body: switchFlag,
      headers: { 'user-agent': `Browser ${'x'.repeat(400)}` },
    })
    const byPerson = await newest({ action: FLAG })
    expect(byPerson.channel).toBe('Portal')
    expect(byPerson.user_agent).toHaveLength(255)

    const session = (await admin.browser.visit('/auth/session')).json<{ claims: { orgId: string } }>()
    const clients = `/organizations/${session.claims.orgId}/clients`
    const body = { name: 'Ledger', scopes: ['activity.read', 'activity.download'] }
    const second = await signIn(world.app, 'admin2@northwind.example')
    const client = await obtainCredential({ owner: admin, second, clients }, body)
    const token = (await askToken(world.app, client.client_id, client.secret)).json<{
      access_token: string
    }>()
    const headers = { authorization: `Bearer ${token.access_token}`, 'user-agent': PROGRAM }
    const read = await world.app.inject({ url: '/api/v1/activity_log/download?zone=UTC', headers })
    expect(read.statusCode, read.body).toBe(200)
    const byProgram = await newest({ action: 'activity.download' })
    expect(byProgram).toMatchObject({ channel: `API credential ${client.client_id}`, user_agent: PROGRAM })
    const file = String((await admin.call('GET', '/activity_log/download', { query: { zone: 'UTC' } })).body)
    expect(file).toContain(',Channel,User agent,')
    expect(file).toContain(`API credential ${client.client_id},${PROGRAM},`)
  })

  it('is held by the chain as everything else is, and entries of before keep their hash (TRU-079)', async () => {
    expect((await verifyTrails(store)).filter(({ broken }) => broken)).toEqual([])
    const { id } = await newest({ action: FLAG })
    const forged = store.db.transaction().execute(async (trx) => {
      await sql`alter table audit_trail disable trigger user`.execute(trx)
      await sql`alter table audit_trail no force row level security`.execute(trx)
      await sql`update audit_trail set channel = null, user_agent = null where id = ${id}`.execute(trx)
      const { rows } = await sql<{ isFound: boolean }>`select first_broken_audit(org_id) = seq as "isFound"
        from audit_trail where id = ${id}`.execute(trx)
      expect(rows).toEqual([{ isFound: true }])
      throw new Error('undone')
    })
    await expect(forged).rejects.toThrow('undone')
  })

  const routes: readonly [
    name: string,
    decide: (checker: Caller, stored: PendingPayment) => Promise<unknown>,
  ][] = [
    [
      '/payments/{id}/approve',
      (checker, { id }) => checker.call('POST', `/payments/${id}/approve`, { key: randomUUID(), body: {} }),
    ],
    ['/payment_approvals/{id}/reply', approve],
  ]
  it.each(routes)('names the approval, decided by %s (TRU-080)', async (_name, decide) => {
    const maker = await signIn(world.app, 'maker@northwind.example')
    const checker = await signIn(world.app, 'checker@northwind.example')
    const stored = await hold(maker, 'Taller Azul')
    await decide(checker, stored)
    expect((await newest({ object_id: stored.id, action: 'payment.approve' })).details).toMatchObject({
      approvalId: stored.approvalId,
    })
  })
})
