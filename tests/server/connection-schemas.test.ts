import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { ACCESS, createSchema, exchange, fileOf, JPEG, SCHEMAS, uploadSchema } from './connecting.ts'
import { createTestStore } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { uploadFile } from './uploading.ts'
import { openWorld, type World } from './world.ts'

const LIMIT = 5 * 1024 * 1024

interface Schema {
  id: string
  access: string
  status: string
  number: number
  remote_object_id: string
  files: { fileId: string; name: string }[]
}

let store: Store
let world: World
let owner: Caller
let member: Caller

beforeAll(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store)
  owner = await signIn(world.app, 'admin@cordillera.example')
  member = await signIn(world.app, 'network@staff.example')
})

const save = (body: object, person = owner) => person.call('POST', SCHEMAS, { body, key: randomUUID() })
const read = async (id: string, person: Caller) =>
  (await person.call('GET', `${SCHEMAS}/${id}`)).body as Schema
const ask = (id: string, person = member) =>
  person.call('POST', `${SCHEMAS}/${id}/access_requests`, { body: {} })
const change = (id: string, status: string, person = owner) =>
  person.call('PATCH', `${ACCESS}/${id}`, { body: { status } })
const requestId = async (id: string) => ((await ask(id)).body as { id: string }).id
const contentOf = (id: string, person: Caller) => person.call('GET', `/fss_proxy/schema_files/${id}/content`)
const send = (name: string, content: string | Buffer) =>
  uploadFile(world.app, owner, '/fss_proxy/schema_files', { name, type: 'application/json', content })

it('takes JSON files below 5 MB that are one object, whatever they are called (CON-017, CON-030, ERR-017, ERR-018, LIM-030, API-017)', async () => {
  const refusals = [
    ['schema.json', 'not JSON', 'File must be a JSON file.'],
    ['schema.txt', '{}', 'File must be a JSON file.'],
    ['schema.json', Buffer.from('7b22ff227d', 'hex'), 'File must be a JSON file.'],
    ['schema.json', fileOf('{}', LIMIT), 'JSON file must smaller than 5MB.'],
    ['schema.json', '[{}]', expect.stringContaining('it must be one JSON object')],
    ['schema.json', 'null', expect.stringContaining('it must be one JSON object')],
  ] as const
  for (const [name, content, detail] of refusals)
    expect((await send(name, content)).body).toMatchObject({ detail })
  expect((await send('schema.json', fileOf('{}', LIMIT - 1))).status).toBe(200)
})

it('is created with name, country and file, and gets versions of its own (CON-006, CON-015, CON-016, CON-030)', async () => {
  const files = [await uploadSchema(world.app, owner)]
  const expected = { choice: 'CREATE', name: 'Payout to Peru', country: 'PE', files }
  for (const field of ['name', 'country', 'files'] as const) {
    const body = { ...expected, [field]: field === 'files' ? [randomUUID()] : undefined }
    expect((await save(body)).body).toMatchObject({ code: 'REQUIRED', fields: [{ path: field }] })
  }
  const made = (await save(expected)).body as Schema
  expect(made).toMatchObject({ access: 'OWN', number: 1, remote_object_id: files[0], status: 'ACTIVE' })
  expect(codeOf(await save(expected))).toBe('SCHEMA_FILE_USED')
  const second = [await uploadSchema(world.app, owner, '{"title":"second"}')]
  expect(codeOf(await save({ ...expected, files: second }))).toBe('SCHEMA_NAME_TAKEN')
  const version = { choice: 'UPDATE', schemaId: made.id, files: second }
  const next = (await save(version)).body as Schema
  expect(next).toMatchObject({ number: 2, remote_object_id: second[0] })
  expect(next.files.map(({ name }) => name)).toEqual(['payout v2.json', 'payout v1.json'])
  const theirs = [await uploadSchema(world.app, member)]
  expect(codeOf(await save({ ...version, files: theirs }, member))).toBe('SCHEMA_UNKNOWN')
})

