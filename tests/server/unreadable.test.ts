import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { describeEachEngineAtLength } from './engines.ts'
import { freePort } from './free-port.ts'
import { identityNamed, pay, quoteOf, type Caller } from './paying.ts'
import { createBrowser, signIn, type Reached } from './sign-in.ts'
import { openWorld } from './world.ts'

/** Words as they are on the wire, and the failure that comes back. */
const say = async (port: number, words: string) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(words)
  let text = ''
  for await (const part of socket) text += String(part)
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { head, failure: JSON.parse(body) as Record<string, unknown> }
}

describeEachEngineAtLength('what cannot be read', (makeStore) => {
  let port: number
  let app: Reached
  let maker: Caller

  beforeAll(async () => {
    const world = await openWorld(await makeStore('seeded'))
    app = world.app
    maker = await signIn(app, 'maker@lumen.example')
    port = await freePort()
    await world.app.listen({ port, host: '127.0.0.1' })
  })

  it('is refused in the failure shape when it is no request at all (API-172)', async () => {
    const { head, failure } = await say(port, 'what is this\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(head).toContain('application/problem+json')
    expect(failure).toMatchObject({ status: 400, code: 'UNREADABLE_BODY', fields: [] })
    expect(failure.detail).toMatch(/could not be read/)
  })

  it('is refused in the failure shape when more comes along than is read (API-172)', async () => {
    const long = `GET /health HTTP/1.1\r\nhost: portolan.test\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`
    const { head, failure } = await say(port, long)
    expect(head).toMatch(/^HTTP\/1\.1 431 /)
    expect(failure).toMatchObject({ status: 431, code: 'HEAD_TOO_LARGE', finality: 'RETRYABLE' })
  })

  it('is refused at its name when an id is longer than any (API-004, API-172)', async () => {
    const { status, body } = await maker.call('GET', `/payments/${'x'.repeat(300)}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'INVALID_REQUEST', fields: [{ path: 'id', keyword: 'maxLength' }] })
  })

  it.each([
    ['a zero byte', 'Order\0 7'],
    ['half a character', 'Order \ud83d'],
  ])(
    'is refused where it stands when a text holds %s, and the quote stays open (API-172)',
    async (_, text) => {
      const taller = await identityNamed(maker, 'Taller Azul')
      const { quoteId } = await quoteOf(maker, taller)
      const key = randomUUID()
      const refused = await pay(maker, taller, { internalId: text }, key, quoteId)
      expect(refused).toMatchObject({
        status: 400,
        body: { code: 'UNKEPT_TEXT', fields: [{ path: 'internalId' }] },
      })
      expect((await pay(maker, taller, {}, key, quoteId)).status).toBe(200)
    },
  )

  it('is refused in an address, in a search and on the way in as well', async () => {
    const browser = createBrowser(app)
    const form = await browser.follow('/auth/login')
    const entered = await browser.visit(form.place, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a%00b&password=c',
    })
    const found = await maker.call('GET', '/search', { query: { q: 'a\0b' } })
    const read = await maker.call('GET', '/payments/%00')
    expect([entered.statusCode, found.status, read.status]).toEqual([400, 400, 400])
    const json = await browser.visit(form.place, {
      method: 'POST',
      payload: { email: { a: 1 }, password: [] },
    })
    expect(json).toMatchObject({
      statusCode: 401,
      headers: { 'content-type': expect.stringMatching(/^text\/html/) },
    })
  })

  it('is refused when it has more levels than anybody reads', async () => {
    const text = `{"quoteAmount":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${maker.accessToken}` }
    const url = '/api/v1/payout_proxy/quotes/quote-collection'
    const answer = await app.inject({ method: 'POST', url, headers, payload: text })
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'UNKEPT_DEPTH',
      fields: [{ path: 'quoteAmount' }],
    })
  })
})
