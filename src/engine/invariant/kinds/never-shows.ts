import { partsOf, type SchemaNode } from '#definition/facts/fact-type.ts'
import type { NeverShows } from '#definition/generated/invariant.ts'
import { holdsRoles } from '../../permission/verdict.ts'
import { namesForAll } from '../patterns.ts'
import { SIGNED_IN } from '../people.ts'
import { sayPerson } from '../finding-text.ts'
import type { Chain, Search, World } from '../types.ts'

/** A place that shows the value, and the permission that opens it. */
interface Place {
  /** As `folder/name`. */
  readonly of: string
  readonly permission: string
  readonly says: string
}

/** Looks for a role that reaches a value and has none of the permissions for it. */
export function searchNeverShows(world: World, terms: NeverShows): Search {
  const allowed = terms.permissions.flatMap((id) => world.permissions.get(id) ?? [])
  const allRoles = [SIGNED_IN, ...Object.keys(world.library.roles).filter((role) => role !== SIGNED_IN)]
  const mayRead = new Set(allRoles.filter((role) => allowed.some((one) => holdsRoles(one, [role]))))
  let combinations = Object.keys(world.library.calls).length
  const chains: Chain[] = []
  for (const place of placesOf(world, terms)) {
    const opening = world.permissions.get(place.permission)
    combinations += allRoles.length
    const role = allRoles.find(
      (one) => !mayRead.has(one) && opening !== undefined && holdsRoles(opening, [one]),
    )
    if (role === undefined) continue
    const stored = role === SIGNED_IN ? [] : [role]
    const roles = [SIGNED_IN, ...stored]
    chains.push({
      steps: [
        `${sayPerson(world, { roles: stored })} holds the permission '${place.permission}'.`,
        `They read it: ${place.says}.`,
      ],
      of: place.of,
      example: {
        case: `Nobody with only ${role} reads ${terms.values.join(', ')}`,
        facts: { session: { roles } },
        opens: 'no',
      },
    })
  }
  for (const [kind, printed] of Object.entries(world.notifications)) {
    combinations += 1
    if (terms.of !== undefined || !printed.some((name) => terms.values.includes(name))) continue
    chains.push({
      steps: [`Somebody is notified of '${kind}'.`, 'The notification prints it, whoever reads it.'],
    })
  }
  return { combinations, chains }
}

function placesOf(world: World, terms: NeverShows): Place[] {
  const { library } = world
  const values = new Set(terms.values)
  const selected = namesForAll(terms.of ?? ['*'], Object.keys(library.calls))
  const left = new Set(terms.except ?? [])
  const answers = Object.values(library.calls)
    .filter(({ id, answer }) => selected.has(id) && holdsProperty(world, `entities/${answer}`, values))
    .map(({ id, permission }) => ({ of: `calls/${id}`, permission, says: `the call '${id}' answers it` }))
  const isSelected = (call: string | undefined) =>
    terms.of === undefined || (call !== undefined && selected.has(call))
  const details = Object.values(library.details)
    .filter((one) => isSelected(one.record?.call) && showsValue(one, values))
    .map(({ id, permission }) => ({ of: `details/${id}`, permission, says: `the details '${id}' show it` }))
  const tables = Object.values(library.tables)
    .filter((one) => isSelected(one.rows.call) && showsValue(one, values))
    .map(({ id, permission }) => ({
      of: `tables/${id}`,
      permission,
      says: `the table '${id}' shows and exports it`,
    }))
  const pages = Object.values(library.pages)
    .filter((one) => terms.of === undefined && showsValue(one, values))
    .map(({ id, permission = 'self.read' }) => ({
      of: `pages/${id}`,
      permission,
      says: `the page '${id}' shows it`,
    }))
  return [...answers, ...details, ...tables, ...pages].filter(
    ({ of }) => !left.has(of.slice(of.indexOf('/') + 1)),
  )
}

/** Whether a definition shows the value at a path that ends in one of the names, or prints it in braces. */
function showsValue(definition: object, values: ReadonlySet<string>): boolean {
  const shown = shownIn.get(definition) ?? new Set(namesShown(definition))
  shownIn.set(definition, shown)
  return [...values].some((value) => shown.has(value))
}

const shownIn = new WeakMap<object, ReadonlySet<string>>()

function namesShown(node: unknown, word = ''): string[] {
  if (typeof node === 'string') {
    if (word === 'path') return [lastOf(node)]
    if (!node.includes('{')) return []
    return [...node.matchAll(/\{([^{}]+)\}/g)].flatMap(([, names = '']) => names.split(' ').map(lastOf))
  }
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, inner]) =>
    name === 'with' ||
    name === 'rules' ||
    (name === 'path' && typeof inner === 'string' && inner.startsWith('/'))
      ? []
      : namesShown(inner, Array.isArray(node) ? word : name),
  )
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

const found = new WeakMap<World, Map<string, ReadonlySet<string>>>()

/** Whether a schema has one of the properties, however deep. */
function holdsProperty(world: World, schema: string, values: ReadonlySet<string>): boolean {
  const cache = found.get(world) ?? new Map<string, ReadonlySet<string>>()
  found.set(world, cache)
  const names = cache.get(schema) ?? propertiesOf(world, schema)
  cache.set(schema, names)
  return [...values].some((value) => names.has(value))
}

function propertiesOf({ findSchema }: World, schema: string): ReadonlySet<string> {
  const names = new Set<string>()
  const seen = new Set<SchemaNode>()
  const visit = (node: SchemaNode): void => {
    for (const part of partsOf(node, findSchema)) {
      if (seen.has(part)) continue
      seen.add(part)
      for (const [name, inner] of Object.entries(part.properties ?? {})) {
        names.add(name)
        visit(inner)
      }
      if (part.items !== undefined) visit(part.items)
      if (typeof part.additionalProperties === 'object') visit(part.additionalProperties)
    }
  }
  const whole = findSchema(schema)
  if (whole !== undefined) visit(whole)
  return names
}
