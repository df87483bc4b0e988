import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { placeOf } from './peopling.ts'
import { createBrowser, signIn, walkIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const EMAIL = 'maker@northwind.example'
const USUAL = { zoneFrom: 'BROWSER', density: 'COMFORTABLE', begins: 'LAST', singleKeys: 'ON' }

describeEachEngineAtLength('preferences', (makeStore) => {
  let store: Store
  let world: World
  let person: Awaited<ReturnType<typeof signIn>>

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    person = await signIn(world.app, EMAIL)
  })

  const save = (body: object, headers: Record<string, string> = {}) =>
    person.call('PUT', '/preferences', { body, headers })
  const zoneOfMail = async () =>
    ((await person.call('GET', '/mail_preferences')).body as { zone: string }).zone

  it('are as usual until a person chooses, and offer every zone and their own environments (TRU-428)', async () => {
    const headers = { 'x-timezone': 'America/Mexico_City' }
    const { status, body } = await person.call('GET', '/preferences', { headers })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...USUAL, browserZone: 'America/Mexico_City' })
    const { zones, environments } = body as { zones: string[]; environments: { code: string }[] }
    expect(zones).toEqual(expect.arrayContaining(['Europe/Berlin', 'Asia/Tokyo', 'UTC']))
    const listed = await sql<{ name: string }>`select name from pg_timezone_names`.execute(store.db)
    expect(zones.filter((zone) => !listed.rows.some(({ name }) => name === zone))).toEqual([])
    const { id } = await placeOf(store, EMAIL)
    const assigned = await asSystem(store, (trx) =>
      trx.selectFrom('user_environments').select('environment').where('user_id', '=', id).execute(),
    )
    expect(environments.map(({ code }) => code).toSorted()).toEqual(
      assigned.map(({ environment }) => environment).toSorted(),
    )
  })

  it('stay with the account: who signs in anywhere is told them before anything is shown (TRU-428)', async () => {
    const chosen = { zoneFrom: 'CHOSEN', zone: 'Asia/Tokyo', density: 'COMPACT', singleKeys: 'OFF' }
    expect((await save(chosen)).body).toMatchObject(chosen)
    // Preferences that the request omits stay.
    expect((await save({ begins: 'CHOSEN', environment: 'uat' })).body).toMatchObject(chosen)
    const elsewhere = createBrowser(world.app)
    await walkIn(elsewhere, EMAIL)
    const { preferences } = (await elsewhere.visit('/auth/session')).json<{ preferences: object }>()
    expect(preferences).toEqual({ ...chosen, begins: 'CHOSEN', environment: 'uat' })
    const somebody = createBrowser(world.app)
    await walkIn(somebody, 'checker@northwind.example')
    expect((await somebody.visit('/auth/session')).json()).toMatchObject({ preferences: USUAL })
    await save(USUAL)
    expect((await elsewhere.visit('/auth/session')).json()).toMatchObject({ preferences: USUAL })
  })

  it('take no zone that nobody knows, and no environment the person does not work in (TRU-428, TRU-429)', async () => {
    const codes = []
    for (const body of [
      { zoneFrom: 'CHOSEN' },
      { zoneFrom: 'CHOSEN', zone: 'Nowhere/Land' },
      { zoneFrom: 'CHOSEN', zone: '+05:00' },
      { begins: 'CHOSEN' },
      { begins: 'CHOSEN', environment: 'stest' },
      { density: 'TIGHT' },
      {},
    ]) {
      const { status, body: answer } = await save(body)
      codes.push(`${status} ${(answer as { code: string }).code}`)
    }
    expect(codes).toEqual([
      ...Array(3).fill('422 TIME_ZONE_UNKNOWN'),
      ...Array(2).fill('422 ENVIRONMENT_NOT_YOURS'),
      ...Array(2).fill('400 INVALID_REQUEST'),
    ])
  })

  it('leave an entry in the trail with what was before, and none where nothing changed (TRU-428)', async () => {
    const entries = () =>
      asSystem(store, (trx) =>
        trx
          .selectFrom('audit_trail')
          .select('details')
          .where('action', '=', 'preferences.choose')
          .orderBy('seq', 'desc')
          .execute(),
      )
    const before = await entries()
    await save({ density: 'COMPACT' })
    await save({ density: 'COMPACT' })
    const [newest, ...older] = await entries()
    expect(newest?.details).toMatchObject({
      before: { density: 'COMFORTABLE' },
      after: { density: 'COMPACT' },
    })
    expect(older).toEqual(before)
    await save(USUAL)
  })

  it('hold the one zone of a person: the hours of their mail are read on the same clock, and stay there while another choice is saved (TRU-430, TRU-658)', async () => {
    const browser = { 'x-timezone': 'America/Mexico_City' }
    const night = { mail: 'EVERYTHING', quiet: 'HOURS', quietFrom: '22:00', quietUntil: '07:00' }
    await person.call('PUT', '/mail_preferences', { body: night, headers: browser })
    expect(await zoneOfMail()).toBe('America/Mexico_City')
    await save({ zoneFrom: 'CHOSEN', zone: 'Europe/Berlin' })
    expect(await zoneOfMail()).toBe('Europe/Berlin')
    // A page in the zone that was chosen before says where its browser is.
    await save({ zoneFrom: 'BROWSER' }, { 'x-timezone': 'Europe/Berlin', 'x-browser-timezone': 'Asia/Tokyo' })
    expect(await zoneOfMail()).toBe('Asia/Tokyo')
    // Neither a change of something else nor the same choice again moves the hours to where a person is today.
    const away = { 'x-timezone': 'America/Lima', 'x-browser-timezone': 'America/Lima' }
    for (const body of [{ density: 'COMPACT' }, { zoneFrom: 'BROWSER', density: 'COMFORTABLE' }])
      expect((await save(body, away)).status).toBe(200)
    expect(await zoneOfMail()).toBe('Asia/Tokyo')
    await person.call('PUT', '/mail_preferences', { body: { ...night, zone: 'Europe/Madrid' } })
    expect((await person.call('GET', '/preferences')).body).toMatchObject({ zone: 'Europe/Madrid' })
    await save(USUAL)
  })

  it('share a view with those alone who may read its table, until its owner is deleted, also while the owner is disabled (TRU-828, TRU-789)', async () => {
    const admin = await signIn(world.app, 'admin@northwind.example')
    const viewer = await signIn(world.app, 'viewer@northwind.example')
    const draft = (table: string) => ({
      table,
      name: `Of ${table}`,
      isShared: true,
      query: { filters: { search: 'Ada' } },
    })
    const share = (by: typeof admin, table: string) => by.call('POST', '/views', { body: draft(table) })
    const seen = async (query: Record<string, string> = {}) => {
      const { views } = (await viewer.call('GET', '/views', { query })).body as { views: { table: string }[] }
      return views.map(({ table }) => table)
    }
    const { id } = (await share(admin, 'activity')).body as { id: string }
    expect((await share(admin, 'payments')).status).toBe(200)
    expect([(await share(admin, 'no-table')).status, (await share(viewer, 'activity')).status]).toEqual([
      404, 404,
    ])
    expect([await seen(), await seen({ table: 'activity' })]).toEqual([['payments'], []])
    expect((await viewer.call('PUT', `/views/${id}`, { body: draft('payments') })).status).toBe(404)
    expect((await viewer.call('DELETE', `/views/${id}`)).status).toBe(404)
    const stand = (status: string) =>
      asSystem(store, (trx) =>
        sql`update users set status = ${status} where email = 'admin@northwind.example'`.execute(trx),
      )
    // Colleagues go on working with it while its owner is away.
    await stand('DISABLED')
    expect(await seen()).toEqual(['payments'])
    await stand('DELETED')
    expect(await seen()).toEqual([])
    await stand('ACTIVE')
  })
})
