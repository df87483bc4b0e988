import { definitions } from '../portal/definitions.ts'
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

/** Largest depth of records within records of the same kind. */
const DEEPEST = 6
/** Number of records in a list; a list within a record has two. */
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
const sentences = [
  'The proof of address is older than three months.',
  'The account is in another name.',
  'Another document is needed.',
  'The share of one owner is missing.',
  'The address differs from the register.',
  'The file cannot be read.',
]
const pick = <One>(from: readonly One[], at: number) => from[at % from.length]

const optionOf = (list: string) => (at: number) => String(pick(optionsNamed(list), at))

/** Sample texts by the name of their property; the first pattern that matches counts. */
const texts: readonly (readonly [name: RegExp, text: (at: number) => string | undefined])[] = [
  [/email/i, (at) => `${pick(['maker', 'checker', 'treasury'], at)}@northwind.example`],
  [/url|href|link/i, () => 'https://hooks.northwind.example/payments'],
  [/path/i, () => '/home'],
  [/^website$/i, () => 'https://exchange.example'],
  [/wallet_?address$/i, (at) => `r4Kx7mQpZ2vNfW9sTbYcLdJ${at}Hg`],
  [/(bank|account)_?address$/i, () => 'Threadneedle Street 1, London'],
  [
    /peer_?address$|(sender|receiver)_address$/i,
    (at) => `settlement@rn.${pick(['mx', 'de', 'gb'], at)}.northwind`,
  ],
  [/(first|last)_?name/i, (at) => pick(['Operator', 'One', 'Two'], at)],
  [/(user|person|owner|by|signatory)_?name/i, (at) => pick(people, at)],
  [/name|holder|title$|label$/i, (at) => pick(companies, at)],
  [/country|nationality/i, (at) => pick(['MX', 'DE', 'GB'], at)],
  [/currenc/i, (at) => pick(['USD', 'EUR', 'GBP', 'MXN', 'BRL', 'PHP', 'JPY', 'CAD'], at)],
  [/environment/i, () => 'uat'],
  [/permission|role/i, () => 'payments.read'],
  [/^product$/i, optionOf('organisation-products')],
  [/^scope$/i, optionOf('credential-scopes')],
  [/^event_?type$/i, optionOf('webhook-events')],
  [/^chain$/i, optionOf('wallet-chains')],
  [/percentage/i, (at) => `${12 + at * 5}.5`],
  [/routing/i, () => '021000021'],
  [/^job_?title$/i, () => 'Head of finance'],
  [/(^|_)(id|key)$|[a-z](Id|Key)$/, (at) => `NW-${2041 + at}`],
  [/^month$/i, (at) => pick(['October 2026', 'September 2026', 'August 2026'], at)],
  [/^method$/i, () => 'POST'],
  [/^city$/i, (at) => pick(['Monterrey', 'Hamburg', 'Leeds'], at)],
  [/zone/i, () => 'Europe/London'],
  [/^(by|who|owner|initiator)$/i, (at) => pick(people, at)],
  [/^says$/i, (at) => pick(sentences, at)],
  [/^(what|event|action)$/i, (at) => pick(['Payment sent', 'Beneficiary added', 'Role given'], at)],
  [/^object$/i, (at) => pick(['Payment', 'Beneficiary', 'User'], at)],
  [/amount|total|fee|balance|available|limit|used|rate|value|shown$/i, (at) => `${1250 + at * 437}.50`],
  [/iban|account/i, (at) => `…${2456 + at * 111}`],
  [/bic/i, () => 'NWBKGB2L'],
  [/(^|[a-z])(ip|Ip|IP)$(?<!ship|Ship)|address$|^entrie$/i, (at) => `203.0.113.${10 + at}`],
  [/phone/i, () => '+44 20 7946 0018'],
  [/version/i, () => '1.0.0'],
]

/** Names of properties that exist only after a failure or at the end; samples omit them. */
const RARE =
  /fail|error|problem|reject|refus|return|earlier|cancel|delet|expired|revoked|until|remaining|locked|view$|banner/i

/** Names of flags that are true when everything is in order. */
const USUAL = /^(is(Offered|Agreed|BankVerified|Active|Checked)|acknowledgement|attestation|tAndCAgreement)$/

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
  const states = statesOf(/machine ([a-z-]+)/.exec(description)?.[1])
  if (states.length > 0) return String(pick(states, at))
  return texts.find(([fits]) => fits.test(name))?.[1](at) ?? words(name)
}

const statesOf = (machine = '') => Object.keys(definitions.library.machines[machine]?.states ?? {})

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
      // Its entries would be beyond the greatest depth, so they would all be empty.
      return depth >= DEEPEST - 1 ? [] : listOf(schema, name, at, depth)
    case 'boolean':
      return USUAL.test(name)
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
  const isOfRecords = items.$ref !== undefined || items.properties !== undefined
  const length = depth <= 1 && isOfRecords ? ROWS : 2
  const single = name.replace(/s$/, '')
  return Array.from({ length }, (_, place) => sampleWithin(items, single, at + place, depth + 1))
}

/** Makes a sample answer from its schema, for pages without written answers. */
export function sampleOf(schema: string): unknown {
  const answer = sampleWithin({ $ref: `https://portolan.invalid/entities/${schema}.schema.json` }, '', 0, 0)
  const page = { number: 0, size: 15, totalElements: ROWS, totalPages: 1 }
  return typeof answer === 'object' && answer !== null && 'page' in answer ? { ...answer, page } : answer
}
