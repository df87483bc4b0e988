import { connect } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { describeEachEngineAtLength } from './engines.ts'
import { freePort } from './free-port.ts'
import { createTestServer } from './server.ts'
import { signIn } from './sign-in.ts'

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
  let longId: () => Promise<{ status: number; body: unknown }>

  beforeAll(async () => {
    const app = await createTestServer(await makeStore())
    const maker = await signIn(app, 'maker@lumen.example')
    longId = () => maker.call('GET', `/payments/${'x'.repeat(300)}`)
    port = await freePort()
    await app.listen({ port, host: '127.0.0.1' })
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
    const { status, body } = await longId()
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'INVALID_REQUEST', fields: [{ path: 'id', keyword: 'maxLength' }] })
  })
})
