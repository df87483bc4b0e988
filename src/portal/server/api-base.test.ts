import { expect, it, vi } from 'vitest'
import { linkDefinitions } from '../definitions/linked-definitions.ts'
import { testDefinitions } from '#tests/fixtures/portal/definitions.ts'
import { createApiBase } from './api-base.ts'
import { createEdition } from '../definitions/edition.ts'
import { createClient } from './client.ts'
import { createStream } from './stream.ts'

const definitions = linkDefinitions(testDefinitions())
const { calls } = definitions.library
const second = 'https://second.example/payout/v2'

const baseWith = (secondApi: boolean, address?: string) =>
  createApiBase({
    rules: definitions.rules,
    facts: () => ({
      flags: { secondApi },
      configuration: address === undefined ? {} : { secondApi: address },
    }),
  })

/** Returns the base address of each call. */
const elsewhere = (base: ReturnType<typeof createApiBase>) =>
  Object.values(calls)
    .filter((call) => base(call) !== `${location.origin}/api/v1`)
    .map((call) => call.id)

it('sends payout calls, and no others, to the second API while its flag is on (FLG-036, API-026)', () => {
  const payout = Object.values(calls).filter(({ path }) => path.startsWith('/payout_proxy/'))
  expect(payout.length).toBeGreaterThan(5)
  expect(elsewhere(baseWith(true, second))).toEqual(payout.map(({ id }) => id))
  expect(elsewhere(baseWith(false, second))).toEqual([])
})

it('stays with its own API where the deployer names no second one, and before anybody is known (FLG-036)', () => {
  expect(elsewhere(baseWith(true))).toEqual([])
  expect(elsewhere(createApiBase({ rules: definitions.rules, facts: () => undefined }))).toEqual([])
})

it('asks there with the same path, environment and token, also for what is downloaded (FLG-036, API-026)', async () => {
  const requested: [string, string | null, string | null][] = []
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => {
    const headers = new Headers(init.headers)
    requested.push([String(input), headers.get('authorization'), headers.get('x-definitions')])
    return Response.json({})
  })
  const sending = {
    calls,
    base: baseWith(true, second),
    tokens: { token: async () => 'trial', forget: () => undefined },
    environment: () => 'uat',
    zone: () => 'UTC',
    version: '1',
    definitions: 'drawn',
    onConnection: () => undefined,
  }
  const client = createClient({
    ...sending,
    edition: createEdition('1'),
    onLanguage: () => undefined,
    onServerTime: () => undefined,
    onSessionEnd: () => undefined,
    prove: async () => false,
    onBlocked: () => undefined,
    onForbidden: () => undefined,
    onPreferences: () => undefined,
    prepare: async () => undefined,
    verify: async () => [],
  })
  await client('payout.methods')
  await client('environments.list')
  await createStream(sending)('payments.download')
  vi.unstubAllGlobals()
  expect(requested).toEqual([
    [`${second}/payout_proxy/payout-methods?env_name=uat`, 'Bearer trial', null],
    [`${location.origin}/api/v1/environments?env_name=uat`, 'Bearer trial', 'drawn'],
    [`${second}${calls['payments.download']?.path}?env_name=uat`, 'Bearer trial', null],
  ])
})
