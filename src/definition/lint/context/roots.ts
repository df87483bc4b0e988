import { factName } from '../../facts/fact-name.ts'
import { entriesOf, resolvePath, type Resolved, type SchemaNode } from '../../facts/fact-type.ts'
import type { Control } from '../../generated/control.ts'
import type { Field, Flow } from '../../generated/flow.ts'
import type { Machine } from '../../generated/machine.ts'
import { fieldsOf } from '../../inner-fields.ts'
import type { LintContext } from './context.ts'
import { memoizeFor, memoizePerContext, memoizePerThing } from './cache.ts'

/** Schema of each root name of a fact path; an empty schema allows anything. */
export type FactRoots = ReadonlyMap<string, SchemaNode>

const entities = new Map<string, SchemaNode>()

/** Returns the same node for the same name, so that each lookup below it is computed once. */
function entity(name: string): SchemaNode {
  const node = entities.get(name) ?? { $ref: `entities/${name}` }
  entities.set(name, node)
  return node
}

/** The facts every definition may read. */
export const globalRoots = memoizePerContext((context): FactRoots => {
  const { limits, flags } = context.library
  const limitTypes = Object.entries(limits).map(([name, limit]) => [name, { type: typeof limit.is }] as const)
  const flagTypes = Object.keys(flags).map((name) => [name, { type: 'boolean' }] as const)
  const globals = context.findSchema('facts/globals')?.properties ?? {}
  return new Map<string, SchemaNode>([
    ...Object.entries(globals),
    ['limits', allOf(limitTypes, context.unread?.['limits'])],
    ['flags', allOf(flagTypes, context.unread?.['flags'])],
  ])
})

/**
 * Returns the names of one file as an object schema. A broken file allows anything, since it has its own
 * finding.
 */
function allOf(types: readonly (readonly [string, SchemaNode])[], broken: unknown): SchemaNode {
  return broken === undefined ? { type: 'object', properties: Object.fromEntries(types) } : {}
}

/**
 * Returns the answer schema of a call. An unknown call or entity allows anything, since it has its own
 * finding.
 */
export function answerOf(context: LintContext, call: string | undefined): SchemaNode {
  const answer = call === undefined ? undefined : context.library.calls[call]?.answer
  return answer === undefined ? {} : entity(answer)
}

/** Resolves a dotted fact path to its schema nodes. */
export function look(roots: FactRoots, path: string, context: LintContext): Resolved {
  const existing = looked(roots)
  const found = existing.get(path) ?? lookAnew(roots, path, context)
  existing.set(path, found)
  return found
}

/** Resolved paths per set of roots, since the same paths are read in many places. */
const looked = memoizeFor((_roots: FactRoots) => new Map<string, Resolved>())

function lookAnew(roots: FactRoots, path: string, context: LintContext): Resolved {
  const [root = '', ...rest] = path.split('.')
  const schema = roots.get(root)
  if (schema === undefined) return { isResolved: false, types: [], names: [...roots.keys()], nodes: [] }
  return resolvePath(schema, rest, context.findSchema)
}

/** Returns the schema of an answer: the options of its list, otherwise the type of the field. */
function fieldSchema(context: LintContext, field: Field): SchemaNode {
  const list = typeof field.options === 'string' ? context.library.options[field.options] : undefined
  if (list !== undefined) {
    const one = { type: 'string', enum: list.options.map((option) => option.value) }
    return field.type === 'choices' ? { type: 'array', items: one } : one
  }
  if (field.type === 'list' && (field.fields ?? field.each)) return listSchema(context, field)
  if (field.fields) return groupSchema(context, field)
  return { $ref: `values/${context.fieldTypes[field.type]?.value}` }
}

function groupSchema(context: LintContext, { fields = [] }: Field): SchemaNode {
  const properties = fields.map((field) => [field.id, fieldSchema(context, field)] as const)
  return { type: 'object', properties: Object.fromEntries(properties) }
}

function listSchema(context: LintContext, field: Field): SchemaNode {
  return { type: 'array', items: field.each ? fieldSchema(context, field.each) : groupSchema(context, field) }
}

/** Returns the values that a page passes on, by name. */
function givenRoots(given: readonly string[] | undefined): [string, SchemaNode][] {
  if (given === undefined) return []
  return [['given', { type: 'object', properties: Object.fromEntries(given.map((name) => [name, {}])) }]]
}

