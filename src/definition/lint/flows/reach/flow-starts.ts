import type { Finding } from '../../../finding.ts'
import type { Flow } from '../../../generated/flow.ts'
import { below } from '../../context/nested-nodes.ts'
import { inEach } from '../../context/each.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { asKey, error, unknownName, withNearest } from '../../context/findings.ts'
import { unknownFact } from '../../rules/facts.ts'
import { sentBy } from '../../calls/bodies.ts'
import { flowRoots, look } from '../../context/roots.ts'
import { namesItself } from '../../words/copies.ts'
import { sayTypes } from '../../words/types/type-words.ts'

/** Returns the names of answers: fields, and the objects with answers to fields of the server. */
function answerNames(flow: Flow): string[] {
  return flow.steps.flatMap((step) => [
    ...(step.fields ?? []).map((field) => field.id),
    ...[(step.fieldsFrom ?? step.forEach)?.into].filter((into) => into !== undefined),
  ])
}

function lintStarts(flow: Flow, context: LintContext): Finding[] {
  const file = `flows/${flow.id}.flow.json`
  const { starts } = flow
  if (starts === undefined) return []
  const roots = flowRoots(context, flow)
  const answers = answerNames(flow)
  const entries =
    typeof starts === 'string'
      ? [['/starts', starts] as const]
      : Object.entries(starts).map(([name, path]) => [below('/starts', name), path] as const)
  const names = typeof starts === 'string' ? [] : Object.keys(starts)
  return [
    ...names.flatMap((name) =>
      unknownName(file, below('/starts', name), 'field', name.split('.')[0], answers).map(asKey),
    ),
    ...entries.flatMap(([path, fact]) => {
      if (answers.includes(fact.split('.')[0]!))
        return [error(file, path, `'${fact}' is an answer; answers start from facts. Name a fact.`)]
      const unknown = unknownFact(file, path, fact, roots, context)
      const { types } = look(roots, fact, context)
      const isRecord = types.length === 0 || types.includes('object')
      return unknown.length > 0 || typeof starts !== 'string' || isRecord
        ? unknown
        : [
            error(
              file,
              path,
              `'${fact}' is no record; answers start from the names in one. Write a dot and the name behind it.`,
            ),
          ]
    }),
  ]
}

/** Checks that an answer starts from a value of its type: a text from a text, a list from a list. */
function lintStartKinds(flow: Flow, context: LintContext): Finding[] {
  const { starts } = flow
  if (starts === undefined || typeof starts === 'string') return []
  const roots = flowRoots(context, flow)
  return Object.entries(starts).flatMap(([field, from]): Finding[] => {
    // A JSON field shows any value as a text.
    if (flow.steps.some(({ fields = [] }) => fields.some(({ id, type }) => id === field && type === 'json')))
      return []
    const [taken, given] = [look(roots, field, context), look(roots, from, context)]
    const isTyped = taken.types.length > 0 && given.types.length > 0
    const isPlain = (types: readonly string[]) => types.every((type) => type !== 'object' && type !== 'array')
    // A number may be written as a text; a record, a list and a single value are never each other.
    const isSame =
      taken.types.some((type) => given.types.includes(type)) || (isPlain(taken.types) && isPlain(given.types))
    if (!isTyped || isSame) return []
    const inside = given.nodes.flatMap(({ properties = {} }) => Object.keys(properties))
    const own = inside.find((name) => name.toLowerCase().includes(field.toLowerCase()))
    const sentence = `'${field}' takes ${sayTypes(taken.types)}, and '${from}' is ${sayTypes(given.types)}. Name what stands in it for '${field}'.`
    return [
      {
        ...error(`flows/${flow.id}.flow.json`, below('/starts', field), sentence),
        ...(own === undefined ? {} : { nearest: `${from}.${own}` }),
      },
    ]
  })
}

/**
 * Reports an answer that starts from the same property as another one, but is sent under a different name.
 */
function lintRound(flow: Flow, context: LintContext): Finding[] {
  const { starts } = flow
  if (starts === undefined || typeof starts === 'string') return []
  const file = `flows/${flow.id}.flow.json`
  const roots = flowRoots(context, flow)
  const bodies = sentBy(flow).flatMap(({ body = {} }) => Object.entries(body))
  return Object.entries(starts).flatMap(([field, from]): Finding[] => {
    const twin = Object.entries(starts).find(([other, fact]) => other !== field && fact === from)?.[0]
    const [name] = bodies.find(([, answer]) => answer === field) ?? []
    const fact = from.split('.')[0]!
    const own = `${fact}.${name}`
    if (twin === undefined || name === undefined || own === from || !look(roots, own, context).isResolved)
      return []
    if (Object.values(starts).includes(own) || namesItself(field, from) > namesItself(twin, from)) return []
    const sentence = `'${field}' is sent as '${name}' and starts from '${from}', as '${twin}' does: one of the two was copied. Start it from '${own}'.`
    return [{ ...error(file, below('/starts', field), sentence), nearest: own }]
  })
}

