import { beforeAll, expect, it } from 'vitest'
import { createTestStore } from './engines.ts'
import { createTestServer, realWorld } from './server.ts'

interface Operation {
  operationId: string
  parameters?: { name: string; in: string; required?: boolean; schema?: object }[]
  responses: Record<string, { description?: string }>
  security?: object[]
}

interface Description {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
}

let description: Description
let served: string[]

beforeAll(async () => {
  const store = await createTestStore('empty')
  const world = realWorld(store)
  served = world.definitions.calls.map((call) => call.id)
  const app = await createTestServer(store, world)
  description = (await app.inject('/api/v1/openapi.json')).json()
})

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

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
    expect(operation.security).toEqual([{ bearer: [] }])
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
