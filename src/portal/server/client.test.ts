import { expect, it, vi } from 'vitest'
import { testDefinitions } from '#tests/fixtures/portal/definitions.ts'
import { findValidator } from './answers/answer-schemas.ts'
import { Waiting } from '#runtime/call/waiting-calls.ts'
import { createEdition } from '../definitions/edition.ts'
import { createClient } from './client.ts'
import { createVerify } from './answers/answer-validation.ts'

const { calls } = testDefinitions().definitions
const fetchFile = globalThis.fetch

function clientBefore(...answers: readonly [Response, ...Response[]]) {
  const next = [...answers]
  const fetched = vi.fn(async (_address: URL, _init?: RequestInit) =>
    (next.length > 1 ? next.shift() : next[0])!.clone(),
  )
  vi.stubGlobal('fetch', (requested: URL | string, init?: RequestInit) =>
    requested instanceof URL ? fetched(requested, init) : fetchFile(requested),
  )
  const prove = vi.fn(async () => true)
  const [report, ended, prepare] = [vi.fn(), vi.fn(), vi.fn()]
  const client = createClient({
    calls,
    base: () => `${location.origin}/api/v1`,
    tokens: { token: async () => 'trial', forget: () => undefined },
    environment: () => 'uat',
    zone: () => 'UTC',
    onPreferences: () => undefined,
    version: '1',
    definitions: '1',
    onConnection: () => undefined,
    edition: createEdition('1'),
    onLanguage: () => undefined,
    onServerTime: () => undefined,
    onSessionEnd: ended,
    prove,
    onBlocked: () => undefined,
    onForbidden: () => undefined,
    prepare,
    verify: createVerify(report),
  })
  return { client, report, fetched, ended, prepare, prove }
}

it('takes a 404 on a list for a list with nothing in it, and on a record for what it is (API-170)', async () => {
  const { client } = clientBefore(Response.json({ title: 'Not found' }, { status: 404 }))
  expect(await client('payments.list')).toMatchObject({ content: [], page: { totalElements: 0 } })
  expect(await client('banks.list')).toEqual(calls['banks.list']?.empty)
  await expect(client('payments.read', { params: { id: 'x' } })).rejects.toMatchObject({ status: 404 })
  vi.unstubAllGlobals()
})

it('takes the default for an answer that does not fit, where there is one, and reports it (API-006)', async () => {
  const { client, report } = clientBefore(Response.json({ flags: { batchUpload: 'perhaps' } }))
  expect(await client('flags.list')).toEqual({ flags: {} })
  expect(report).toHaveBeenCalledWith('The answer of flags.list does not fit its schema', expect.anything())
  vi.unstubAllGlobals()
})

