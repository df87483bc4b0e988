import { resolvePath, valuesOf, type SchemaNode } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Field, Flow, Step } from '../../generated/flow.ts'
import { formulaOf, type FindLogic, type Formula } from '../../truth/formula.ts'
import { satisfy } from '../../truth/satisfaction.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { caused, derived, error } from '../context/findings.ts'
import { usablePattern } from '../../pattern/usable-pattern.ts'
import { readBy } from '../rules/requested-facts.ts'
import { reachOf, type Reach } from '../rules/rule-reach.ts'
import { sentBy, takenOf, type Sent } from './bodies.ts'
import { sentFields } from './sent-fields.ts'

interface RequestedField {
  readonly step: Step
  readonly field: Field
  /** JSON pointer of the field. */
  readonly path: string
}

const never: Formula = { kind: 'constant', is: false }

function allOf(names: readonly (string | undefined)[], find: FindLogic): Formula {
  const of = names.flatMap((name) => (name === undefined ? [] : [formulaOf({ rule: name }, find)]))
  return { kind: 'all', of }
}

/** Returns the condition under which something is sent: its step is shown, or no earlier ending applies. */
function whenSent(flow: Flow, { path }: Sent, find: FindLogic): Formula {
  const [, word, at = ''] = path.split('/')
  if (word === 'steps') return allOf([flow.steps[Number(at)]?.showWhen], find)
  const { instead = [] } = flow.submit
  const index = path.startsWith('/submit/instead/') ? Number(path.split('/')[3]) : instead.length
  const earlier = instead
    .slice(0, index)
    .map((one): Formula => ({ kind: 'not', of: allOf([one.when], find) }))
  return { kind: 'all', of: [...earlier, allOf([instead[index]?.when], find)] }
}

/** When a field certainly has an answer. */
function whenAnswered({ step, field }: RequestedField, find: FindLogic): Formula {
  const shown = allOf([step.showWhen, field.showWhen], find)
  if (!field.optional) return shown
  return field.requireWhen === undefined
    ? never
    : { kind: 'all', of: [shown, allOf([field.requireWhen], find)] }
}

/** Tells whether a body belongs to an ending, which may send null for an absent answer. */
const sendsNull = ({ submit }: Flow, { path }: Sent): boolean => {
  const [, word, , at = ''] = path.split('/')
  const ending = path.startsWith('/submit/instead/') ? submit.instead?.[Number(at)] : submit
  return word === 'submit' && ending !== undefined && 'absent' in ending
}

function lintRequired(
  sent: Sent,
  flow: Flow,
  fields: ReadonlyMap<string, RequestedField>,
  reach: Reach,
  context: LintContext,
) {
  const taken = takenOf(sent, context)
  // A field whose own call needs its answer waits for it, so it is not reported.
  if (taken === undefined || sent.path.includes('/fields/') || sendsNull(flow, sent)) return []
  return Object.entries(sent.body ?? {}).flatMap(([name, from]): Finding[] => {
    const requestedField = typeof from === 'string' ? fields.get(from.split('.')[0]!) : undefined
    if (requestedField === undefined || !taken.required.includes(name)) return []
    const missing: Formula = { kind: 'not', of: whenAnswered(requestedField, reach.find) }
    // A field whose `showWhen` reads its own answer has its own finding.
    if (
      requestedField.field.showWhen !== undefined &&
      readBy(requestedField.field.showWhen, reach.find).includes(requestedField.field.id)
    )
      return []
    const found = satisfy({ kind: 'all', of: [whenSent(flow, sent, reach.find), missing] }, reach.context)
    if (found?.yes === undefined) return []
    const { field, step } = requestedField
    const why =
      field.optional && field.requireWhen === undefined
        ? 'may be left empty. Leave "optional" out'
        : 'is not always asked for. Ask for it whenever this is sent'
    const sentence = `The call '${sent.call}' needs '${name}', and '${field.id}' of the step '${step.id}' ${why}, or send something else.`
    return [error(reach.file, below(sent.path, name), sentence)]
  })
}

/** Returns the reason why a call refuses a value; undefined if it accepts it or the schema leaves it open. */
function refusalOf(value: string, nodes: readonly SchemaNode[]): string | undefined {
  const values = valuesOf(nodes)
  if (values !== undefined)
    return values.includes(value) ? undefined : `it takes ${values.map(String).join(', ')}`
  const [first, ...others] = nodes.filter(({ anyOf, oneOf }) => anyOf === undefined && oneOf === undefined)
  if (first === undefined) return undefined
  const parts = [first, ...others]
  const [pattern] = parts.flatMap((node) => node.pattern ?? [])
  // A pattern that does not compile has its own finding.
  if (pattern !== undefined && usablePattern(pattern)?.test(value) === false)
    return `it takes what fits ${pattern}`
  const most = Math.min(...parts.flatMap(({ maxLength }) => maxLength ?? []))
  return value.length > most ? `it takes ${most} characters` : undefined
}

