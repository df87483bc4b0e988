import type { Finding } from '../../../finding.ts'
import type { Field, Flow } from '../../../generated/flow.ts'
import { fieldsOf, innerFields, type PlacedField } from '../../../inner-fields.ts'
import { inEach } from '../../context/each.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { error, repeated } from '../../context/findings.ts'
import { logicFinder } from '../../context/logic-context.ts'
import { namedRules } from '../../context/places.ts'
import { readBy } from '../../rules/requested-facts.ts'

const rootOf = (path: string): string => path.split('.')[0] ?? path

/** Field types that must stand directly in a step, since they follow a call or apply to the whole flow. */
const alone: ReadonlySet<string> = new Set(['quote', 'quote-choice', 'batch-file', 'batch-quote'])

function lintWords(file: string, { field, path }: PlacedField): Finding[] {
  const { id, type, fields, each, entry, item } = field
  if (type === 'group' && fields === undefined)
    return [error(file, path, `Say under 'fields' what '${id}' is made of.`)]
  if (type !== 'list') return []
  const words = [fields, each, entry].filter((word) => word !== undefined).length
  if (words !== 1)
    return [error(file, path, `Say what each item of '${id}' is with one of 'fields', 'each' and 'entry'.`)]
  return item === undefined
    ? [
        error(
          file,
          path,
          `Say under 'item' what one of '${id}' is called, and what the button reads that adds one.`,
        ),
      ]
    : []
}

/** Checks the fields inside a field: ids are unique, hide no other fact, and types may be nested. */
function lintInside(file: string, { field, path }: PlacedField, around: ReadonlySet<string>): Finding[] {
  const inner = innerFields(field)
  const ids = inner.map((one) => one.field.id)
  return inner.flatMap(({ field: { id, type, derivedFrom }, path: at }, place) => {
    const own = `${path}${at}`
    if (ids.indexOf(id) !== place)
      return [
        repeated(
          file,
          `${own}/id`,
          `Two fields of '${field.id}' are called '${id}'. Give one of them another name.`,
        ),
      ]
    if (around.has(id))
      return [
        error(
          file,
          `${own}/id`,
          `'${id}' is the name of something outside '${field.id}' as well, which a rule beside it could not read. Give it another id.`,
        ),
      ]
    if (alone.has(type))
      return [
        error(
          file,
          `${own}/type`,
          `A field of type '${type}' stands in a step, not inside '${field.id}'. Move it there.`,
        ),
      ]
    if (derivedFrom !== undefined)
      return [
        error(
          file,
          `${own}/derivedFrom`,
          `Inside '${field.id}' nothing follows from other answers: ask for it.`,
        ),
      ]
    return []
  })
}

/** Returns the fields that a rule at a place may read by id. */
function namesAt(path: string, nested: readonly PlacedField[]): ReadonlySet<string> {
  const homes = nested.filter(
    (one) => path.startsWith(`${one.path}/fields/`) || path.startsWith(`${one.path}/each/`),
  )
  return new Set(homes.flatMap(({ field }) => innerFields(field).map((one) => one.field.id)))
}

function lintRules(flow: Flow, file: string, around: ReadonlySet<string>, context: LintContext): Finding[] {
  const nested = flow.steps.flatMap((step, at) => fieldsOf(step, `/steps/${at}`)).filter(isNested)
  if (nested.length === 0) return []
  const inside = new Map(
    nested.flatMap(({ field }) => innerFields(field).map((one) => [one.field.id, field.id] as const)),
  )
  const find = logicFinder(flow.rules, context)
  return namedRules(flow).flatMap(({ path, name }) => {
    const here = namesAt(path, nested)
    const hidden = readBy(name, find)
      .map(rootOf)
      .find((root) => inside.has(root) && !around.has(root) && !here.has(root))
    if (hidden === undefined) return []
    const sentence = `'${name}' reads '${hidden}', which stands inside '${inside.get(hidden)}': only the fields beside it can name this rule. Outside, read '${inside.get(hidden)}.${hidden}'.`
    return [error(file, path, sentence)]
  })
}

const isNested = ({ field }: PlacedField): boolean => innerFields(field).length > 0

/** Returns the names of a flow that a field inside another one could hide. */
function namesAround({ steps, facts = {}, values = {} }: Flow): ReadonlySet<string> {
  const own: readonly Field[] = steps.flatMap((step) => step.fields ?? [])
  return new Set([
    'session',
    'configuration',
    'flags',
    'limits',
    'given',
    ...Object.keys(facts),
    ...Object.keys(values),
    ...own.map(({ id }) => id),
  ])
}

/** Checks that groups and lists have fields, and that only neighbours read the inner ones. */
export const lintNestedFields: Lint = inEach('flows', (context, flow) => {
  const file = `flows/${flow.id}.flow.json`
  const around = namesAround(flow)
  const fields = flow.steps.flatMap((step, at) => fieldsOf(step, `/steps/${at}`))
  return [
    ...fields.flatMap((one) => [...lintWords(file, one), ...lintInside(file, one, around)]),
    ...lintRules(flow, file, around, context),
  ]
})