it('shows no amount it cannot verify: without a default the person is told, and it is reported (API-006)', async () => {
  const { client, report } = clientBefore(Response.json({ content: [{ sourceAmount: 12 }] }))
  await expect(client('payments.list')).rejects.toMatchObject({ status: 502 })
  expect(report).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

it('fetches what judges an answer together with the answer, not after it, and nothing for a file', async () => {
  const { client, fetched, prepare } = clientBefore(Response.json({}))
  fetched.mockReturnValue(new Promise(() => {}))
  void client('payments.list')
  void client('files.read', { params: { fileId: 'x' } })
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect(prepare.mock.calls).toEqual([[calls['payments.list']]])
  vi.unstubAllGlobals()
})

it('has only defaults that fit what the call answers (API-006, API-170)', async () => {
  const given = Object.values(calls).flatMap(({ answer, empty, fallback }) =>
    [empty, fallback].flatMap((one) => (one === undefined ? [] : [[answer, one] as const])),
  )
  expect(given.length).toBeGreaterThan(20)
  for (const [answer, one] of given) expect((await findValidator(answer))?.(one), answer).toEqual([])
})

it('asks for all pages of the accounts where no page is named, as for a transfer between any two', async () => {
  const page = { number: 0, size: 100, totalElements: 101, totalPages: 2 }
  const { client, fetched } = clientBefore(Response.json({ content: [], page }))
  await client('ledgerAccounts.list', { query: { size: 100 } })
  expect(fetched.mock.calls.map(([address]) => address.searchParams.get('page'))).toEqual(['0', '1'])
  vi.unstubAllGlobals()
})

it.each([401, 440])('takes a %i twice for the end of the session (LIM-052)', async (status) => {
  const { client, fetched, ended } = clientBefore(new Response(null, { status }))
  await expect(client('payments.list')).rejects.toMatchObject({ status })
  expect([fetched.mock.calls.length, ended.mock.calls.length]).toEqual([2, 1])
  vi.unstubAllGlobals()
})

it('says once how long to wait after too many requests, whoever refused them, in whatever language (TRU-274)', async () => {
  const refusedBy = (body: string, wait = '7') => {
    const { client } = clientBefore(new Response(body, { status: 429, headers: { 'retry-after': wait } }))
    return client('payments.list').catch((thrown: unknown) => thrown)
  }
  const wait = 'Wait 7 seconds and try again.'
  expect(await refusedBy('<h1>429</h1>')).toMatchObject({
    title: 'Too many requests',
    message: `Nothing was done. ${wait}`,
    waitSeconds: 7,
  })
  expect(await refusedBy('{"title":"Slow down"}')).toMatchObject({ message: `Slow down. ${wait}` })
  const own = { type: 'urn:portolan:fault:batch-too-fast', message: 'Demasiados lotes. Espere 10 segundos.' }
  expect(await refusedBy(JSON.stringify(own))).toMatchObject({ message: own.message, waitSeconds: 7 })
  vi.unstubAllGlobals()
})

it('tells a change that waits from a refusal, asked for now or before (TRU-035)', async () => {
  const change = { id: 'change-1', message: 'It waits for a second administrator.' }
  const headers = { 'x-control-change': 'change-1' }
  const taken = clientBefore(Response.json(change, { status: 202, headers }))
  const outcome = taken.client('users.approve', { params: { id: 'o', userId: 'u' } })
  await expect(outcome).rejects.toEqual(new Waiting({ ...change, isRepeated: false }))
  const message = 'You asked for the same change already.'
  const again = { code: 'CONTROL_CHANGE_WAITS', message, current: { id: 'change-1' } }
  const requested = clientBefore(Response.json(again, { status: 409 }))
  const second = requested.client('users.approve', { params: { id: 'o', userId: 'u' } })
  await expect(second).rejects.toEqual(new Waiting({ id: 'change-1', message, isRepeated: true }))
  const other = clientBefore(Response.json({ ...again, code: 'USER_STANDING' }, { status: 409 }))
  const refusal = other.client('users.approve', { params: { id: 'o', userId: 'u' } })
  await expect(refusal).rejects.not.toBeInstanceOf(Waiting)
  vi.unstubAllGlobals()
})

const challenge = () =>
  Response.json(
    { code: 'SIGN_IN_AGAIN', title: 'Confirm that it is you', message: 'Nothing was done.' },
    { status: 401, headers: { 'www-authenticate': 'Bearer error="insufficient_user_authentication"' } },
  )

it('repeats a call once, as the same intent, when a fresh proof was given (TRU-066)', async () => {
  const { client, fetched, prove, ended } = clientBefore(challenge(), Response.json({ flags: {} }))
  expect(await client('flags.list', { key: 'the-same-intent' })).toEqual({ flags: {} })
  const keys = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
  expect(keys).toEqual(['the-same-intent', 'the-same-intent'])
  expect([prove.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0])
  vi.unstubAllGlobals()
})

it('is refused, and ends no session, when the person would rather not prove who they are (TRU-066)', async () => {
  const { client, fetched, prove, ended } = clientBefore(challenge())
  prove.mockResolvedValue(false)
  await expect(client('flags.list')).rejects.toMatchObject({ status: 401, message: 'Nothing was done.' })
  expect([fetched.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0])
  vi.unstubAllGlobals()
})