/** Everything its pages may hand a flow. */
export function namesGiven({ given = [], mayBeGiven = [] }: Flow): readonly string[] {
  return [...given, ...mayBeGiven]
}

/**
 * Returns the facts for a flow's rules: answers, its facts, derived values, chosen records and the globals.
 */
export const flowRoots = memoizePerThing((context, flow: Flow): FactRoots => {
  const fields = flow.steps.flatMap((step) => step.fields ?? [])
  const requirements = flow.steps
    .flatMap((step) => [step.fieldsFrom?.into, step.forEach?.into])
    .filter((name) => name !== undefined)
  const made = flow.steps.flatMap(({ next }) =>
    next?.as === undefined ? [] : [[next.as, answerOf(context, next.call)] as const],
  )
  const roots = new Map<string, SchemaNode>([
    ...globalRoots(context),
    ...made,
    ...givenRoots(namesGiven(flow)),
    ...Object.entries(flow.facts ?? {}).map(([name, fact]) => [name, answerOf(context, fact.call)] as const),
    ...Object.keys(flow.values ?? {}).map((name) => [name, {}] as const),
    ...requirements.map((name) => [name, {}] as const),
    ...flow.steps
      .flatMap((step) => fieldsOf(step, ''))
      .map(({ field }) => [field.id, fieldSchema(context, field)] as const),
    ...fields.map((field) => [field.id, fieldSchema(context, field)] as const),
  ])
  for (const { options } of fields)
    if (typeof options === 'object' && options.as !== undefined)
      roots.set(options.as, entriesOf(lookAnew(roots, options.from, context)))
  return roots
})

/** The globals and one record: of a details page, of a machine, of shared rules. */
export function recordRoots(context: LintContext, records: Readonly<Record<string, SchemaNode>>): FactRoots {
  return new Map([...globalRoots(context), ...Object.entries(records)])
}

/** Returns the facts for a task's rules: the globals, and the organisation's progress as `record`. */
export function taskRoots(context: LintContext): FactRoots {
  const existing = context.findSchema('entities/onboarding-facts')
  // The provider sends the status of a review as text or as number.
  const { status = {}, review = {} } = context.findSchema('entities/onboarding-task')?.properties ?? {}
  const either = { anyOf: [status, review] }
  const reviews = Object.keys(context.library.tasks).map((id) => [factName(id), either] as const)
  const broken = context.unread?.['tasks']
  const record = { ...existing, properties: { ...existing?.properties, reviews: allOf(reviews, broken) } }
  return recordRoots(context, { record })
}

/** Returns the record of details: the answer of its call, or the entity that is passed in. */
export function detailsRecord(
  context: LintContext,
  details: { record?: { call: string }; entity?: string },
): SchemaNode {
  if (details.entity !== undefined) return entity(details.entity)
  return answerOf(context, details.record?.call)
}

/** Returns the record of a machine: its own entity, else those of the details that show it, else anything. */
export function machineRecord(context: LintContext, machine: string): SchemaNode {
  const named = context.library.machines[machine]?.entity
  if (named !== undefined) return entity(named)
  const shown = Object.values(context.library.details).filter((details) => details.machine === machine)
  return shown.length === 0 ? {} : { anyOf: shown.map((details) => detailsRecord(context, details)) }
}

/** Returns the facts for a machine's rules: the globals, the record, and the answers its moves ask for. */
export function machineRoots(context: LintContext, machine: Machine): FactRoots {
  const requested = machine.moves.flatMap((move) => move.asks ?? [])
  return new Map([
    ...recordRoots(context, { record: machineRecord(context, machine.id) }),
    ...requested.map((field) => [field.id, fieldSchema(context, field)] as const),
  ])
}

/**
 * Returns the facts for a control's rule: earlier state, request, answer, gained and lost entries, and
 * whether another change waits.
 */
export function controlRoots(context: LintContext, { calls, before }: Control): FactRoots {
  const texts = { type: 'array', items: { type: 'string' } }
  return recordRoots(context, {
    ...(before === undefined ? {} : { before: answerOf(context, before) }),
    after: { anyOf: calls.map((call) => answerOf(context, call)) },
    request: {},
    gained: texts,
    lost: texts,
    vacant: texts,
    added: {},
    changed: texts,
    waits: { type: 'boolean' },
  })
}