it('is read by whom its owner grants access, as long as it is granted (CON-014, CON-029, API-017)', async () => {
  const { id, files } = await createSchema(world.app, owner, 'Granted')
  const { fileId } = files[0]!
  expect(await read(id, member)).toMatchObject({ access: 'NONE', files: [] })
  expect((await contentOf(fileId, member)).status).toBe(404)
  const request = await requestId(id)
  expect(codeOf(await ask(id))).toBe('SCHEMA_ASKED_ALREADY')
  expect(codeOf(await ask(id, owner))).toBe('SCHEMA_OWN')
  expect(codeOf(await change(request, 'GRANTED', member))).toBe('ACCESS_STANDING')
  expect(codeOf(await change(request, 'REVOKED'))).toBe('ACCESS_STANDING')
  expect((await contentOf(fileId, member)).status).toBe(404)
  expect((await change(request, 'GRANTED')).body).toMatchObject({
    status: 'GRANTED',
    member: 'Provider Staff',
  })
  expect(await read(id, member)).toMatchObject({ access: 'GRANTED', files: [{ fileId }] })
  expect((await contentOf(fileId, member)).body).toEqual({ type: 'object' })
  expect((await change(request, 'REVOKED')).status).toBe(200)
  expect((await contentOf(fileId, member)).status).toBe(404)
  const again = await requestId(id)
  expect((await change(again, 'DENIED')).body).toMatchObject({ status: 'DENIED' })
  expect((await contentOf(fileId, member)).status).toBe(404)
  const trail = await asSystem(store, (trx) =>
    trx
      .selectFrom('audit_trail')
      .select('action')
      .where('object_id', 'in', [request, again])
      .orderBy('at')
      .execute(),
  )
  expect(trail.map(({ action }) => action).toSorted()).toEqual(
    ['deny', 'grant', 'request', 'request', 'revoke'].map((verb) => `schema-access.${verb}`),
  )
})

it('keeps its readers and takes no new ones once it is deprecated, and no new versions (CON-012, CON-013, CON-028)', async () => {
  const { id, files } = await createSchema(world.app, owner, 'Deprecated')
  const deprecate = (person = owner) => person.call('POST', `${SCHEMAS}/${id}/deprecate`, { body: {} })
  const request = await requestId(id)
  await change(request, 'GRANTED')
  expect((await deprecate(member)).status).toBe(404)
  expect((await deprecate()).body).toMatchObject({ status: 'DEPRECATED' })
  expect(codeOf(await deprecate())).toBe('SCHEMA_DEPRECATED')
  expect((await contentOf(files[0]!.fileId, member)).status).toBe(200)
  const version = { choice: 'UPDATE', schemaId: id, files: [await uploadSchema(world.app, owner)] }
  expect(codeOf(await save(version))).toBe('SCHEMA_DEPRECATED')
  await change(request, 'REVOKED')
  expect(codeOf(await ask(id))).toBe('SCHEMA_DEPRECATED')
})

it('takes one request and one decision of twenty that hurry', async () => {
  const { id } = await createSchema(world.app, owner, 'Hurried')
  const asks = await Promise.all(Array.from({ length: 20 }, () => ask(id)))
  const [made, ...others] = asks.filter(({ status }) => status === 200)
  expect(others).toEqual([])
  const request = (made!.body as { id: string }).id
  const decisions = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => change(request, turn % 2 === 0 ? 'GRANTED' : 'DENIED')),
  )
  expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('stays in its environment, and its requests with the two whom they concern', async () => {
  const { id } = await createSchema(world.app, owner, 'In UAT')
  const request = await requestId(id)
  const elsewhere = { query: { env_name: 'prod' } }
  expect((await owner.call('GET', `${SCHEMAS}/${id}`, elsewhere)).status).toBe(404)
  expect((await owner.call('GET', `${ACCESS}/${request}`, elsewhere)).status).toBe(404)
  const seen = async (person: Caller) =>
    ((await person.call('GET', ACCESS)).body as { content: { id: string; isOurs: boolean }[] }).content.find(
      (one) => one.id === request,
    )?.isOurs
  expect([await seen(owner), await seen(member)]).toEqual([true, false])
})

it('forgets a file that nothing uses after thirty days, and none that a schema or an exchange has', async () => {
  const upload = async (kind: string, name: string, type: string, content: string | Buffer) => {
    const answer = await uploadFile(world.app, owner, `/fss_proxy/${kind}_files`, { name, type, content })
    return (answer.body as { fileId: string }).fileId
  }
  const { files } = await createSchema(world.app, owner, 'Kept for good')
  const [idle, icon, other] = [
    await uploadSchema(world.app, owner),
    await upload('exchange', 'icon.jpg', 'image/jpeg', fileOf(JPEG, 9)),
    await upload('exchange', 'other.jpg', 'image/jpeg', fileOf(JPEG, 9)),
  ]
  await owner.call('POST', '/pcs_proxy/exchanges', { body: { ...exchange, icon: [icon] }, key: randomUUID() })
  const age = (days: number) =>
    asSystem(store, (trx) =>
      sql`update connection_files set created_at = created_at - make_interval(days => ${days}::int)`.execute(
        trx,
      ),
    )
  const left = async () => {
    await world.jobs.settle()
    const rows = await asSystem(store, (trx) => trx.selectFrom('connection_files').select('id').execute())
    const existing = [files[0]!.fileId, icon, idle, other]
    return existing.map((id) => rows.some((row) => row.id === id))
  }
  await age(29)
  expect(await left()).toEqual([true, true, true, true])
  await age(2)
  expect(await left()).toEqual([true, true, false, false])
})
