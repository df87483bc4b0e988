import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import { isAllowedUrl, isPublicAddress } from '#server/webhooks/address.ts'
import { postMessage } from '#server/webhooks/post.ts'
import { changesSeenBy, letDecide } from './controlling.ts'
import { codeOf } from './paying.ts'
import { placeOf } from './peopling.ts'
import { shippedWorld } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { DOMAIN, EVENTS, openWebhooks, type Delivery } from './webhooking.ts'

const { store, app, admin, second, receiver, hooks, orgId, send, obtain, read, deliveries, happens, reset } =
  await openWebhooks()

beforeEach(reset)

it('leads nowhere new, and is told no more, before a second person agrees (TRU-228)', async () => {
  const requested = await admin.call('POST', hooks, { body: { url: receiver.url, eventTypes: EVENTS } })
  expect(requested.status).toBe(202)
  const { content, waiting } = (await admin.call('GET', hooks)).body as Answer<'webhooks.list'>
  expect([content, waiting]).toEqual([[], [receiver.url]])
  const { id, becomes } = (await changesSeenBy(second))[0]!
  expect(becomes).toContain(receiver.url)
  expect((await admin.call('POST', `/control_changes/${id}/approve`, { body: {} })).status).toBe(403)
  await letDecide(second, requested)
  const [made] = ((await admin.call('GET', hooks)).body as Answer<'webhooks.list'>).content
  const hook = `${hooks}/${made!.webhookId}`
  const change = (body: object) => admin.call('PATCH', hook, { body })
  expect((await change({ description: 'For the books' })).status).toBe(200)
  expect((await change({ eventTypes: EVENTS.slice(0, 1) })).status).toBe(200)
  expect((await change({ eventTypes: EVENTS })).status).toBe(202)
  expect((await change({ url: `${receiver.url}/elsewhere` })).status).toBe(202)
  expect(await read(hook)).toMatchObject({ url: receiver.url, eventTypes: EVENTS.slice(0, 1) })
})

it('takes an address that others reach and no other, and events that exist, as many as there may be (TRU-224, TRU-227)', async () => {
  const create = async (url: string, eventTypes = EVENTS) =>
    codeOf(await admin.call('POST', hooks, { body: { url, eventTypes } }))
  expect(await create('http://client.example/hook')).toBe('WEBHOOK_URL')
  expect(await create('https://user:word@client.example/hook')).toBe('WEBHOOK_URL')
  expect(await create('https://10.0.0.1/hook')).toBe('WEBHOOK_URL')
  expect(await create(receiver.url, ['payment.dreamt'])).toBe('INVALID_REQUEST')
  await asSystem(store, (trx) =>
    sql`insert into webhook_endpoints (org_id, environment, url, event_types, created_by)
      select ${orgId}, 'uat', 'https://client.example/' || n, '{payment.failed}', ${orgId} from generate_series(1, 10) n`.execute(
      trx,
    ),
  )
  expect(await create(receiver.url)).toBe('TOO_MANY_WEBHOOKS')
  const strict = { isLocalAllowed: false }
  expect(
    ['https://client.example', 'https://client.example:8443/a?b=c'].every((url) => isAllowedUrl(url, strict)),
  ).toBe(true)
  for (const url of [
    'https://localhost/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'http://localhost/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://intranet/',
    'ftp://client.example/',
    'https://client.example/#a',
    'nothing',
  ])
    expect(isAllowedUrl(url, strict), url).toBe(false)
})

it('calls no address of a private, local, shared or translated network, whatever a name resolves to at that moment (TRU-227)', async () => {
  const closed = [
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '168.63.129.16',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'fec0::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    '100::1',
    'client',
  ]
  expect(closed.filter(isPublicAddress)).toEqual([])
  expect(['8.8.8.8', '93.184.215.14', '2606:4700:4700::1111'].every(isPublicAddress)).toBe(true)
  const terms = { isLocalAllowed: false, seconds: 5, bytes: 64 }
  const { port } = new URL(receiver.url)
  for (const host of ['localhost', '127.0.0.1', '[::ffff:127.0.0.1]']) {
    const posted = await postMessage(`http://${host}:${port}/hook`, {}, '{}', terms)
    expect(posted.reason, host).toBe('The address leads into a private network.')
  }
  expect(receiver.received).toEqual([])
})

it('follows no redirect, waits no longer than it may, and reads no more than it keeps (TRU-227)', async () => {
  const terms = { isLocalAllowed: true, seconds: 5, bytes: 64 }
  const post = (given: Partial<typeof terms> = {}) =>
    postMessage(receiver.url, {}, '{}', { ...terms, ...given })
  receiver.answerWith((response) => void response.writeHead(307, { location: '/elsewhere' }).end())
  expect(await post()).toMatchObject({ status: 307, reason: 'It answered with a redirect.' })
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
  receiver.answerWith((response) => void response.writeHead(200).write('drop'))
  expect((await post({ seconds: 1 })).reason).toBe('No answer within 1 seconds.')
  receiver.answerWith(() => undefined)
  expect((await post({ seconds: 1 })).reason).toBe('No answer within 1 seconds.')
  let isOpen = true
  receiver.answerWith((response) => {
    response.on('close', () => (isOpen = false)).writeHead(200)
    const pour = () => {
      if (isOpen) response.write('x'.repeat(65_536), () => setImmediate(pour))
    }
    pour()
  })
  expect((await post()).answer).toBe('x'.repeat(64))
  await expect.poll(() => isOpen).toBe(false)
  expect((await postMessage('http://127.0.0.1:1/', {}, '{}', terms)).reason).toBe('Not reached: ECONNREFUSED')
})

it('is seen and changed by nobody of another organisation, another environment, or without the right (TRU-231)', async () => {
  const { hook } = await obtain()
  await happens('COMPLETED')
  await send()
  const [{ deliveryId }] = (await deliveries(hook)) as [Delivery]
  const id = hook.split('/').at(-1)
  const one = `/organizations/${orgId}/webhook_deliveries/${deliveryId}`
  const stranger = await signIn(app, 'admin@lumen.example')
  const theirs = `/organizations/${(await placeOf(store, 'admin@lumen.example')).org_id}`
  for (const path of [
    hook,
    `${hook}/deliveries`,
    one,
    `${theirs}/webhooks/${id}`,
    `${theirs}/webhook_deliveries/${deliveryId}`,
  ])
    expect((await stranger.call('GET', path)).status, path).toBe(404)
  expect((await stranger.call('POST', `${theirs}/webhooks/${id}/rotate_secret`)).status).toBe(404)
  expect((await admin.call('GET', hook, { query: { env_name: 'prod' } })).status).toBe(404)
  const maker = await signIn(app, `maker@${DOMAIN}`)
  expect((await maker.call('GET', hooks)).status).toBe(403)
  expect((await maker.call('DELETE', hook)).status).toBe(403)
  expect((await admin.call('DELETE', hook)).status).toBe(200)
  await happens('FAILED')
  await send()
  expect(receiver.received).toHaveLength(1)
})

it('can be told of every state that the machines of payments know (TRU-225)', () => {
  const { library } = shippedWorld().definitions
  const offered = new Set(library.options['webhook-events']!.options.map(({ value }) => value))
  const states = ['payment', 'legacy-payment'].flatMap((id) => Object.keys(library.machines[id]!.states))
  expect(
    [...states, 'PENDING_APPROVAL'].filter((state) => !offered.has(`payment.${state.toLowerCase()}`)),
  ).toEqual([])
})
