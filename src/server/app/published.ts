import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Library } from '#definition/library.ts'

/** What the browser is handed at /definitions.json. */
export interface Published {
  version: string
  definitions: Library
  broken: Readonly<Record<string, readonly string[]>>
  /** Where a page is told that definitions were saved; absent where nobody looks after them. */
  changes?: string
}

const notes: ReadonlySet<string> = new Set(['$schema', 'purpose'])

const withoutNotes = (definition: unknown): unknown =>
  typeof definition === 'object' && definition && !Array.isArray(definition)
    ? Object.fromEntries(Object.entries(definition).filter(([name]) => !notes.has(name)))
    : definition

/** Definitions without what only explains them to those who change them, and without the cases, invariants, controls and mails that the server alone reads. */
export const forBrowser = (library: Library): Library =>
  Object.fromEntries(
    Object.entries({ ...library, cases: {}, invariants: {}, controls: {}, mails: {} }).map(
      ([collection, all]) => [
        collection,
        Array.isArray(all)
          ? all
          : Object.fromEntries(Object.entries(all).map(([id, one]) => [id, withoutNotes(one)])),
      ],
    ),
  ) as unknown as Library

/** Smallest for a first load over a network; soonest for a page that follows what was just saved. */
const efforts = { smallest: 9, soonest: 3 }

const ways = {
  br: (text: Buffer, level: number) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
  gzip: (text: Buffer, level: number) => promisify(gzip)(text, { level }),
}
type Way = keyof typeof ways

/** Written once, and compressed once for each way a browser reads it: it is large, and the same for everybody. */
export const createPublished = (published: Published, effort: keyof typeof efforts = 'smallest') => {
  const text = Buffer.from(JSON.stringify(published))
  const tag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`
  const done = new Map<Way, Promise<Buffer>>()
  const compressed = (way: Way) => {
    const existing = done.get(way) ?? ways[way](text, efforts[effort])
    done.set(way, existing)
    return existing
  }
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/definitions.json', async (request, reply) => {
      reply.header('cache-control', 'no-cache').header('etag', tag).header('vary', 'accept-encoding')
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      reply.type('application/json; charset=utf-8')
      const taken = String(request.headers['accept-encoding']).split(/\s*,\s*/)
      const way = (['br', 'gzip'] as const).find((one) => taken.includes(one))
      if (way === undefined) return reply.send(text)
      return reply.header('content-encoding', way).send(await compressed(way))
    })
  }
}
