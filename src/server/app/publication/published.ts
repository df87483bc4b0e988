import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Call } from '#definition/generated/call.ts'
import { LATER, type Library } from '#definition/library.ts'
import { memoizeFor } from '#definition/lint/context/cache.ts'
import { english } from '#values/language.ts'
import { translatedFor } from '../../languages/reader.ts'
import type { Translated, Translations } from '../../languages/translations.ts'

/** The content of /definitions.json. */
export interface Published {
  version: string
  definitions: Library
  broken: Readonly<Record<string, readonly string[]>>
  /** The address of the change stream; absent if definitions are not watched. */
  changes?: string
}

const notes: ReadonlySet<string> = new Set(['$schema', 'purpose'])

const withoutNotes = (definition: unknown): unknown =>
  typeof definition === 'object' && definition && !Array.isArray(definition)
    ? Object.fromEntries(Object.entries(definition).filter(([name]) => !notes.has(name)))
    : definition

/** Properties of a call that only the server needs. */
const SERVER_ALONE = [
  'query',
  'request',
  'bodyBytes',
  'pageSize',
  'deprecated',
  'idempotent',
  'pending',
  'bulk',
  'freshSignIn',
  'checks',
  'invalid',
  'validates',
  'takesMore',
  'limit',
  'unique',
  'versioned',
  'audit',
  'subtask',
  'gives',
  'faults',
] as const satisfies readonly (keyof Call)[]
const hidden: ReadonlySet<string> = new Set(SERVER_ALONE)

const callForBrowser = (call: Call): Call =>
  Object.fromEntries(Object.entries(call).filter(([name]) => !hidden.has(name))) as unknown as Call

/**
 * Returns the library without explanations and without parts that the browser does not need: cases,
 * invariants, controls, mails, notifications and translations.
 */
export const forBrowser = (library: Library): Library =>
  Object.fromEntries(
    Object.entries({
      ...library,
      calls: Object.fromEntries(
        Object.entries(library.calls).map(([id, call]) => [id, callForBrowser(call)]),
      ),
      cases: {},
      invariants: {},
      controls: {},
      mails: {},
      notifications: {},
      words: {},
      languages: {},
    }).map(([collection, all]) => [
      collection,
      Array.isArray(all)
        ? all
        : Object.fromEntries(Object.entries(all).map(([id, one]) => [id, withoutNotes(one)])),
    ]),
  ) as unknown as Library

const later: ReadonlySet<string> = new Set(LATER)

/** The two parts of the definitions: for the frame of the portal, and for its pages. */
const PARTS = {
  first: (collection: string) => !later.has(collection),
  rest: (collection: string) => later.has(collection),
}
type PartName = keyof typeof PARTS

const isPart = (name: unknown): name is PartName => typeof name === 'string' && Object.hasOwn(PARTS, name)

const partOf = (published: Published, part: PartName) => {
  const collections = Object.entries(published.definitions).filter(([collection]) => PARTS[part](collection))
  const definitions = Object.fromEntries(collections)
  return part === 'first'
    ? { ...published, part, definitions }
    : { version: published.version, part, definitions }
}

/** Compression levels: smallest for a first load, soonest for a page that follows a save. */
const efforts = { smallest: 9, soonest: 3 }

const ways = {
  br: (text: Buffer, level: number) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
  gzip: (text: Buffer, level: number) => promisify(gzip)(text, { level }),
}
type Way = keyof typeof ways

/** Serialises and tags a text, and compresses it once per encoding. */
const writeOnce = (published: object, effort: keyof typeof efforts) => {
  const text = Buffer.from(JSON.stringify(published))
  const tag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`
  const done = new Map<Way, Promise<Buffer>>()
  const compressed = (way: Way) => {
    const existing = done.get(way) ?? ways[way](text, efforts[effort])
    done.set(way, existing)
    return existing
  }
  return { text, tag, compressed }
}

/** Creates the published definitions, cached per language because they are large. */
export const createPublished = (
  published: Published,
  translations: Translations,
  effort: keyof typeof efforts = 'smallest',
) => {
  const written = memoizeFor(({ language, library }: Translated) => {
    const whole = { ...published, definitions: forBrowser(library), language }
    const texts = new Map<PartName | undefined, ReturnType<typeof writeOnce>>()
    return (part: PartName | undefined) => {
      const existing = texts.get(part) ?? writeOnce(part ? partOf(whole, part) : whole, effort)
      texts.set(part, existing)
      return existing
    }
  })
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Querystring: { part?: string } }>('/definitions.json', async (request, reply) => {
      const { part } = request.query
      const inLanguage = written(translatedFor(request) ?? translations.of(english.tag))
      const { text, tag, compressed } = inLanguage(isPart(part) ? part : undefined)
      reply
        .header('cache-control', 'no-cache')
        .header('etag', tag)
        .header('vary', 'accept-encoding, accept-language, cookie')
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      reply.type('application/json; charset=utf-8')
      const taken = String(request.headers['accept-encoding']).split(/\s*,\s*/)
      const way = (['br', 'gzip'] as const).find((one) => taken.includes(one))
      if (way === undefined) return reply.send(text)
      return reply.header('content-encoding', way).send(await compressed(way))
    })
  }
}
