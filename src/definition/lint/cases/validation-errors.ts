import {
  entriesOf,
  resolvePath,
  valuesOf,
  type FindSchema,
  type Resolved,
  type SchemaNode,
} from '../../facts/fact-type.ts'
import { below } from '../context/nested-nodes.ts'

/**
 * A value that does not fit its schema: its place, the reason, and the possible names if its name is unknown.
 */
export interface ValidationError {
  readonly path: string
  readonly sentence: string
  readonly name?: string
  readonly names?: readonly string[]
}

/** Words that cases write for a value outside a list, or for any value. */
const stands = new Set(['another', 'given'])

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

const called: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  null: 'nothing',
  number: 'a number',
  object: 'names with values',
  string: 'a text in quotes',
}

const say = (types: readonly string[]): string => types.map((type) => called[type] ?? type).join(' or ')

/** Returns the errors of a value: unknown names, wrong types and values that are not in a list. */
export function validationErrorsOf(
  value: unknown,
  schema: SchemaNode,
  path: string,
  find: FindSchema,
): ValidationError[] {
  return validationErrorsIn(value, resolvePath(schema, [], find), schema, path, find)
}

function validationErrorsIn(
  value: unknown,
  { types, nodes }: Resolved,
  schema: SchemaNode,
  path: string,
  find: FindSchema,
): ValidationError[] {
  const type = typeOf(value)
  if (nodes.length === 0) return []
  if (types.length > 0 && !types.includes(type) && type !== 'null')
    return [{ path, sentence: `Write ${say(types)} here, not ${say([type])}.` }]
  if (type === 'array')
    return (value as unknown[]).flatMap((one, at) =>
      validationErrorsOf(
        one,
        entriesOf({ isResolved: true, types, names: [], nodes }),
        below(path, at),
        find,
      ),
    )
  if (type === 'object')
    return Object.entries(value as object).flatMap((entry) => inside(entry, schema, path, find))
  const values = type === 'string' ? valuesOf(nodes) : undefined
  const more = nodes.flatMap(({ examples = [] }) => examples)
  if (values === undefined || [...values, ...more].includes(value) || stands.has(String(value).toLowerCase()))
    return []
  return [
    {
      path,
      sentence: `This is never '${String(value)}'; it is one of ${values.map(String).join(', ')}. Write one of these.`,
      name: String(value),
      names: values.map(String),
    },
  ]
}

function inside(
  [name, value]: readonly [string, unknown],
  schema: SchemaNode,
  path: string,
  find: FindSchema,
): ValidationError[] {
  const at = below(path, name)
  const found = resolvePath(schema, [name], find)
  if (!found.isResolved)
    return [{ path: at, sentence: `There is no '${name}' here.`, name, names: found.names }]
  const [node] = found.nodes
  if (node === undefined) return []
  return validationErrorsIn(value, found, found.nodes.length === 1 ? node : { anyOf: found.nodes }, at, find)
}
