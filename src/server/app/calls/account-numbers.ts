import { sql } from 'kysely'
import { maskAccount, maskAccountsIn } from '#values/account-mask.ts'
import type { AuditEntry } from '../../store/audit.ts'
import type { Tenant, Trx } from '../../store/tenant.ts'
import type { Schemas } from './schemas.ts'

/**
 * The content of a property marked `maskedInLists`: an account number, or a sentence that may contain one.
 */
type Kind = 'number' | 'sentence'

interface Place {
  kind?: Kind
  properties: ReadonlyMap<string, Place>
  items?: Place
}

export interface AccountNumbers {
  /** The noun of the record in the audit trail. */
  noun: string
  /** Returns the answer with the marked account numbers in lists masked. */
  maskLists(answer: unknown): unknown
  /** Returns the answer with all marked account numbers masked. */
  maskAll(answer: unknown): unknown
  /** Returns true if an unmasked account number stands outside lists. */
  isWhole(answer: unknown): boolean
}

type Node = Readonly<Record<string, unknown>>

/** ISO 20022 names of account numbers and identity numbers. */
const NUMBERED = /(Acct\.Id|\.Id\.(PrvtId|OrgId))\.(IBAN|Othr\.Id)$/
const NOTHING: AccountNumbers = {
  noun: '',
  maskLists: (answer) => answer,
  maskAll: (answer) => answer,
  isWhole: () => false,
}

/** Marked properties by name; audit details with the same name are masked too. */
type Marks = ReadonlyMap<string, Kind>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const maskText = (kind: Kind, text: string): string =>
  kind === 'sentence' ? maskAccountsIn(text) : maskAccount(text)

/** Masks a value by its ISO 20022 name or by a mark of any schema. */
const maskNamed = (marks: Marks, value: unknown, name: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => maskNamed(marks, one, name))
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        maskNamed(marks, one, name === '' ? key : `${name}.${key}`),
      ]),
    )
  if (typeof value !== 'string') return value
  const kind =
    marks.get(name.slice(name.lastIndexOf('.') + 1)) ?? (NUMBERED.test(name) ? 'number' : undefined)
  return kind === undefined ? value : maskText(kind, value)
}

const maskValue = (marks: Marks, kind: Kind, value: unknown): unknown =>
  typeof value === 'string' ? maskText(kind, value) : maskNamed(marks, value, '')

const maskBelow = (marks: Marks, place: Place, value: unknown, isListed: boolean): unknown => {
  if (isListed && place.kind) return maskValue(marks, place.kind, value)
  if (Array.isArray(value))
    return place.items ? value.map((one) => maskBelow(marks, place.items!, one, true)) : value
  if (!isRecord(value) || place.properties.size === 0) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const inside = place.properties.get(name)
      return [name, inside ? maskBelow(marks, inside, one, isListed) : one]
    }),
  )
}

const standsWhole = (marks: Marks, place: Place, value: unknown): boolean => {
  if (place.kind) return JSON.stringify(maskValue(marks, place.kind, value)) !== JSON.stringify(value)
  return (
    isRecord(value) &&
    [...place.properties].some(([name, inside]) => name in value && standsWhole(marks, inside, value[name]))
  )
}

const marksBelow = (node: unknown): [name: string, kind: Kind][] => {
  if (Array.isArray(node)) return node.flatMap(marksBelow)
  if (!isRecord(node)) return []
  const properties = Object.entries(isRecord(node['properties']) ? node['properties'] : {})
  const own = properties.flatMap(([name, one]): [string, Kind][] =>
    isRecord(one) && one['type'] === 'string' && one['maskedInLists'] !== undefined
      ? [[name, one['maskedInLists'] as Kind]]
      : [],
  )
  return [...own, ...Object.values(node).flatMap(marksBelow)]
}

const read = new WeakMap<object, [name: string, kind: Kind][]>()

/** Reads the marks of a schema once. */
const marksOf = (schema: object): [name: string, kind: Kind][] => {
  const marks = read.get(schema) ?? marksBelow(schema)
  read.set(schema, marks)
  return marks
}

