import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Call } from '#definition/generated/call.ts'
import { createTestStore } from './engines.ts'
import { namesRecord, openMatrix, organisationOf, type Organisation } from './matrix-world.ts'
import { shippedDefinitions } from './shipped.ts'
import { asSystem } from './system.ts'

const { library } = shippedDefinitions()
const calls = Object.values(library.calls).filter(namesRecord)
const flags = Object.keys(library.flags)
const METHODS: Readonly<Record<string, readonly ('GET' | 'HEAD' | 'OPTIONS' | 'DELETE')[]>> = {
  GET: ['GET', 'HEAD', 'OPTIONS'],
  DELETE: ['DELETE'],
}

let app: Awaited<ReturnType<typeof openMatrix>>['app']
let others: Organisation[]

beforeAll(async () => {
  const store = await createTestStore('seeded')
  await asSystem(store, (trx) =>
    sql`insert into files (org_id, environment, name, type, size, sha256, uploaded_by, content)
      select org_id, 'uat', 'a.pdf', 'application/pdf', 4, repeat('0', 64), id, '%PDF'
      from users where email = 'viewer@northwind.example'`.execute(trx),
  )
  const own = await organisationOf(store, 'viewer@harbor.example', flags)
  others = []
  for (const name of ['northwind', 'lumen', 'cordillera'])
    others.push(await organisationOf(store, `viewer@${name}.example`, flags))
  const matrix = await openMatrix(store, others[0]!)
  matrix.callers.set('all', { ...own.session, roles: Object.keys(library.roles) })
  app = matrix.app
})

/** Returns an answer without the parts that differ on every request. */
const tell = async (method: 'GET' | 'HEAD' | 'OPTIONS' | 'DELETE', path: string) => {
  const { statusCode, headers, body } = await app.inject({
    method,
    url: `/api/v1${path}`,
    query: { env_name: 'uat' },
    headers: { authorization: 'Bearer all', 'idempotency-key': randomUUID() },
  })
  const { date: _date, ...lasting } = headers
  return JSON.stringify({ statusCode, headers: lasting, body: body.replace(/"requestId":"[^"]*"/, '') })
}

/** Returns true if an organisation has such a record; without one, its path contains a new id each time. */
const has = (one: Organisation, call: Call) => one.pathOf(call) === one.pathOf(call)

it('answers for what belongs to another organisation as for what is not there, to the byte (PRM-001)', async () => {
  const different: string[] = []
  const compared = new Set<string>()
  for (const call of calls) {
    for (const other of others.filter((one) => has(one, call))) {
      for (const method of METHODS[call.method] ?? []) {
        const none = call.path.replace(/\{\w+\}/g, () => randomUUID())
        const [foreign, nothing] = [await tell(method, other.pathOf(call)), await tell(method, none)]
        if (foreign !== nothing)
          different.push(`${method} ${call.id}: ${foreign} where nothing is: ${nothing}`)
        compared.add(call.id)
      }
    }
  }
  expect(different).toEqual([])
  expect(compared.size).toBeGreaterThan(40)
  expect(compared).toContain('files.read')
})
