import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createAdapterServer } from '#server/network/adapter/adapter-server.ts'
import { networkData } from '#server/network/data.ts'
import { createIsoAdapter } from '#server/network/iso20022/adapter.ts'
import { signRequest } from '#server/network/http/signed-request.ts'
import { createSimulator } from '#server/network/simulator/simulator.ts'
import { conform } from '#tools/conform/checklist.ts'
import { closeAtEnd } from './closing.ts'
import { SECRET } from './network-faults/adapter-world.ts'

interface Passed {
  method: 'GET' | 'PUT' | 'POST'
  path: string
  body: string
  headers: Record<string, string>
}

type Answer = { status: number; body: Record<string, unknown> }
type Pass = (request: Passed) => Promise<Answer>

const DEBTOR = { name: 'Provider Ltd', iban: 'NL91ABNA0417164300', bic: 'MSBKNL2A' }

/** An adapter that keeps the contract, behind something that breaks it. */
const openBehind = async (wrap: (pass: Pass) => Pass, isPricing: boolean): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-conform-'))
  const now = () => new Date()
  const app = isPricing
    ? createAdapterServer(createSimulator(networkData, now), { secret: SECRET, now })
    : createIsoAdapter({ folder, secret: SECRET, debtor: DEBTOR }).app
  const pass: Pass = async ({ method, path, body, headers }) => {
    const answer = await app.inject({ method, url: path, headers, ...(body !== '' && { body }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const wrapped = wrap(pass)
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (piece: string) => (body += piece))
    request.on('end', () => {
      const { method, url: path = '/' } = request
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(
          ([name]) => name.startsWith('webhook-') || name === 'content-type',
        ),
      ) as Record<string, string>
      void wrapped({ method: method as Passed['method'], path, body, headers }).then((answer) =>
        response
          .writeHead(answer.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(answer.body)),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeAtEnd(async () => {
    server.closeAllConnections()
    server.close()
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const brokenBy = async (wrap: (pass: Pass) => Pass, isPricing = false): Promise<string[]> => {
  const broken: string[] = []
  const terms = { secret: SECRET, iban: 'DE89370400440532013000', currency: 'EUR' }
  for await (const { promise, outcome } of conform({ url: await openBehind(wrap, isPricing), ...terms }))
    if (outcome === 'broken') broken.push(promise)
  return broken
}

/** Signs every request anew, so that the receiver acts like one that ignores signatures. */
const resigned: (pass: Pass) => Pass = (pass) => (request) => {
  const headers = { 'content-type': 'application/json', ...signRequest(request, SECRET, Date.now()) }
  return pass({ ...request, headers })
}

let count = 0

it.each<[fault: string, wrap: (pass: Pass) => Pass, promises: RegExp[]]>([
  ['nothing', (pass) => pass, []],
  [
    'looks at no signature',
    resigned,
    [/not signed/, /another secret/, /six minutes old/, /minutes later/, /its own address/],
  ],
  [
    'makes a new payout of each order',
    (pass) => async (request) => {
      const { status, body } = await pass(request)
      count += 1
      return { status, body: { ...body, networkId: `N-${count}` } }
    },
    [/same order again/, /at once/, /Whoever asks/],
  ],
  [
    'rounds amounts',
    (pass) => async (request) => {
      const { status, body } = await pass(request)
      return { status, body: { ...body, amount: '1.01' } }
    },
    [/same payment, amount and currency/],
  ],
  [
    'takes another order under the same ID for the same one',
    (pass) => async (request) => {
      const answer = await pass(request)
      if (answer.status !== 409) return answer
      const headers = signRequest({ method: 'GET', path: request.path, body: '' }, SECRET, Date.now())
      return pass({ method: 'GET', path: request.path, body: '', headers })
    },
    [/refused with 409/],
  ],
  [
    'takes what was never ordered for a payout',
    (pass) => async (request) => {
      const answer = await pass(request)
      return answer.status === 404 ? { status: 200, body: {} } : answer
    },
    [/never ordered is answered/, /cannot be cancelled/],
  ],
  [
    'refuses by an error instead of a status',
    (pass) => async (request) => {
      const answer = await pass(request)
      return answer.body.status === 'REFUSED' ? { status: 422, body: {} } : answer
    },
    [/refused for good/],
  ],
  [
    'says nothing of a request to cancel',
    (pass) => async (request) => {
      const { status, body } = await pass(request)
      const { cancel: _, ...rest } = body
      return { status, body: rest }
    },
    [/granted, left open or too late/],
  ],
])('finds which promise is broken by an adapter that does this: %s (TRU-285)', async (_, wrap, promises) => {
  const broken = await brokenBy(wrap)
  for (const promise of promises) expect(broken.join('\n')).toMatch(promise)
  if (promises.length === 0) expect(broken).toEqual([])
})

it.each<[fault: string, wrap: (pass: Pass) => Pass, promises: RegExp[]]>([
  ['nothing', (pass) => pass, []],
  [
    'gives a price of its own to each request',
    (pass) => async (request) => {
      const { status, body } = await pass(request)
      count += 1
      return {
        status,
        body: { ...body, ...(body.networkQuoteId !== undefined && { networkQuoteId: `Q-${count}` }) },
      }
    },
    [/same price/, /nobody gave/],
  ],
  [
    'prices what nobody asked for',
    (pass) => async (request) => {
      const { status, body } = await pass(request)
      return { status, body: { ...body, ...(body.rate !== undefined && { destinationAmount: '99.00' }) } }
    },
    [/adds up/],
  ],
  [
    'pays out at any price',
    (pass) => (request) => {
      if (!request.body.includes('"quoteId"') || !request.path.startsWith('/payouts/')) return pass(request)
      const { quoteId: _, ...payout } = Object(JSON.parse(request.body)) as Record<string, unknown>
      return resigned(pass)({ ...request, body: JSON.stringify(payout) })
    },
    [/nobody gave/, /price that is over/],
  ],
])(
  'finds which promise about prices is broken by a network that does this: %s (TRU-285, TRU-370)',
  async (_, wrap, promises) => {
    const broken = await brokenBy(wrap, true)
    for (const promise of promises) expect(broken.join('\n')).toMatch(promise)
    if (promises.length === 0) expect(broken).toEqual([])
  },
)

it.each<[fault: string, wrap: (pass: Pass) => Pass, promises: RegExp[]]>([
  ['nothing', (pass) => pass, []],
  [
    'makes a new order of each request',
    (pass) => async (request) => {
      const { status, body } = await pass(request)
      count += 1
      return { status, body: { ...body, ...(body.orderId !== undefined && { networkId: `S-${count}` }) } }
    },
    [/issuer again is the same/],
  ],
  [
    'names another amount',
    (pass) => async (request) => {
      const { status, body } = await pass(request)
      return { status, body: { ...body, ...(body.orderId !== undefined && { amount: '1.01' }) } }
    },
    [/issuer again is the same/],
  ],
  [
    'sends coins to an address that is none',
    (pass) => async (request) => {
      const { status, body } = await pass(request)
      const wallets = [{ chain: 'XRPL', use: 'REDEMPTION', address: 'r-nobody' }]
      return { status, body: { ...body, ...(body.wallets !== undefined && { wallets }) } }
    },
    [/addresses that coins reach/],
  ],
  [
    'says nothing of a request to take an order back',
    (pass) => async (request) => {
      const { status, body } = await pass(request)
      const { cancel: _, ...rest } = body
      return { status, body: rest }
    },
    [/taken back or too late/],
  ],
])(
  'finds which promise about the stablecoin is broken by a network that does this: %s (TRU-285, TRU-450)',
  async (_, wrap, promises) => {
    const broken = await brokenBy(wrap, true)
    for (const promise of promises) expect(broken.join('\n')).toMatch(promise)
    if (promises.length === 0) expect(broken).toEqual([])
  },
)

it.each<[fault: string, path: RegExp, body: object, isBroken: RegExp | undefined]>([
  [
    'balances of somebody else',
    /^\/balances/,
    { organisationId: 'x', balances: [] },
    /^Balances can be read/,
  ],
  [
    'a calendar that is over',
    /^\/calendar/,
    {
      calendars: [
        { currency: 'EUR', zone: 'UTC', cutOff: '15:00', weekdays: [1], holidays: [], through: '2026-01-01' },
      ],
    },
    /^The calendars of banks/,
  ],
  ['calendars that are none', /^\/calendar/, { calendars: 7 }, /^The calendars of banks/],
])('finds a network that says %s (TRU-285, TRU-533)', async (_, path, body, promise) => {
  const saying: (pass: Pass) => Pass = (pass) => async (request) =>
    path.test(request.path) && request.headers['webhook-id']
      ? { status: 200, body: { ...body } }
      : pass(request)
  const broken = await brokenBy(saying, true)
  expect(broken.filter((one) => promise?.test(one))).toHaveLength(1)
})

it.each<[fault: string, corridors: unknown, why: boolean]>([
  ['that it serves none', [], true],
  ['a country that is none', [{ country: 'Mexico', currency: 'MXN', payoutCategory: 'BANK' }], true],
  ['one of the definitions', [{ country: 'MX', currency: 'MXN', payoutCategory: 'BANK' }], false],
])(
  'finds a network that cannot be offered when it says %s (TRU-285, TRU-453)',
  async (_, corridors, isBroken) => {
    const saying: (pass: Pass) => Pass = (pass) => async (request) =>
      request.path === '/corridors' ? { status: 200, body: { corridors } } : pass(request)
    const broken = (await brokenBy(saying, true)).filter((promise) =>
      promise.includes('corridors that are served'),
    )
    expect(broken).toHaveLength(isBroken ? 1 : 0)
  },
)
