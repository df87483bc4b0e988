import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import type { HandlersById } from '#server/app/call.ts'
import { Refused } from '#server/app/refused.ts'
import type { Store } from '#server/store/store.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { ADMIN, MAKER, addExamplePeople } from './example-people.ts'
import { createTestServer, exampleWorld } from './server.ts'
import { signIn } from './sign-in.ts'

const example = { body: { id: 'one' } }
const seen: unknown[] = []
const long = 'long '.repeat(2000)

const handlers: HandlersById = {
  'examples.read': async ({ params, query }) => {
    seen.push(query)
    return { body: { id: params.id === 'long' ? long : params.id, page: query.page } }
  },
  'examples.create': async ({ body }) => {
    if (body.name === 'thrown') throw new Refused('example-refused', { values: { name: 'one' } })
    if (body.name === 'refused') return new Refused('example-refused', { values: { name: 'one' } })
    return {
      status: 201,
      ...example,
      audit: { action: 'example.created', objectType: 'example', objectId: 'one' },
    }
  },
  'examples.ask': async () => example,
  'examples.checked': async () => example,
  'examples.guarded': async () => example,
  'examples.open': async () => example,
  'examples.upload': async ({ upload }) => ({
    body: { id: `${upload?.name} ${upload?.content.length}` },
    audit: null,
  }),
}

