import { readdir, readFile } from 'node:fs/promises'

const schemas = new URL('../../../schemas/', import.meta.url)
const faultsFile = new URL('../../../definitions/faults.json', import.meta.url)
const calls = new URL('../../../definitions/calls/', import.meta.url)
const ENTITY = 'https://portolan.invalid/entities/'
const VALUE = 'https://portolan.invalid/values/'

interface Schema {
  $id?: string
  title?: string
  description?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  $ref?: string
  $defs?: Record<string, Schema>
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
}

interface CallFile {
  id: string
  method: string
  path: string
  query: string
  request?: string
  upload?: true
  answer: string
  tenant?: string
  faults?: string[]
  pageSize?: string
  limit?: { fault: string }
  unique?: { field: string; within?: string[]; fault: string }
  versioned?: { fault: string }
  audit?: {
    action?: string
    id?: string
    details?: string | Record<string, string>
    handler?: string
    unrecorded?: string
  }
}

const pascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())
const baseName = (file: string): string => file.replace('.schema.json', '')
const literal = (value: unknown): string => JSON.stringify(value)
const union = (types: readonly string[]): string => [...new Set(types)].join(' | ')

const NAMED: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

const pointTo = (ref: string, root: Schema): string => {
  const address = ref.startsWith('#') ? ref : new URL(ref, root.$id).href
  if (address.startsWith(ENTITY)) return pascal(baseName(address.slice(ENTITY.length)))
  if (address.startsWith(VALUE)) return `${pascal(baseName(address.slice(VALUE.length)))}Value`
  const local = root.$defs?.[ref.replace('#/$defs/', '')]
  if (!local) throw new Error(`The schema '${root.title}' refers to '${ref}', which is not there.`)
  return toType(local, root)
}

const objectType = (schema: Schema, root: Schema): string => {
  const required = new Set(schema.required)
  const members = Object.entries(schema.properties ?? {}).map(
    ([name, of]) => `${literal(name)}${required.has(name) ? '' : '?'}: ${toType(of, root)}`,
  )
  const rest = schema.additionalProperties
  if (members.length > 0) return `{ ${members.join('; ')} }`
  if (rest === false) return 'Record<string, never>'
  return `Record<string, ${typeof rest === 'object' ? toType(rest, root) : 'unknown'}>`
}

/** Returns the type of a schema; constraints on values, such as patterns and limits, have none. */
const toType = (schema: Schema, root: Schema): string => {
  if (schema.$ref !== undefined) return pointTo(schema.$ref, root)
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return union(schema.enum.map(literal))
  const either = schema.anyOf ?? schema.oneOf
  if (either && schema.type === undefined) return union(either.map((one) => toType(one, root)))
  if (schema.type === undefined) return schema.properties ? objectType(schema, root) : 'unknown'
  const types = [schema.type].flat().map((type) => {
    if (type === 'object') return objectType(schema, root)
    if (type === 'array') return `(${schema.items ? toType(schema.items, root) : 'unknown'})[]`
    return NAMED[type] ?? 'unknown'
  })
  return union(types)
}

const declareAll = async (folder: string, suffix: string): Promise<string[]> => {
  const files = (await readdir(new URL(folder, schemas))).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const schema = JSON.parse(await readFile(new URL(`${folder}${file}`, schemas), 'utf8')) as Schema
      const promise = (schema.description ?? schema.title ?? '').replaceAll('*/', '')
      return `/** ${promise} */\nexport type ${pascal(baseName(file))}${suffix} = ${toType(schema, schema)}\n`
    }),
  )
}

/** Writes the types of schemas/values and schemas/entities. */
export const wireEntities = async (): Promise<string> =>
  [...(await declareAll('values/', 'Value')), ...(await declareAll('entities/', ''))].join('\n')

/** Returns the author of a call's audit entry: its definition, its handler, or none if it is not recorded. */
const trailOf = ({ method, audit }: CallFile): string => {
  if (audit?.action !== undefined) return 'definition'
  if (audit?.unrecorded !== undefined) return 'unrecorded'
  return method === 'GET' && audit === undefined ? 'free' : 'handler'
}

const placesOf = (details: string | Record<string, string>): string[] =>
  typeof details === 'string' ? [details] : Object.values(details)

/** Returns the values that an audit entry needs from the record. */
const recordOf = ({ audit }: CallFile): string[] =>
  [audit?.id ?? '', ...placesOf(audit?.details ?? {})]
    .filter((path) => path.startsWith('record.'))
    .map((path) => literal(path.split('.')[1]))

/** Returns the body properties that must be unique together. */
const namesOf = ({ unique }: CallFile): string[] =>
  unique ? [unique.field, ...(unique.within ?? [])].map(literal) : []

const memberOf = (call: CallFile): string => {
  const params = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${literal(name)}: string`)
  const request =
    call.request === undefined || call.upload ? 'Record<string, never>' : `Wire.${pascal(call.request)}`
  return `${literal(call.id)}: {
    params: ${params.length > 0 ? `{ ${params.join('; ')} }` : 'Record<string, never>'}
    query: Wire.${pascal(call.query)}
    request: ${request}
    answer: Wire.${pascal(call.answer)}
    fault: ${union((call.faults ?? []).map(literal)) || 'never'}
    tenant: ${literal(call.tenant ?? 'own')}
    paged: ${call.pageSize !== undefined}
    full: ${call.limit ? literal(call.limit.fault) : 'never'}
    taken: ${call.unique ? literal(call.unique.fault) : 'never'}
    names: ${union(namesOf(call)) || 'never'}
    changed: ${call.versioned ? literal(call.versioned.fault) : 'never'}
    trail: ${literal(trailOf(call))}
    record: ${union(recordOf(call)) || 'never'}
  }`
}

/**
 * Writes the request, answer and refusals of each call from definitions/calls and definitions/faults.json.
 */
export const wireCalls = async (): Promise<string> => {
  const { faults } = JSON.parse(await readFile(faultsFile, 'utf8')) as { faults: Record<string, unknown> }
  const files = (await readdir(calls)).filter((file) => file.endsWith('.call.json')).toSorted()
  const all = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(new URL(file, calls), 'utf8')) as CallFile),
  )
  return `import type * as Wire from './wire-entities.ts'

/** Names of all faults. */
export type FaultName = ${union(Object.keys(faults).map(literal))}

export interface Calls {
${all.map(memberOf).join('\n')}
}
`
}