/** Whether a schema offers several forms, of which any would do. */
const isSeveral = (nodes: readonly SchemaNode[]): boolean =>
  nodes.some(({ anyOf, oneOf }) => anyOf !== undefined || oneOf !== undefined)

function lintChoices(sent: Sent, flow: Flow, file: string, context: LintContext) {
  const schema = takenOf(sent, context)?.schema
  if (schema === undefined) return []
  return sentFields(flow, sent.body).flatMap(({ name, field, path }): Finding[] => {
    const list = field.options
    if (typeof list !== 'string') return []
    const found = resolvePath(schema, name.split('.'), context.findSchema)
    const nodes = found.nodes.flatMap(({ items }) =>
      items === undefined ? [] : resolvePath(items, [], context.findSchema).nodes,
    )
    const outcome = field.type === 'choices' ? nodes : found.nodes
    if (isSeveral(outcome)) return []
    return (context.library.options[list]?.options ?? []).flatMap(({ value }) => {
      const why = refusalOf(value, outcome)
      if (why === undefined) return []
      const sentence = `'${list}' offers '${value}', which the call '${sent.call}' refuses as '${name}': ${why}. Take it out of the list, or name another list.`
      // A value that several calls refuse is one mistake.
      return [caused(`refused ${list} ${value}`, file, `${path}/options`, sentence)]
    })
  })
}

const one = new Set(['choice', 'choice-cards', 'choice-list'])

/** Checks that several chosen values go to a list, and a single one to a single value. */
function lintSeveral(sent: Sent, flow: Flow, file: string, context: LintContext) {
  const schema = takenOf(sent, context)?.schema
  if (schema === undefined) return []
  return sentFields(flow, sent.body).flatMap(({ name, field, path }): Finding[] => {
    if (field.type !== 'choices' && !one.has(field.type)) return []
    const { types, nodes } = resolvePath(schema, name.split('.'), context.findSchema)
    const isList = types.length > 0 && types.every((type) => type === 'array')
    if (types.length === 0 || isSeveral(nodes) || isList === (field.type === 'choices')) return []
    const sentence = isList
      ? `The call '${sent.call}' takes a list as '${name}', and '${field.id}' is one choice. Let its type be 'choices'.`
      : `The call '${sent.call}' takes one '${name}', and '${field.id}' is a list of them. Let its type be 'choice'.`
    return [{ ...error(file, `${path}/type`, sentence), nearest: isList ? 'choices' : 'choice' }]
  })
}

/** Texts a person may type into a field that has no pattern. */
const words = ['Director', 'A', 'two words', 'anna@example.com']

/** Checks that a text without a pattern is sent only as a text without a pattern. */
function lintTexts(sent: Sent, flow: Flow, file: string, context: LintContext) {
  return sentFields(flow, sent.body).flatMap(({ name, field, path, isInner }): Finding[] => {
    if (field.type !== 'text' || field.options !== undefined || field.value?.pattern !== undefined) return []
    const schema = takenOf(sent, context)?.schema
    const nodes = schema === undefined ? [] : resolvePath(schema, name.split('.'), context.findSchema).nodes
    if (isSeveral(nodes)) return []
    const refused = words.map((word) => refusalOf(word, nodes))
    if (!refused.every((why) => why !== undefined)) return []
    const sentence = `'${field.id}' is a text of any form, and the call '${sent.call}' refuses most of them as '${name}': ${refused[0]}. Send another answer, or give '${field.id}' a 'pattern' under 'value'.`
    return [derived(file, isInner ? path : below(sent.path, name), sentence)]
  })
}

/**
 * Checks in every step and ending that required names have an answer and that each option is a value the call
 * takes.
 */
export const lintBodyAnswers: Lint = inEach('flows', (context, flow) => {
  const file = `flows/${flow.id}.flow.json`
  const reach = reachOf(file, flow.rules, context)
  const fields = new Map(
    flow.steps.flatMap((step, index) =>
      (step.fields ?? []).map((field, at): [string, RequestedField] => [
        field.id,
        { step, field, path: `/steps/${index}/fields/${at}` },
      ]),
    ),
  )
  return sentBy(flow).flatMap((sent) => [
    ...(sent.isBody ? lintRequired(sent, flow, fields, reach, context) : []),
    ...lintChoices(sent, flow, file, context),
    ...(sent.isBody ? lintSeveral(sent, flow, file, context) : []),
    ...(sent.isBody ? lintTexts(sent, flow, file, context) : []),
  ])
})
