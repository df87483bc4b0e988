import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { letDecide } from './controlling.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

interface Settings {
  settings: { setting_name: string; setting_value: string }[]
  position: string
  endToEndId: string
  closed: Record<string, string[]>
  version: string
}

const AUTHORIZATION = 'payment_authorization'
const SETTLEMENT = 'auto_settlement'

describeEachEngineAtLength('settings of an organisation', (makeStore) => {
  let store: Store
  let world: World
  let admin: Caller
  let second: Caller
  let maker: Caller
  let orgId: string

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    admin = await signIn(world.app, 'admin@northwind.example')
    second = await signIn(world.app, 'admin2@northwind.example')
    maker = await signIn(world.app, 'maker@northwind.example')
    orgId = (await admin.browser.visit('/auth/session')).json<{ claims: { orgId: string } }>().claims.orgId
  })

  const read = async () => (await admin.call('GET', `/organizations/${orgId}/settings`)).body as Settings
  const submit = (expected: Record<string, string>, person = admin, version?: string) => {
    const settings = Object.entries(expected).map(([setting_name, setting_value]) => ({
      setting_name,
      setting_value,
    }))
    return person.call('POST', `/organizations/${orgId}/settings`, {
      body: { settings, ...(version ? { version } : {}) },
    })
  }
  /** Changes settings; the second administrator approves a change that weakens a control. */
  const set = async (...expected: Parameters<typeof submit>) => {
    const answer = await submit(...expected)
    if (answer.status !== 202) return answer
    await letDecide(second, answer)
    return { ...answer, status: 200, body: await read() }
  }
  const trail = () =>
    asSystem(store, (trx) =>
      trx
        .selectFrom('audit_trail')
        .select(['action', 'details'])
        .where('org_id', '=', orgId)
        .where('object_type', '=', 'organisation')
        .orderBy('seq')
        .execute(),
    )

  it('turns one of the two off when the other is turned on, both ways, and can have neither (SET-001, SET-002, SET-004, SET-005, API-040, API-161)', async () => {
    expect((await set({ [SETTLEMENT]: 'true' })).body).toMatchObject({ position: 'auto-settlement' })
    expect((await read()).settings).toEqual(
      expect.arrayContaining([{ setting_name: AUTHORIZATION, setting_value: 'false' }]),
    )
    expect((await set({ [AUTHORIZATION]: 'true' })).body).toMatchObject({ position: 'authorization' })
    expect((await read()).settings).toEqual(
      expect.arrayContaining([{ setting_name: SETTLEMENT, setting_value: 'false' }]),
    )
    expect((await set({ [AUTHORIZATION]: 'false' })).body).toMatchObject({ position: 'none' })
    expect(codeOf(await set({ [AUTHORIZATION]: 'true', [SETTLEMENT]: 'true' }))).toBe('SETTINGS_EXCLUSIVE')
    expect(await read()).toMatchObject({ position: 'none' })
  })

  it('never has both on, whatever a hundred people toggle at once (SET-004, SET-005)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, place) =>
        submit({ [place % 2 === 0 ? AUTHORIZATION : SETTLEMENT]: 'true' }),
      ),
    )
    // A busy server refuses some requests, and a change that removes the second person waits. All others return
    // exactly one of the two.
    const done = answers.filter(({ status }) => status === 200).map(({ body }) => body as Settings)
    expect(answers.filter(({ status }) => ![200, 202, 409, 503].includes(status))).toEqual([])
    expect(done.length).toBeGreaterThan(1)
    for (const { settings } of [...done, await read()]) {
      const pair = settings.filter(({ setting_name }) => [AUTHORIZATION, SETTLEMENT].includes(setting_name))
      expect(pair.map(({ setting_value }) => setting_value).toSorted()).toEqual(['false', 'true'])
    }
    await asSystem(store, (trx) => trx.deleteFrom('control_changes').execute())
    const both = asSystem(store, (trx) =>
      sql`update organisation_settings set setting_value = 'true' where org_id = ${orgId}`.execute(trx),
    )
    await expect(both).rejects.toThrow(/organisation_settings_exclusive/)
  })

  it('writes one row to the trail, with before and after, and none when nothing changed', async () => {
    await set({ [AUTHORIZATION]: 'true' })
    const before = (await trail()).length
    await set({ [AUTHORIZATION]: 'true' })
    expect(await trail()).toHaveLength(before)
    await set({ [SETTLEMENT]: 'true' })
    const rows = await trail()
    expect(rows).toHaveLength(before + 1)
    expect(rows.at(-1)).toMatchObject({
      action: 'organisation.settings',
      details: {
        before: { [AUTHORIZATION]: 'true', [SETTLEMENT]: 'false' },
        after: { [AUTHORIZATION]: 'false', [SETTLEMENT]: 'true' },
      },
    })
  })

  it('tells who saves an older version, and keeps what is there', async () => {
    const { version } = await read()
    await set({ [AUTHORIZATION]: 'true' })
    expect(codeOf(await set({ [SETTLEMENT]: 'true' }, admin, version))).toBe('SETTINGS_CHANGED')
    expect(await read()).toMatchObject({ position: 'authorization' })
  })

  it('is changed by an Organization Administrator alone: no payments role switches off the second person', async () => {
    for (const login of ['maker', 'checker', 'users', 'viewer']) {
      const person = await signIn(world.app, `${login}@northwind.example`)
      expect(codeOf(await set({ [AUTHORIZATION]: 'false' }, person)), login).toBe('INSUFFICIENT_PERMISSIONS')
    }
    const stranger = await signIn(world.app, 'admin@harbor.example')
    expect((await set({ [AUTHORIZATION]: 'false' }, stranger)).status).toBe(404)
  })

  it('offers end-to-end IDs from 5.7.0 on, and auto-settlement from 6.1.0 on with its flag (SET-003, PRM-041, PRM-044, PRM-045, FLG-010)', async () => {
    const served = (version: string) =>
      asSystem(store, (trx) =>
        trx.updateTable('organisations').set({ server_version: version }).where('id', '=', orgId).execute(),
      )
    await set({ [AUTHORIZATION]: 'true', auto_generate_end_to_end_id: 'false' })
    await served('5.6.9')
    expect(codeOf(await set({ auto_generate_end_to_end_id: 'true' }))).toBe('SETTING_NOT_OFFERED')
    await served('5.7.0')
    expect((await set({ auto_generate_end_to_end_id: 'true' })).body).toMatchObject({ endToEndId: 'true' })
    expect(codeOf(await set({ [SETTLEMENT]: 'true' }))).toBe('SETTING_NOT_OFFERED')
    await served('6.1.0')
    await admin.call('PUT', '/xcurrent_proxy/internal/tenant_flags_config', {
      body: { flag_name: 'autoSettle', active: false },
    })
    expect(codeOf(await set({ [SETTLEMENT]: 'true' }))).toBe('SETTING_NOT_OFFERED')
    expect(await read()).toMatchObject({ position: 'authorization' })
    await admin.call('PUT', '/xcurrent_proxy/internal/tenant_flags_config', {
      body: { flag_name: 'autoSettle', active: true },
    })
    expect((await set({ [SETTLEMENT]: 'true' })).body).toMatchObject({ position: 'auto-settlement' })
  })

  it('offers payment authorization with the flag of maker checker of the product, and keeps it when the flag goes (FLG-005, FLG-027, APR-013)', async () => {
    const flag = (flag_name: string, active: boolean) =>
      admin.call('PUT', '/xcurrent_proxy/internal/tenant_flags_config', { body: { flag_name, active } })
    await set({ [AUTHORIZATION]: 'false', [SETTLEMENT]: 'false' })
    await flag('rpd2MakerChecker', false)
    expect((await flag('makerChecker', true)).status).toBe(200)
    const refusal = await set({ [AUTHORIZATION]: 'true' })
    expect(codeOf(refusal)).toBe('SETTING_NOT_OFFERED')
    expect(JSON.stringify(refusal.body)).toContain('Contact support')
    expect(await read()).toMatchObject({ position: 'none', closed: { authorization: ['authorization'] } })
    await flag('rpd2MakerChecker', true)
    await flag('makerChecker', false)
    expect((await set({ [AUTHORIZATION]: 'true' })).body).toMatchObject({ position: 'authorization' })
    await flag('rpd2MakerChecker', false)
    expect(await read()).toMatchObject({ position: 'authorization', closed: { authorization: [] } })
    expect((await set({ auto_generate_end_to_end_id: 'true' })).body).toMatchObject({
      position: 'authorization',
    })
    for (const name of ['rpd2MakerChecker', 'makerChecker']) await flag(name, true)
  })

  it('keeps flags of the organisation by name; only an Organization Administrator sets them (API-079, API-080)', async () => {
    const path = '/xcurrent_proxy/internal/tenant_flags_config'
    expect((await maker.call('GET', `${path}/rewards`)).body).toEqual({ flag_name: 'rewards', active: false })
    const on = { flag_name: 'rewards', active: true }
    expect(codeOf(await maker.call('PUT', path, { body: on }))).toBe('INSUFFICIENT_PERMISSIONS')
    expect((await admin.call('PUT', path, { body: on })).body).toEqual(on)
    expect((await maker.call('GET', `${path}/rewards`)).body).toEqual(on)
    expect((await maker.call('GET', `${path}/constructor`)).status).toBe(404)
    expect(codeOf(await admin.call('PUT', path, { body: { flag_name: 'gold', active: true } }))).toBe(
      'FLAG_UNKNOWN',
    )
    const elsewhere = await signIn(world.app, 'maker@harbor.example')
    expect((await elsewhere.call('GET', `${path}/rewards`)).body).toEqual({
      flag_name: 'rewards',
      active: false,
    })
    await admin.call('PUT', path, { body: { ...on, active: false } })
  })

  it('tells whether a name is that of the own organisation, and nothing of others (API-098)', async () => {
    const place = '/xcurrent_proxy/internal/tenant_validation'
    const ask = (query: Record<string, string>) => maker.call('GET', place, { query })
    const valid = async (tenantName: string) => (await ask({ tenantName })).body as { isValid?: boolean }
    expect(await valid('Northwind Payroll Ltd')).toEqual({
      tenantName: 'Northwind Payroll Ltd',
      isValid: true,
    })
    for (const other of ['Lumen Marketplace Inc.', 'Nobody'])
      expect(await valid(other)).toMatchObject({ isValid: false })
    expect(codeOf(await ask({}))).toBe('INVALID_REQUEST')
  })

  it('needs a name and a Salesforce ID, and says which is missing (SET-016, SET-017)', async () => {
    const save = (body: object) => admin.call('PATCH', `/organizations/${orgId}`, { body })
    const whole = { name: 'Northwind Payroll Ltd', customerId: 'CUS-NORTH' }
    for (const missing of ['name', 'customerId']) {
      const answer = await save({ ...whole, [missing]: '   ' })
      expect(answer.body, missing).toMatchObject({ code: 'REQUIRED', fields: [{ path: missing }] })
    }
    expect((await save({ name: whole.name })).status).toBe(400)
    expect((await save(whole)).body).toMatchObject(whole)
    expect(
      (await admin.call('GET', `/organizations/${orgId}`, { query: { full: 'true' } })).body,
    ).toMatchObject(whole)
    expect(codeOf(await maker.call('PATCH', `/organizations/${orgId}`, { body: whole }))).toBe(
      'INSUFFICIENT_PERMISSIONS',
    )
  })
})