/**
 * Reports an answer that starts from a property named after another answer, if it has a property of its own.
 */
function lintCrossed(flow: Flow, context: LintContext): Finding[] {
  const { starts } = flow
  if (starts === undefined || typeof starts === 'string') return []
  const roots = flowRoots(context, flow)
  const wrong = Object.entries(starts).flatMap(([field, from]): Finding[] => {
    const [holder, last] = [from.slice(0, from.lastIndexOf('.')), from.slice(from.lastIndexOf('.') + 1)]
    const own = `${holder}.${field}`
    const isAnswer = Object.hasOwn(starts, last) || answerNames(flow).includes(last)
    if (last === field || !isAnswer || !look(roots, own, context).isResolved) return []
    const sentence = `'${field}' starts from what '${last}' is called, and '${holder}' has a '${field}' of its own. Start it from '${own}'.`
    return [{ ...error(`flows/${flow.id}.flow.json`, below('/starts', field), sentence), nearest: own }]
  })
  // Two that were swapped are one mistake.
  return wrong.slice(0, 1)
}

/** Reports a property sent under the name of another property of its record: it was copied. */
function lintSentOf(flow: Flow, context: LintContext): Finding[] {
  const roots = flowRoots(context, flow)
  return sentBy(flow).flatMap(({ path, body = {} }) =>
    Object.entries(body).flatMap(([name, from]): Finding[] => {
      const [fact, part, ...deeper] = typeof from === 'string' ? from.split('.') : []
      const own = `${fact}.${name}`
      const isOther = part !== undefined && deeper.length === 0 && part !== name && Object.hasOwn(body, part)
      if (
        !isOther ||
        fact === 'given' ||
        Object.values(body).includes(own) ||
        !look(roots, own, context).isResolved
      )
        return []
      const sentence = `'${String(from)}' is sent as '${name}', and '${fact}' has a '${name}' of its own. Send '${own}'.`
      return [{ ...error(`flows/${flow.id}.flow.json`, below(path, name), sentence), nearest: own }]
    }),
  )
}

/** Checks that a flow handles only refusals that its call can answer. */
function lintRefusals({ id, submit, steps }: Flow, { library }: LintContext): Finding[] {
  const ends = [
    ['/submit', submit] as const,
    ...(submit.instead ?? []).map((one, at) => [`/submit/instead/${at}`, one] as const),
    ...steps.flatMap(({ next }, at) => (next === undefined ? [] : [[`/steps/${at}/next`, next] as const])),
  ]
  return ends.flatMap(([path, end]) => {
    const { call, conflict, overrule } = end as Partial<Flow['submit']>
    const faults = library.calls[call ?? '']?.faults
    return (
      [
        ['conflict', conflict?.fault],
        ['overrule', overrule?.fault],
      ] as const
    ).flatMap(([word, fault]) => {
      if (fault === undefined || faults === undefined || faults.includes(fault) || !library.faults[fault])
        return []
      const sentence = `The call '${call}' is never refused with '${fault}', so nobody would read of it. Name one of its faults.`
      return [withNearest(error(`flows/${id}.flow.json`, `${path}/${word}/fault`, sentence), fault, faults)]
    })
  })
}

/**
 * Checks that no sent answer is missing under 'starts' if the record has it; a person would answer it again.
 */
function lintLeftOut(flow: Flow, context: LintContext): Finding[] {
  const { starts } = flow
  if (starts === undefined || typeof starts === 'string') return []
  const roots = flowRoots(context, flow)
  const own = Object.entries(starts).filter(([field, from]) => from.endsWith(`.${field}`))
  const [fact] = own[0]?.[1].split('.') ?? []
  if (fact === undefined || own.length < ENOUGH || own.some(([, from]) => !from.startsWith(`${fact}.`)))
    return []
  const sent = new Set(sentBy(flow).flatMap(({ body = {} }) => Object.values(body)))
  return flow.steps.flatMap(({ fields = [] }) =>
    fields.flatMap(({ id, default: given }) => {
      const from = `${fact}.${id}`
      if (
        Object.hasOwn(starts, id) ||
        given !== undefined ||
        !sent.has(id) ||
        !look(roots, from, context).isResolved
      )
        return []
      const sentence = `'${id}' starts with nothing, and the other answers with what '${fact}' holds. It would be asked again, and saved as it is typed then. Write "${id}": "${from}".`
      return [error(`flows/${flow.id}.flow.json`, '/starts', sentence)]
    }),
  )
}

/** Number of equal names that is no coincidence. */
const ENOUGH = 3

/** Answers start from facts that exist, and in fields that exist. */
export const lintFlowStarts: Lint = inEach('flows', (context, flow) => [
  ...lintStarts(flow, context),
  ...lintStartKinds(flow, context),
  ...(lintCrossed(flow, context).length > 0 ? lintCrossed(flow, context) : lintRound(flow, context)),
  ...lintLeftOut(flow, context),
  ...lintSentOf(flow, context),
  ...lintRefusals(flow, context),
])
