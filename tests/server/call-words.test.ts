import { beforeAll, expect, it } from 'vitest'
import type { Call } from '#definition/generated/call.ts'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import type { Caller } from './paying.ts'
import { comparingDefinitions } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld } from './world.ts'

const CHANGED: Readonly<Record<string, Partial<Call>>> = {
  'views.create': {
    limit: { most: 'recentPages', fault: 'too-many-views' },
    unique: { field: 'name', fault: 'view-name-taken' },
    audit: { action: 'view.create', object: 'preset', id: 'answer.id', details: { label: 'request.name' } },
  },
  'views.update': { unique: { field: 'isShared', fault: 'view-name-taken' } },
  'views.delete': { audit: { unrecorded: 'Nobody asks for it.' } },
  'activity.list': { pageSize: 'searchOthers' },
}

let store: Store
let maker: Caller
let admin: Caller

beforeAll(async () => {
  const shipped = comparingDefinitions()
  const calls = shipped.calls.map((call) => ({ ...call, ...CHANGED[call.id] }))
  store = await createTestStore('seeded')
  const { app } = await openWorld(store, undefined, undefined, { ...shipped, calls })
  maker = await signIn(app, 'maker@lumen.example')
  admin = await signIn(app, 'admin@lumen.example')
})

const add = (name: string, table = 'payments') =>
  maker.call('POST', '/views', { body: { table, name, query: { filters: {} } } })

const trail = () =>
  asSystem(store, (trx) =>
    trx
      .selectFrom('audit_trail')
      .select(['action', 'object_type', 'object_id', 'details'])
      .where('action', 'like', 'view.%')
      .orderBy('seq')
      .execute(),
  )

it('counts, names, records and pages as the definition of a call says, without a change of the program (TRU-522)', async () => {
  const first = (await add('One')).body as { id: string }
  expect(await trail()).toEqual([
    { action: 'view.create', object_type: 'preset', object_id: first.id, details: { label: 'One' } },
  ])
  expect(await add('one', 'batches')).toMatchObject({
    status: 409,
    body: { code: 'VIEW_NAME_TAKEN', fields: [{ path: 'name' }] },
  })
  for (const name of ['Two', 'Three', 'Four']) expect((await add(name)).status).toBe(200)
  const more = await add('Five')
  expect(more).toMatchObject({ status: 409, body: { code: 'TOO_MANY_VIEWS' } })
  expect((more.body as { message: string }).message).toContain('You keep 4 views')
  expect((await maker.call('DELETE', `/views/${first.id}`)).status).toBe(200)
  expect(await trail()).toHaveLength(4)
  const { content, page } = (await admin.call('GET', '/activity_log')).body as {
    content: unknown[]
    page: object
  }
  expect([content.length, page]).toEqual([3, expect.objectContaining({ number: 0, size: 3 })])
})

it('refuses as broken what a definition asks of a noun that it cannot tell apart by (TRU-522)', async () => {
  const { id } = ((await maker.call('GET', '/views')).body as { views: { id: string }[] }).views[0]!
  const body = { table: 'payments', name: 'Other', query: { filters: {} } }
  expect(await maker.call('PUT', `/views/${id}`, { body })).toMatchObject({
    body: { code: 'DEFINITION_BROKEN' },
  })
})
