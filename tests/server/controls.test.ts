import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallRequest } from '#server/app/call.ts'
import { toServerDefinitions } from '#server/app/definitions.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'
import { createHandlers } from '#server/handlers.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import type { Store } from '#server/store/store.ts'
import { approve, hold } from './approving.ts'
import { changesSeenBy, decideChange, letDecide, type ChangeRecord } from './controlling.ts'
import { createTestStore } from './engines.ts'
import type { Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { testConfig } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const DOMAIN = 'northwind.example'
const setting = (value: string) => ({
  settings: [{ setting_name: 'payment_authorization', setting_value: value }],
})

describe('a change that weakens a control', () => {
  let store: Store
  let world: World
  let first: Caller
  let second: Caller
  let maker: Caller
  let orgId: string

  beforeAll(async () => {
    store = await createTestStore('seeded')
    world = await openWorld(store)
    first = await signIn(world.app, `admin@${DOMAIN}`)
    second = await signIn(world.app, `admin2@${DOMAIN}`)
    maker = await signIn(world.app, `maker@${DOMAIN}`)
    orgId = (await placeOf(store, `admin@${DOMAIN}`)).org_id
  })

  const settings = () => `/organizations/${orgId}/settings`
  const position = async () => ((await first.call('GET', settings())).body as { position: string }).position
  const switchOff = (person: Caller = first) => person.call('POST', settings(), { body: setting('false') })
  const requestChange = async (person?: Caller) => {
    const { status, body } = await switchOff(person)
    expect([status, body]).toMatchObject([202, { state: 'waiting' }])
    return body as ChangeRecord
  }
  const trailOf = (id: string) =>
    asSystem(store, (trx) =>
      sql<{ action: string; email: string | null; details: Record<string, unknown> }>`
        select action, u.email, details from audit_trail t left join users u on u.id = t.user_id
        where object_id = ${id} or details ->> 'controlChange' = ${id} order by seq`.execute(trx),
    ).then(({ rows }) => rows)

  it('waits for another administrator, changes nothing meanwhile, and everybody is told and led to it (TRU-020, TRU-034)', async () => {
    const change = await requestChange()
    expect(change).toMatchObject({
      says: 'Switch payment authorization off',
      was: 'A second person approves each payment.',
      becomes: 'Payments are sent without a second person.',
      message: 'Nothing is changed yet: the change waits for a second person.',
    })
    expect(await position()).toBe('authorization')
    const message = await asSystem(store, (trx) =>
      sql<{ email: string }>`select distinct u.email from notifications n join users u on u.id = n.user_id
        where event_type = 'CONTROL_CHANGE_ASKED' and n.org_id = ${orgId}::uuid order by 1`.execute(trx),
    )
    expect(message.rows.map(({ email }) => email.split('@')[0])).toEqual([
      'admin2',
      'checker',
      'maker',
      'treasury',
      'users',
      'viewer',
    ])
    const { rows: links } = await asSystem(store, (trx) =>
      sql`select distinct page, page_parameters from notifications
        where event_type = 'CONTROL_CHANGE_ASKED' and org_id = ${orgId}::uuid`.execute(trx),
    )
    expect(links).toEqual([{ page: 'control-change', page_parameters: { id: change.id } }])
    expect((await maker.call('GET', `/control_changes/${change.id}`)).body).toMatchObject({ id: change.id })
    expect((await switchOff()).body).toMatchObject({
      errorCode: 'CONTROL_CHANGE_WAITS',
      message: expect.stringContaining('You asked for the same change already'),
      current: { id: change.id, state: 'waiting' },
    })
    expect((await decideChange(first, change.id, 'approve')).body).toMatchObject({
      errorCode: 'CONTROL_CHANGE_OWN',
    })
    expect((await decideChange(maker, change.id, 'approve')).status).toBe(403)
    expect((await decideChange(second, change.id, 'cancel')).body).toMatchObject({
      errorCode: 'CONTROL_CHANGE_OF_OTHERS',
    })
    expect(await position()).toBe('authorization')
    expect((await decideChange(first, change.id, 'cancel')).body).toMatchObject({ state: 'cancelled' })
  })

  it('is made in the name of who asked once another administrator approves, with both names in the trail (TRU-020)', async () => {
    const change = await letDecide(second, await switchOff())
    expect(await position()).toBe('none')
    const trail = await trailOf(change.id)
    expect(trail.map(({ action, email }) => [action, email])).toEqual([
      ['control-change.ask', `admin@${DOMAIN}`],
      ['organisation.settings', `admin@${DOMAIN}`],
      ['control-change.approve', `admin2@${DOMAIN}`],
    ])
    expect(trail[1]!.details.decidedBy).toBe((await placeOf(store, `admin2@${DOMAIN}`)).id)
    const again = await decideChange(second, change.id, 'reject', { reason: 'No.' })
    expect(again.body).toMatchObject({ errorCode: 'CONTROL_CHANGE_DECIDED' })
    expect(await first.call('POST', settings(), { body: setting('true') })).toMatchObject({ status: 200 })
    expect(await position()).toBe('authorization')
  })

  it('is rejected with a reason that is kept, and nothing is changed (TRU-020)', async () => {
    const { id } = await requestChange()
    expect((await decideChange(second, id, 'reject', { reason: ' ' })).status).toBe(400)
    await decideChange(second, id, 'reject', { reason: 'Not before the audit.' })
    const [newest] = await changesSeenBy(maker)
    expect(newest).toMatchObject({ id, state: 'rejected', reason: 'Not before the audit.' })
    expect(await position()).toBe('authorization')
  })

  it('is not made when the person who asked lost the right meanwhile, and the change says why (TRU-020)', async () => {
    const { id } = await requestChange()
    const admin = await placeOf(store, `admin@${DOMAIN}`)
    const role = sql`role = 'Organization Administrator' and user_id = ${admin.id}`
    const lost = await asSystem(store, (trx) =>
      sql<{ granted_at: Date }>`delete from user_roles where ${role} returning granted_at`.execute(trx),
    )
    const { body } = await decideChange(second, id, 'approve')
    await asSystem(store, (trx) =>
      sql`insert into user_roles (org_id, user_id, role, granted_at)
        values (${admin.org_id}, ${admin.id}, 'Organization Administrator', ${lost.rows[0]!.granted_at})`.execute(
        trx,
      ),
    )
    expect(body).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('Organization Administrator'),
    })
    expect(await position()).toBe('authorization')
  })

  it('is found on a page of its own however many came after it (TRU-096)', async () => {
    const all = await changesSeenBy(first)
    expect(all.length).toBeGreaterThan(2)
    const page = async (number: string, sort_direction: string) => {
      const query = { page: number, size: '1', sort_direction }
      const { body } = await first.call('GET', '/control_changes', { query })
      return body as { content: ChangeRecord[]; page: object }
    }
    const last = await page(String(all.length - 1), 'desc')
    expect(last.content.map(({ id }) => id)).toEqual([all.at(-1)!.id])
    expect(last.page).toMatchObject({ totalElements: all.length, totalPages: all.length })
    expect((await page('0', 'asc')).content).toEqual(last.content)
  })

  it('is refused at once where the call would be refused anyhow (TRU-020)', async () => {
    const body = { ...setting('false'), version: 'another' }
    expect(await first.call('POST', settings(), { body })).toMatchObject({ status: 409 })
    expect((await changesSeenBy(first)).filter(({ state }) => state === 'waiting')).toEqual([])
  })

  it('takes effect by itself after the announced time where nobody else may decide (TRU-021)', async () => {
    const others = sql`role = 'Organization Administrator' and org_id = ${orgId}::uuid
      and user_id <> (select id from users where email = ${`admin@${DOMAIN}`})`
    const gone = await asSystem(store, (trx) =>
      sql<{
        user_id: string
        granted_at: Date
      }>`delete from user_roles where ${others} returning user_id, granted_at`.execute(trx),
    )
    const change = await requestChange()
    expect(change.message).toContain('takes effect by itself')
    expect(Date.parse(change.takesEffectAt!)).toBeGreaterThan(0)
    await world.pass(172_000)
    expect(await position()).toBe('authorization')
    await world.pass(1000)
    expect(await position()).toBe('none')
    expect((await trailOf(change.id)).map(({ action, email }) => [action, email])).toEqual([
      ['control-change.ask', `admin@${DOMAIN}`],
      ['organisation.settings', `admin@${DOMAIN}`],
      ['control-change.due', null],
    ])
    await first.call('POST', settings(), { body: setting('true') })
    for (const { user_id, granted_at } of gone.rows)
      await asSystem(store, (trx) =>
        sql`insert into user_roles values (${orgId}, ${user_id}, 'Organization Administrator', ${granted_at})`.execute(
          trx,
        ),
      )
  })

  it('takes no effect once its client is disabled, or the program that asked for it is revoked (TRU-715)', async () => {
    const failed = async ({ id }: ChangeRecord) =>
      (await changesSeenBy(second)).find((one) => one.id === id) as ChangeRecord & { reason?: string }
    const due = await requestChange()
    await asSystem(store, async (trx) => {
      await sql`update control_changes set takes_effect_at = app_now() where id = ${due.id}`.execute(trx)
      await sql`insert into client_states (org_id, state, reason) values (${orgId}, 'DISABLED', 'Reported')`.execute(
        trx,
      )
    })
    await world.pass(60)
    await asSystem(store, (trx) => sql`delete from client_states where org_id = ${orgId}`.execute(trx))
    expect(await failed(due)).toMatchObject({
      state: 'failed',
      reason: 'Your provider has disabled your organisation. Contact your provider.',
    })

    const change = await requestChange()
    await asSystem(store, (trx) =>
      sql`with made as (insert into api_credentials (org_id, environment, name, audience, client_id, owner_id, created_by,
          scopes, expires_at, deleted_at)
        select ${orgId}, 'uat', 'Ledger', 'a', 'revoked-client', u.id, u.id, array['organisation.write'],
          app_now() + interval '1 day', app_now() from users u where u.email = ${`admin@${DOMAIN}`} returning id, name)
        update control_changes c set credential_id = made.id, credential_name = made.name from made where c.id = ${change.id}`.execute(
        trx,
      ),
    )
    await decideChange(second, change.id, 'approve')
    expect(await failed(change)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('so it opens nothing'),
    })
    expect(await position()).toBe('authorization')
  })

  it('shuts nobody out from deciding who is not told first, and may say no (TRU-036)', async () => {
    const { id } = await placeOf(store, `admin2@${DOMAIN}`)
    const path = `/organizations/${orgId}/users/${id}`
    const before = (await second.call('GET', path)).body as Record<string, unknown>
    const names = { version: before.version, first_name: 'Somebody', last_name: 'Else' }
    const body = { ...names, roles: ['direct.payments.read'], environments: before.environments }
    for (const take of [
      () => first.call('POST', `${path}/disable`, { body: {} }),
      () => first.call('DELETE', path),
      () => first.call('PUT', path, { body }),
    ]) {
      const { status, body: change } = await take()
      expect([status, change]).toMatchObject([202, { takesEffectAt: expect.any(String) }])
      const { id: waiting } = change as ChangeRecord
      expect((await second.call('GET', path)).body).toMatchObject({ status: 'ACTIVE', scopes: before.scopes })
      expect((await decideChange(second, waiting, 'reject', { reason: 'I stay.' })).status).toBe(200)
    }
    await world.pass(200_000)
    expect((await second.call('GET', path)).body).toMatchObject({ status: 'ACTIVE', scopes: before.scopes })
    const last = await first.call('POST', `${path}/disable`, { body: {} })
    await world.pass(200_000)
    expect((await first.call('GET', path)).body).toMatchObject({ status: 'DISABLED' })
    expect(last.body).toMatchObject({ message: expect.stringContaining('unless it is rejected') })
    await asSystem(store, (trx) =>
      trx.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', id).execute(),
    )
    second = await signIn(world.app, `admin2@${DOMAIN}`)
  })

  it('is decided by nobody whose right is younger than it, nor is a payment (TRU-022)', async () => {
    const query = { env_name: 'uat' }
    const granted = await hold(maker, 'Taller Azul')
    const change = await requestChange()
    const renew = (email: string, role: string) =>
      asSystem(store, (trx) =>
        sql`update user_roles set granted_at = app_now()
          where role = ${role} and user_id = (select id from users where email = ${email})`.execute(trx),
      )
    await renew(`admin2@${DOMAIN}`, 'Organization Administrator')
    await renew(`checker@${DOMAIN}`, 'cloud.payments.authorization.write')
    const checker = await signIn(world.app, `checker@${DOMAIN}`)
    for (const answer of [
      await decideChange(second, change.id, 'approve'),
      await decideChange(second, change.id, 'reject', { reason: 'No.' }),
      await approve(checker, granted),
    ])
      expect(answer).toMatchObject({ status: 403, body: { errorCode: 'RIGHT_YOUNGER' } })
    expect((await maker.call('GET', `/payments/${granted.id}`, { query })).body).toMatchObject({
      payment_state: 'PENDING_APPROVAL',
    })
    await decideChange(first, change.id, 'cancel')
    await letDecide(second, await switchOff())
  })
})

it('closes every call of administrators while a control is broken: nobody knows what it would have held back (TRU-023)', async () => {
  const path = 'controls/payment-authorization.control.json'
  const files = readDefinitions(definitionsRoot).map((file) =>
    file.path === path ? { path, text: '{' } : file,
  )
  const definitions = toServerDefinitions(files)
  const store = await createTestStore('seeded')
  const handlers = createHandlers({ store, jobs: createJobs(store), definitions, config: testConfig() })
  for (const id of ['organisations.changeSettings', 'users.approve', 'clients.create', 'allowlist.save'])
    expect(await handlers[id]!({} as CallRequest), id).toMatchObject({ fault: 'definition-broken' })
})
