import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { judgeDefinitions } from '#server/definitions/judge.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/read.ts'
import { createTestStore } from './engines.ts'
import { namesRecord, openMatrix, organisationOf } from './matrix-world.ts'

const { library } = judgeDefinitions(readDefinitions(definitionsRoot))
const asked = Object.values(library.calls).filter(namesRecord)
const flags = Object.keys(library.flags)
const METHODS = { GET: ['GET', 'HEAD', 'OPTIONS'], DELETE: ['DELETE'] } as const

let app: Awaited<ReturnType<typeof openMatrix>>['app']
let theirs: Awaited<ReturnType<typeof organisationOf>>

beforeAll(async () => {
  const store = await createTestStore('seeded')
  const own = await organisationOf(store, 'viewer@northwind.example', flags)
  theirs = await organisationOf(store, 'viewer@lumen.example', flags)
  const matrix = await openMatrix(store, theirs)
  matrix.callers.set('all', { ...own.session, roles: Object.keys(library.roles) })
  app = matrix.app
})

/** All that an answer tells, but for what differs from one answer to the next. */
const tell = async (method: 'GET' | 'HEAD' | 'OPTIONS' | 'DELETE', path: string) => {
  const { statusCode, headers, body } = await app.inject({
    method,
    url: `/api/v1${path}`,
    query: { env_name: 'uat' },
    headers: { authorization: 'Bearer all', 'idempotency-key': randomUUID() },
  })
  const { date: _date, ...lasting } = headers
  return { statusCode, headers: lasting, body: body.replace(/"requestId":"[^"]*"/, '') }
}

it('answers for what belongs to another organisation as for what is not there, to the byte (PRM-001)', async () => {
  const different: string[] = []
  let compared = 0
  for (const call of asked) {
    for (const method of METHODS[call.method as keyof typeof METHODS] ?? []) {
      const foreign = await tell(method, theirs.pathOf(call))
      const none = await tell(
        method,
        call.path.replace(/\{\w+\}/g, () => randomUUID()),
      )
      compared += 1
      if (JSON.stringify(foreign) !== JSON.stringify(none))
        different.push(`${method} ${call.id}: ${JSON.stringify(foreign)} and not ${JSON.stringify(none)}`)
    }
  }
  expect(different).toEqual([])
  expect(compared).toBeGreaterThan(80)
})
