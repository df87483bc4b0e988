import { resolvePath, valuesOf, type SchemaNode } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Details } from '../../generated/details.ts'
import { below } from '../context/nested-nodes.ts'
import type { LintContext } from '../context/context.ts'
import { derived } from '../context/findings.ts'
import { detailsRecord, flowRoots, look } from '../context/roots.ts'
import { namesItself } from '../words/copies.ts'

type Answers = NonNullable<Details['again']>['answers']

const placeOf = (name: string): string => below('/again/answers', name)

/** Reports answers that start from what another one starts from: the payee would be the payer. */
function lintTwice(file: string, answers: Answers): Finding[] {
  const read = Object.entries(answers).flatMap(([name, from]) =>
    typeof from === 'string' ? [{ name, from }] : [],
  )
  return read.flatMap((one, at) => {
    const twin = read.find((other, index) => index !== at && other.from === one.from)
    const [own, others] = [one, twin].map((each) => namesItself(each?.name ?? '', one.from))
    if (twin === undefined || own! > others! || (own === others && read.indexOf(twin) > at)) return []
    const sentence = `'${one.name}' starts from '${one.from}', as '${twin.name}' does: one of the two was copied. Name what '${one.name}' was.`
    return [derived(file, placeOf(one.name), sentence)]
  })
}

/** Reports an amount of the other side than the answer beside it says: another sum would be sent. */
function lintSides(file: string, answers: Answers, record: SchemaNode, context: LintContext): Finding[] {
  return Object.entries(answers).flatMap(([name, from]) => {
    const type = answers[`${name}Type`]
    const fixed = typeof type === 'object' && 'is' in type ? type.is : ''
    const [, side] = /^([A-Z]+)_AMOUNT$/.exec(fixed) ?? []
    const [, holder = '', own] = typeof from === 'string' ? (/^(.*?)([a-z]+)Amount$/.exec(from) ?? []) : []
    if (side === undefined || own === undefined || side.toLowerCase() === own) return []
    const meant = `${holder}${side.toLowerCase()}Amount`
    if (!resolvePath(record, meant.split('.'), context.findSchema).isResolved) return []
    const sentence = `'${name}Type' is '${fixed}', and '${String(from)}' is the amount of the other side: another sum would be sent. Write '${meant}', or the type of '${String(from)}'.`
    return [{ ...derived(file, placeOf(name), sentence), nearest: meant }]
  })
}

/** Reports a choice that starts from a property that is never one of its options. */
function lintValues(
  file: string,
  { answers, page }: NonNullable<Details['again']>,
  record: SchemaNode,
  context: LintContext,
): Finding[] {
  const flow = context.library.flows[context.library.pages[page]?.flow ?? '']
  if (flow === undefined) return []
  const fields = flow.steps.flatMap((step) => step.fields ?? [])
  const roots = flowRoots(context, flow)
  return Object.entries(answers).flatMap(([name, from]) => {
    const { options } = fields.find(({ id }) => id === name) ?? {}
    if (typeof from !== 'string' || options === undefined) return []
    const given = valuesOf(resolvePath(record, from.split('.'), context.findSchema).nodes)
    const list = typeof options === 'string' ? options : options.labels
    const listed = context.library.options[list ?? '']?.options.map(({ value }) => value)
    const taken = listed ?? valuesOf(look(roots, name, context).nodes)
    if (given === undefined || taken === undefined || given.some((value) => taken.includes(value))) return []
    const sentence = `'${from}' is ${given.map(String).join(' or ')}, which '${name}' does not offer: it would stand empty. Name what '${name}' was.`
    return [derived(file, placeOf(name), sentence)]
  })
}

/** Checks that a record sent again starts with its own answers. */
export function lintAgainAnswers(file: string, details: Details, context: LintContext): Finding[] {
  const { again } = details
  if (again === undefined) return []
  const record = detailsRecord(context, details)
  return [
    ...lintTwice(file, again.answers),
    ...lintSides(file, again.answers, record, context),
    ...lintValues(file, again, record, context),
  ]
}
