import { beforeAll, expect, it } from 'vitest'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Call } from '#definition/generated/call.ts'
import { createTestStore } from './engines.ts'
import { createTestServer, realWorld } from './server.ts'

interface Operation {
  operationId: string
  deprecated?: boolean
  parameters?: { name: string; in: string; required?: boolean; schema?: object }[]
  responses: Record<string, { description?: string; content?: Record<string, { examples?: object }> }>
  security?: object[]
}

interface Description {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: {
    securitySchemes: Record<string, object>
    examples: Record<string, { value: { code: string; status: number } }>
    schemas: Record<string, object>
  }
}

let description: Description
let served: string[]
let calls: readonly Call[]

beforeAll(async () => {
  const store = await createTestStore('empty')
  const world = realWorld(store)
  ;({ calls } = world.definitions)
  served = calls.map((call) => call.id)
  const app = await createTestServer(store, world)
  description = (await app.inject('/api/v1/openapi.json')).json()
})

const TOKEN_PATH = '/oauth/token'

/** The calls; the token endpoint is described beside them. */
const operations = () =>
  Object.entries(description.paths)
    .filter(([path]) => path !== TOKEN_PATH)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )

/** All examples of refusals, by call and status. */
const refusals = () =>
  [
    ...operations(),
    { path: TOKEN_PATH, operation: (description.paths[TOKEN_PATH] as never)['post'] as Operation },
  ].flatMap(({ operation: { operationId: id, responses } }) =>
    Object.entries(responses).flatMap(([status, { content }]) =>
      Object.entries(content?.['application/problem+json']?.examples ?? {}).map(([name, example]) => ({
        id,
        status: Number(status),
        name,
        pointer: (example as { $ref: string }).$ref,
      })),
    ),
  )

const textsIn = (node: unknown): string[] => {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : []
}

const pointersIn = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return []
  const own = '$ref' in node && typeof node.$ref === 'string' ? [node.$ref] : []
  return [...own, ...Object.values(node).flatMap(pointersIn)]
}

const leadsTo = (pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (node, step) =>
        (node as Record<string, unknown> | undefined)?.[
          decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
        ],
      description,
    )

it('describes every call of the definitions once', () => {
  expect(
    operations()
      .map(({ operation }) => operation.operationId)
      .toSorted(),
  ).toEqual(served.toSorted())
})

it('points only at what stands in it', () => {
  const pointers = [...new Set(pointersIn(description))]
  expect(pointers.length).toBeGreaterThan(20)
  expect(JSON.stringify(description).includes('portolan.invalid')).toBe(false)
  expect(pointers.filter((pointer) => !pointer.startsWith('#/') || leadsTo(pointer) === undefined)).toEqual(
    [],
  )
})

it('is OpenAPI 3.1: a path names its parameters, an operation its answers and who may ask', () => {
  expect(description).toMatchObject({
    openapi: '3.1.0',
    info: { title: expect.any(String), version: expect.any(String) },
  })
  for (const { path, method, operation } of operations()) {
    const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    expect([path, inPath.map(({ name }) => name)]).toEqual([path, named])
    expect(inPath.every(({ required, schema }) => required && schema)).toBe(true)
    expect(['get', 'post', 'put', 'patch', 'delete']).toContain(method)
    expect(Object.values(operation.responses).every((answer) => answer.description !== undefined)).toBe(true)
  }
})

it('carries calls under the base paths of the specification (API-007, API-008, API-011, API-013, API-014, API-015, API-016, API-017, API-018, API-019, API-020, API-021)', () => {
  const bases = [
    '/payments',
    '/payment_approvals',
    '/xcurrent_proxy/internal',
    '/pii_proxy',
    '/payout_proxy',
    '/salesforce_proxy/onboarding',
    '/liquidation_proxy/liquidations',
    '/pos_proxy',
    '/quote_proxy',
    '/pcs_proxy',
    '/pricing_proxy',
    '/fss_proxy',
  ]
  const paths = Object.keys(description.paths)
  const has = (base: string) => paths.some((path) => path === base || path.startsWith(`${base}/`))
  expect(bases.filter((base) => !has(base))).toEqual([])
})

const operation = (id: string): Operation =>
  operations().find((one) => one.operation.operationId === id)!.operation

const codesOf = (id: string, status: number): string[] =>
  Object.keys(operation(id).responses[status]?.content?.['application/problem+json']?.examples ?? {})