describeEachEngineAtLength('calls', (makeStore) => {
  let store: Store
  let app: FastifyInstance
  let maker: Awaited<ReturnType<typeof signIn>>
  let admin: Awaited<ReturnType<typeof signIn>>
  const body = { name: 'ab', amount: '1.50' }

  beforeAll(async () => {
    store = await makeStore('empty')
    await addExamplePeople(store)
    app = await createTestServer(store, { ...exampleWorld(), handlers })
    maker = await signIn(app, MAKER)
    admin = await signIn(app, ADMIN)
  })

  it('answers under /api/v1, and in JSON where nothing is (API-001)', async () => {
    expect((await maker.call('GET', '/examples/7')).body).toEqual({ id: '7' })
    const nothing = await maker.call('GET', '/nothing')
    expect([nothing.status, (nothing.body as { code: string }).code]).toEqual([404, 'CALL_NOT_FOUND'])
  })

  it('compresses what is long as the browser takes it, and only that', async () => {
    const encodings = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const [name, unpack] of Object.entries(encodings)) {
      const headers = { authorization: `Bearer ${maker.accessToken}`, 'accept-encoding': name }
      const { headers: message, rawPayload } = await app.inject({ url: '/api/v1/examples/long', headers })
      expect([message['content-encoding'], message.vary]).toEqual([name, 'accept-encoding'])
      expect(message['content-type']).toBe('application/json')
      expect(rawPayload.length).toBeLessThan(200)
      expect(JSON.parse(unpack(rawPayload).toString())).toEqual({ id: long })
      const short = await app.inject({ url: '/api/v1/examples/7', headers })
      expect([short.headers['content-encoding'], short.json()]).toEqual([undefined, { id: '7' }])
    }
  })

  it('asks who is calling before anything else (API-002)', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/examples', payload: 'not json' })
    expect(answer.statusCode).toBe(401)
    const forged = maker.accessToken.replace(/\.[^.]+$/, '.AAAA')
    const second = await app.inject({
      url: '/api/v1/examples/7',
      headers: { authorization: `Bearer ${forged}` },
    })
    expect(second.statusCode).toBe(401)
  })

  it('works only in an environment that is assigned (API-003, USR-002)', async () => {
    expect((await maker.call('GET', '/examples/7', { query: { env_name: 'uat' } })).status).toBe(200)
    const prod = await maker.call('GET', '/examples/7', { query: { env_name: 'prod' } })
    expect(prod).toMatchObject({ status: 403, body: { code: 'ENVIRONMENT_NOT_ASSIGNED' } })
  })

  it('takes path parameters (API-004)', async () => {
    expect((await maker.call('GET', '/examples/a%20b')).body).toEqual({ id: 'a b' })
  })

  it('turns query texts into what their schema asks for, and refuses others', async () => {
    await maker.call('GET', '/examples/7', { query: { page: '2', states: 'A' } })
    expect(seen.at(-1)).toEqual({ page: 2, states: ['A'] })
    expect((await maker.call('GET', '/examples/7', { query: { page: 'x' } })).status).toBe(400)
  })

  it('does not open what a rule leaves unknown, and does not serve a call without permission', async () => {
    expect((await maker.call('GET', '/guarded')).status).toBe(403)
    expect((await maker.call('GET', '/open')).status).toBe(404)
  })

  it('judges the rules a call names before it acts', async () => {
    expect((await admin.call('GET', '/checked', { query: { env_name: 'prod' } })).status).toBe(200)
    expect((await admin.call('GET', '/checked', { query: { env_name: 'uat' } })).status).toBe(409)
  })

  it('names every violation in the failure shape of the specification (API-172)', async () => {
    const answer = await maker.call('POST', '/examples', {
      body: { name: 'a', extra: 1 },
      key: 'violations-1',
    })
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.body).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      finality: 'FINAL',
      title: expect.any(String),
    })
    const { fields, ...shape } = answer.body as { fields: { path: string; keyword: string }[] }
    expect(Object.keys(shape)).toEqual(
      expect.arrayContaining(['type', 'errorCode', 'detail', 'clientMessage', 'message', 'requestId']),
    )
    expect(fields.map(({ path, keyword }) => `${path} ${keyword}`).toSorted()).toEqual([
      'amount required',
      'extra additionalProperties',
      'name minLength',
    ])
  })

  it('fails a change that does not say what it changed', async () => {
    expect((await maker.call('POST', '/examples/ask', { body })).status).toBe(500)
  })

  it('fails where a handler throws a no, which nobody has held to what its call lists', async () => {
    const { status } = await maker.call('POST', '/examples', {
      body: { ...body, name: 'thrown' },
      key: 'thrown-1',
    })
    expect(status).toBe(500)
  })

  it('takes a file', async () => {
    const payload = [
      '--b',
      'Content-Disposition: form-data; name="file"; filename="a.txt"',
      'Content-Type: text/plain',
      '',
      'hello',
      '--b--',
      '',
    ].join('\r\n')
    const headers = {
      authorization: `Bearer ${maker.accessToken}`,
      'content-type': 'multipart/form-data; boundary=b',
    }
    const answer = await app.inject({ method: 'POST', url: '/api/v1/examples/file', headers, payload })
    expect(answer.json()).toEqual({ id: 'a.txt 5' })
  })

  it.each([
    [
      'ends too soon',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"',
    ],
    ['is none', 'multipart/form-data; boundary=b', 'hello'],
    ['does not say where its parts end', 'multipart/form-data', '--b--'],
  ])('refuses a form that %s as one that cannot be read (API-172)', async (_what, type, payload) => {
    const headers = { authorization: `Bearer ${maker.accessToken}`, 'content-type': type }
    const answer = await app.inject({ method: 'POST', url: '/api/v1/examples/file', headers, payload })
    expect(answer.json()).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' })
  })

  it('describes itself in OpenAPI 3.1', async () => {
    const { openapi, paths, components } = (await app.inject('/api/v1/openapi.json')).json()
    expect(openapi).toBe('3.1.0')
    expect(paths['/examples/{id}'].get.operationId).toBe('examples.read')
    expect(JSON.stringify(paths)).not.toContain('portolan.invalid')
    expect(components.schemas).toHaveProperty('new-example')
  })

  it('ends an ended session at once, whatever its token says', async () => {
    const other = await signIn(app, MAKER)
    expect((await other.call('GET', '/examples/7')).status).toBe(200)
    await other.browser.visit('/auth/logout', { method: 'POST' })
    expect((await other.call('GET', '/examples/7')).status).toBe(401)
    expect((await maker.call('GET', '/examples/7')).status).toBe(200)
  })
})