/** Masks the details of audit entries in lists (TRU-170). */
export const createTrailMask = (schemas: Iterable<object>): ((details: unknown) => unknown) => {
  const marks: Marks = new Map([...schemas].flatMap(marksOf))
  return (details) => maskNamed(marks, details, '')
}

/** Reads the `maskedInLists` marks of a schema and of the schemas it references. */
const placeOf = (
  find: (ref: string) => Node | undefined,
  node: Node,
  above: readonly string[],
): Place | undefined => {
  const properties = new Map<string, Place>()
  const { $ref: ref } = node
  const referred = typeof ref !== 'string' || above.includes(ref) ? undefined : { ref, node: find(ref) }
  const inside = referred?.node && placeOf(find, referred.node, [...above, referred.ref])
  for (const [name, place] of inside?.properties ?? []) properties.set(name, place)
  for (const [name, one] of Object.entries((node['properties'] ?? {}) as Record<string, Node>)) {
    const place = placeOf(find, one, above)
    if (place) properties.set(name, place)
  }
  const items = node['items'] ? placeOf(find, node['items'] as Node, above) : inside?.items
  const kind = (node['maskedInLists'] as Kind | undefined) ?? inside?.kind
  if (!kind && !items && properties.size === 0) return undefined
  return { properties, ...(kind ? { kind } : {}), ...(items ? { items } : {}) }
}

const numbersOf = (schemas: Schemas): ((entity: string) => AccountNumbers) => {
  const byAddress = new Map(schemas.all.map((schema) => [schema['$id'], schema]))
  const find = (ref: string) => byAddress.get(ref)
  const marks: Marks = new Map(schemas.all.flatMap(marksOf))
  const create = (entity: string): AccountNumbers => {
    const root = find(schemas.entity(entity) ?? '')
    const place = root && placeOf(find, root, [])
    if (!place) return NOTHING
    return {
      noun: String(root['title']).toLowerCase(),
      maskLists: (answer) => maskBelow(marks, place, answer, false),
      maskAll: (answer) => maskBelow(marks, place, answer, true),
      isWhole: (answer) => standsWhole(marks, place, answer),
    }
  }
  const existing = new Map<string, AccountNumbers>()
  return (entity) => {
    const one = existing.get(entity) ?? create(entity)
    existing.set(entity, one)
    return one
  }
}

const created = new WeakMap<Schemas, (entity: string) => AccountNumbers>()

/**
 * Creates the masking of an entity from the marks in its schema (TRU-113). Schemas are read once, since several calls
 * answer with one entity, and several servers with the same schemas.
 */
export const createAccountNumbers = (schemas: Schemas): ((entity: string) => AccountNumbers) => {
  const numbers = created.get(schemas) ?? numbersOf(schemas)
  created.set(schemas, numbers)
  return numbers
}

const ACTION = 'account.read'

export interface Look {
  noun: string
  params: Readonly<Record<string, string>>
  /** The client ID of the reading API credential; absent: a person at the portal. */
  apiCredential?: string | undefined
  /** Seconds within which repeated reads are one entry. */
  interval: number
}

/**
 * Returns the audit entry for an unmasked account number, once per reader and record within an interval
 * (TRU-114).
 */
export const accountRead = async (
  trx: Trx,
  { userId }: Pick<Tenant, 'userId'>,
  { noun, params, apiCredential, interval }: Look,
): Promise<AuditEntry | undefined> => {
  const objectId = Object.values(params).at(-1) ?? ''
  const noted = await trx
    .selectFrom('audit_trail')
    .select('id')
    .where('object_type', '=', noun)
    .where('object_id', '=', objectId)
    .where('action', '=', ACTION)
    .where('user_id', '=', userId)
    .where(sql<boolean>`details ->> 'apiCredential' is not distinct from ${apiCredential ?? null}::text`)
    .where('at', '>', sql<Date>`app_now() - make_interval(secs => ${interval}::float8)`)
    .executeTakeFirst()
  return noted ? undefined : { action: ACTION, objectType: noun, objectId }
}