it('names the refusals of a call by status and code, each with an example that says so (TRU-316)', () => {
  expect(codesOf('payments.create', 401)).toEqual(['UNAUTHENTICATED', 'SESSION_ENDED', 'CREDENTIAL_EXPIRED'])
  expect(codesOf('payments.create', 403)).toEqual(
    expect.arrayContaining(['INSUFFICIENT_SCOPE', 'INSUFFICIENT_PERMISSIONS', 'IP_NOT_ALLOWED']),
  )
  expect(codesOf('payments.create', 409)).toEqual(
    expect.arrayContaining(['QUOTE_EXPIRED', 'PAYMENT_DUPLICATE', 'IDEMPOTENCY_IN_FLIGHT']),
  )
  expect(codesOf('payments.create', 422)).toEqual(expect.arrayContaining(['IDEMPOTENCY_KEY_REUSED']))
  expect(codesOf('payments.read', 404)).toEqual(['NOT_FOUND'])
  const { examples } = description.components
  expect(Object.keys(examples).length).toBeGreaterThan(150)
  for (const { name, status, pointer } of refusals())
    expect(leadsTo(pointer)).toMatchObject({ value: { code: name.split('.')[0], status } })
})

it('says which calls need an Idempotency-Key, answer a file, or wait for a second person (TRU-317)', () => {
  const keyed = operations()
    .filter(({ operation: { parameters = [] } }) => parameters.some(({ name }) => name === 'Idempotency-Key'))
    .map((one) => one.operation.operationId)
  expect(keyed).toEqual(expect.arrayContaining(['payments.create', 'batches.accept', 'transfers.create']))
  expect(keyed).not.toContain('quotes.create')
  expect(Object.keys(operation('activity.download').responses['200']?.content ?? {})).toEqual([
    'application/octet-stream',
  ])
  expect(operation('payments.create').responses['202']).toMatchObject({
    description: expect.stringMatching(/second person/),
  })
  expect(operation('quotes.create').responses['202']).toBeUndefined()
})

it('tells programs how they sign in and with which scope, and what only people do (TRU-317)', () => {
  const { securitySchemes } = description.components
  expect(securitySchemes['credential']).toMatchObject({
    type: 'oauth2',
    flows: {
      clientCredentials: { tokenUrl: '/oauth/token', scopes: { 'payments.write': 'Start payments' } },
    },
  })
  expect(operation('payments.create').security).toEqual([{ credential: ['payments.write'] }])
  expect(operation('users.create').security).toEqual([{ person: [] }])
})

it('a deprecated call says so in the description and in its answers, and names its successor (TRU-318)', async () => {
  expect(operation('payments.listOlder')).toMatchObject({ deprecated: true })
  expect(
    operations()
      .filter((one) => one.operation.deprecated)
      .map((one) => one.path),
  ).toEqual(['/payments'])
})

it('prints no placeholder anywhere, neither of a template nor of a refusal (TRU-675)', () => {
  expect(textsIn(description).filter((text) => text.includes('{{'))).toEqual([])
  expect(textsIn(description.components.examples).filter((text) => /\{\w+\}/.test(text))).toEqual([])
})

it('gives each refusal of a call an example of its own, in the form that refusals have (TRU-675)', () => {
  const named = Map.groupBy(refusals(), ({ id }) => id)
  for (const { id, faults = [], checks = [], invalid = [], upload } of calls) {
    const own = [...faults, ...checks.map(({ fault }) => fault), ...invalid.map(({ fault }) => fault)]
    const every = ['head-too-large', 'unauthenticated', ...own, ...(upload ? ['one-file'] : [])]
    const pointers = named.get(id)!.map(({ pointer }) => pointer)
    expect([id, pointers]).toEqual([id, [...new Set(pointers)]])
    expect([id, pointers]).toEqual([
      id,
      expect.arrayContaining([...new Set(every)].map((fault) => `#/components/examples/${fault}`)),
    ])
  }
  const validate = new Ajv2020({ strict: false }).compile(description.components.schemas['failure']!)
  const values = Object.entries(description.components.examples)
  expect(values.filter(([, { value }]) => !validate(value)).map(([id]) => id)).toEqual([])
})

it('describes how a program gets a token, and each error of it after RFC 6749 (TRU-676)', () => {
  const { post } = description.paths[TOKEN_PATH]! as unknown as Record<
    'post',
    Operation & { requestBody: object }
  >
  expect(post).toMatchObject({
    security: [{ client: [] }, {}],
    requestBody: {
      required: true,
      content: { 'application/x-www-form-urlencoded': { example: { grant_type: 'client_credentials' } } },
    },
  })
  const errors = Object.entries(post.responses).flatMap(([status, { content }]) =>
    Object.keys(content?.['application/json']?.examples ?? {}).map((error) => `${status} ${error}`),
  )
  expect(errors).toEqual([
    '400 invalid_request',
    '400 unsupported_grant_type',
    '400 invalid_scope',
    '401 invalid_client',
    '403 access_denied',
  ])
  expect(Object.keys(post.responses)).toEqual(
    expect.arrayContaining(['200', '413', '415', '429', '431', '503']),
  )
})
