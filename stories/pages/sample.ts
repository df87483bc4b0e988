import { optionsNamed } from './options-named.ts'

interface Schema {
  readonly $id?: string
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

const files = import.meta.glob<Schema>('../../schemas/{entities,values}/*.schema.json', {
  eager: true,
  import: 'default',
})
const schemas = new Map(Object.values(files).map((schema) => [schema.$id ?? '', schema]))

/** How deep a record that holds records of its own kind is followed. */
const DEEPEST = 6
/** What stands in a list of records; a list within a record has two. */
const ROWS = 6

const companies = [
  'Cultivos Turia',
  'Elbe Maschinenbau',
  'Harbour Foods',
  'Ledger treasury',
  'Talleres del Valle',
  'Vantaa Paper',
]
const people = ['Operator One', 'Operator Two', 'Operator Three']
const pick = <One>(from: readonly One[], at: number) => from[at % from.length]

/** What a text is taken for by its name, the first that fits. */
const texts: readonly (readonly [name: RegExp, text: (at: number) => string | undefined])[] = [
  [/email/i, (at) => `${pick(['maker', 'checker', 'treasury'], at)}@northwind.example`],
  [/url|href|link/i, () => 'https://hooks.northwind.example/payments'],
  [/path/i, () => '/home'],
  [/(first|last)_?name/i, (at) => pick(['Operator', 'One', 'Two'], at)],
  [/(user|person|owner|by|signatory)_?name/i, (at) => pick(people, at)],
  [/name|holder|title$|label$/i, (at) => pick(companies, at)],
  [/country|nationality/i, (at) => pick(['MX', 'DE', 'GB'], at)],
  [/currenc/i, (at) => pick(['USD', 'EUR', 'GBP', 'MXN', 'BRL', 'PHP', 'JPY', 'CAD'], at)],
  [/environment/i, () => 'uat'],
  [/permission|role/i, () => 'payments.read'],
  [/zone/i, () => 'Europe/London'],
  [/^(by|who|owner|initiator)$/i, (at) => pick(people, at)],
  [/^(what|event|action)$/i, (at) => pick(['Payment sent', 'Beneficiary added', 'Role given'], at)],
  [/^object$/i, (at) => pick(['Payment', 'Beneficiary', 'User'], at)],
  [/amount|total|fee|balance|available|limit|used|rate|value|shown$/i, (at) => `${1250 + at * 437}.50`],
  [/iban|account/i, (at) => `…${2456 + at * 111}`],
  [/bic/i, () => 'NWBKGB2L'],
  [/ip$|address$/i, (at) => `203.0.113.${10 + at}`],
  [/phone/i, () => '+44 20 7946 0018'],
  [/version/i, () => '1.0.0'],
]

/** What is there only when something went wrong, or is over. */
const RARE =
  /fail|error|problem|reject|refus|return|earlier|cancel|delet|expired|revoked|until|remaining|locked|view$|banner/i

const words = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
    .replace(/^./, (letter) => letter.toUpperCase())

const uuidOf = (at: number) => `44444444-4444-4444-8444-${String(at).padStart(12, '0')}`

function textOf({ format, description = '', $id = '' }: Schema, name: string, at: number): string {
  if ($id.endsWith('/uuid.schema.json')) return uuidOf(at)
  if ($id.endsWith('/money.schema.json')) return `${1250 + at * 437}.50`
  if (format === 'date-time') return `2026-03-0${1 + (at % 6)}T12:00:00.000Z`
  if (format === 'date' || $id.endsWith('/date.schema.json')) return `2026-03-0${1 + (at % 6)}`
  const listed = optionsNamed(/list ([a-z-]+)/.exec(description)?.[1])
  if (listed.length > 0) return String(pick(listed, at))
  return texts.find(([fits]) => fits.test(name))?.[1](at) ?? words(name)
}

const typeOf = ({ type, properties, items }: Schema): string | undefined => {
  if (properties) return 'object'
  if (items) return 'array'
  return typeof type === 'object' ? type[0] : type
}

function sampleWithin(schema: Schema, name: string, at: number, depth: number): unknown {
  if (schema.$ref !== undefined) return sampleWithin(schemas.get(schema.$ref) ?? {}, name, at, depth)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(schema.enum, at)
  const [either] = schema.anyOf ?? schema.oneOf ?? []
  const parts = [...(schema.allOf ?? []), ...(either ? [either] : [])]
  if (parts.length > 0)
    return parts.reduce<unknown>(
      (all, part) => mergeOf(all, sampleWithin(part, name, at, depth)),
      schema.properties ? objectOf(schema, at, depth) : undefined,
    )
  switch (typeOf(schema)) {
    case 'object':
      return objectOf(schema, at, depth)
    case 'array':
      return depth >= DEEPEST ? [] : listOf(schema, name, at, depth)
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return 3 + at
    default:
      return textOf(schema, name, at)
  }
}

const mergeOf = (one: unknown, other: unknown): unknown =>
  typeof one === 'object' && typeof other === 'object' ? { ...one, ...other } : (other ?? one)

function objectOf({ properties = {} }: Schema, at: number, depth: number): unknown {
  if (depth >= DEEPEST) return {}
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !RARE.test(name))
      .map(([name, part]) => [name, sampleWithin(part, name, at, depth + 1)]),
  )
}

function listOf({ items = {} }: Schema, name: string, at: number, depth: number): unknown[] {
  const length = depth <= 1 ? ROWS : 2
  const single = name.replace(/s$/, '')
  return Array.from({ length }, (_, place) => sampleWithin(items, single, at + place, depth + 1))
}

/** An answer of the shape that is promised, for pages whose own answers nobody has written. */
export function sampleOf(schema: string): unknown {
  const answer = sampleWithin({ $ref: `https://portolan.invalid/entities/${schema}.schema.json` }, '', 0, 0)
  const page = { number: 0, size: 15, totalElements: ROWS, totalPages: 1 }
  return typeof answer === 'object' && answer !== null && 'page' in answer ? { ...answer, page } : answer
}
