import { listOf, objectOf } from '#values/object.ts'
import { normaliseLine } from '#values/normal-text.ts'
import { checkOneLine } from '#values/one-line.ts'
import { sayScim } from '#values/generated/say-scim.ts'
import { isRetained } from '../../app/http/readable-text.ts'
import { ScimProblem } from './problem.ts'

const LONGEST = 255
const MOST_OPERATIONS = 1000

/** Reads a text: trimmed, not blank, within the maximum length of names, and shown as it is written. */
export const readText = (attribute: string, value: unknown): string => {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '' || text.length > LONGEST || !isRetained(text) || checkOneLine(text) !== undefined)
    throw new ScimProblem(400, sayScim('invalid', { attribute }), 'invalidValue')
  return text
}

/** Reads a name in the spelling of a form. */
export const readName = (attribute: string, value: unknown): string =>
  normaliseLine(readText(attribute, value))

/** Reads a Boolean, which Entra sends as a capitalised word. */
export const readFlag = (attribute: string, value: unknown): boolean => {
  const word = typeof value === 'boolean' || typeof value === 'string' ? String(value).toLowerCase() : ''
  if (word !== 'true' && word !== 'false')
    throw new ScimProblem(400, sayScim('invalid', { attribute }), 'invalidValue')
  return word === 'true'
}

/** Reads the operations of a PATCH, ignoring the case of verbs and names. */
export const readOperations = (body: unknown): { op: string; path?: string; value: unknown }[] => {
  const members = Object.entries(objectOf(body)).find(([name]) => name.toLowerCase() === 'operations')
  const operations = listOf(members?.[1])
  if (operations.length === 0 || operations.length > MOST_OPERATIONS)
    throw new ScimProblem(400, sayScim('syntax'), 'invalidSyntax')
  return operations.map((one) => {
    const { op, path, value } = objectOf(one)
    const verb = typeof op === 'string' ? op.toLowerCase() : ''
    if (!['add', 'replace', 'remove'].includes(verb))
      throw new ScimProblem(400, sayScim('syntax'), 'invalidSyntax')
    if (path !== undefined && path !== null && typeof path !== 'string')
      throw new ScimProblem(400, sayScim('path', { path: JSON.stringify(path) }), 'invalidPath')
    return { op: verb, ...(typeof path === 'string' && path !== '' && { path }), value }
  })
}

/** Reads a filter of one comparison, such as `userName eq "…"`; undefined without a filter. */
export const readFilter = (
  filter: string | undefined,
  attributes: readonly string[],
): { attribute: string; value: string } | undefined => {
  if (filter === undefined || filter.trim() === '') return undefined
  const parts = /^\s*([\w.:]+)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i.exec(filter)
  const attribute = attributes.find(
    (one) => one.toLowerCase() === parts?.[1]?.split(':').at(-1)?.toLowerCase(),
  )
  try {
    if (parts?.[2] === undefined || attribute === undefined) throw new SyntaxError(filter)
    return { attribute, value: readText(attribute, JSON.parse(parts[2])) }
  } catch {
    throw new ScimProblem(400, sayScim('filter', { attributes: attributes.join(', ') }), 'invalidFilter')
  }
}

const MOST_RESULTS = 200

/** Reads the rows to return: `startIndex` counts from 1, `count` is limited. */
export const readSlice = ({ startIndex, count }: { startIndex?: string; count?: string }) => {
  const whole = (text: string | undefined, otherwise: number) =>
    text !== undefined && /^-?\d{1,9}$/.test(text) ? Number.parseInt(text, 10) : otherwise
  const start = Math.max(1, whole(startIndex, 1))
  return { start, offset: start - 1, size: Math.min(Math.max(0, whole(count, 100)), MOST_RESULTS) }
}

/** Returns a page of a list in SCIM form (RFC 7644). */
export const toList = (resources: readonly object[], total: number, start: number) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex: start,
  itemsPerPage: resources.length,
  Resources: resources,
})
