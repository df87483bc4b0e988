import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createStore } from '#server/store/store.ts'
import { filters, sorts } from '#tests/volume/filters.ts'
import { createTestStore } from './engines.ts'
import type { Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { createTestServer } from './server.ts'
import { MANY } from './snapshot.ts'
import { nodesOf, watchedPool, type PlanNode, type Watched } from './watched-pool.ts'

const SOME = MANY / 3
// Half of the added payments, and the seeded ones.
const HALF = MANY / 2 + 2000
const SIZE = 100
const OTHERS = 20

const looksAt = (node: PlanNode): number =>
  ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1)

const scansOf = (plans: readonly Watched[]) =>
  plans.flatMap(({ plan }) => nodesOf(plan)).filter((node) => /Scan/.test(node['Node Type']))

const pagesOf = (plans: readonly Watched[]) => scansOf(plans.filter(({ text }) => !text.includes('count(*)')))

describe.skipIf(!inject('postgresUrl'))('many payments on PostgreSQL', () => {
  const seen: Watched[] = []
  let app: FastifyInstance
  let maker: Caller

  beforeAll(async () => {
    const plain = await createTestStore('many', 'postgres')
    app = await createTestServer(createStore('postgres', watchedPool(plain.pool, seen)))
    maker = await signIn(app, 'maker@northwind.example')
  })
  beforeEach(() => void (seen.length = 0))

  const filter = (body: object) =>
    maker.call('POST', '/payout_proxy/payments/filter', { query: { env_name: 'uat' }, body })

  describe.each(Object.entries(filters))('narrowed by %s', (_name, narrowing) => {
    it.each(sorts)(
      'and sorted by %s, a page is found through an index, from the nearer end (PAY-031, API-146)',
      async (sort_field) => {
        const first = await filter({ ...narrowing, sort_field, size: SIZE })
        expect(first.status).toBe(200)
        expect(seen.length).toBeGreaterThan(0)
        expect(Math.max(0, ...pagesOf(seen).map(looksAt))).toBeLessThan(SOME)
        const { totalPages } = (first.body as { page: { totalPages: number } }).page
        for (const page of [Math.floor(totalPages / 2), Math.max(0, totalPages - 1)]) {
          const before = seen.length
          expect((await filter({ ...narrowing, sort_field, size: SIZE, page })).status).toBe(200)
          const looks = pagesOf(seen.slice(before)).map(looksAt)
          expect(Math.max(0, ...looks)).toBeLessThanOrEqual(page === totalPages - 1 ? SOME : HALF)
        }
        const all = scansOf(seen).filter((node) => node['Relation Name'] === 'payments')
        expect(all.map((node) => node['Node Type'])).not.toContain('Seq Scan')
      },
    )
  })

  it('judges no row by its direction where every direction is asked for (PAY-030)', async () => {
    const listRequests = async (types: string[]) => {
      await filter({ payment_type: types, page: 100, size: 100 })
      return seen.splice(0).some(({ text }) => text.includes('"payment_type" in'))
    }
    expect([
      await listRequests(['SEND', 'RETURN']),
      await listRequests(['SEND', 'REQUEST', 'RETURN']),
    ]).toEqual([true, false])
  })

  it('walks to a late page without reading the rows before it', async () => {
    const answer = await filter({ page: 300, size: 100 })
    expect((answer.body as { content: unknown[] }).content).toHaveLength(100)
    const all = scansOf(seen).filter((node) => node['Relation Name'] === 'payments')
    expect(all.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    const rows = scansOf(seen).filter((node) => node['Node Type'] === 'Index Scan')
    expect(Math.max(0, ...rows.map(looksAt))).toBeLessThanOrEqual(100)
  })

  it('reads a download no further than its reader does, and stops when the reader goes (PAY-063)', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const headers = { authorization: `Bearer ${maker.accessToken}`, 'content-type': 'application/json' }
    const path = '/api/v1/payout_proxy/payments/download?env_name=uat'
    const requested = request({ port, host: '127.0.0.1', method: 'POST', path, headers })
    requested.end(JSON.stringify({ format: 'json', zone: 'UTC' }))
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      requested.once('response', resolve).once('error', reject)
    })
    await new Promise((resolve) => answer.once('readable', resolve))
    const chunks = () => seen.filter(({ text }) => text.includes('::text')).length
    /** Nothing more was read while so many others were answered. */
    const rests = async () => {
      const before = chunks()
      for (let others = 0; others < OTHERS; others += 1) await filter({ size: 1 })
      return chunks() === before
    }
    await expect.poll(rests).toBe(true)
    const before = chunks()
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(MANY / 1000)
    answer.destroy()
    requested.destroy()
    await expect.poll(rests).toBe(true)
    expect(chunks()).toBeLessThanOrEqual(before + 1)
  })
})
