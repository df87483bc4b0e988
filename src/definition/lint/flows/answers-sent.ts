import type { Finding } from '../../finding.ts'
import type { Flow } from '../../generated/flow.ts'
import { sentBy, type Sent } from '../calls/bodies.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { derived, error } from '../context/findings.ts'
import { lintHiddenAnswers } from './hidden-answers.ts'
import { namesItself } from '../words/copies.ts'

const lastOf = (name: string): string => name.split('.').at(-1)!

function fieldsOf(flow: Flow): ReadonlySet<string> {
  return new Set(flow.steps.flatMap(({ fields = [] }) => fields.map(({ id }) => id)))
}

/** Reports an answer that is sent under the name of another one. */
function lintSwapped(file: string, { path, body = {} }: Sent, fields: ReadonlySet<string>): Finding[] {
  const wrong = Object.entries(body).flatMap(([name, from]): Finding[] => {
    const own = lastOf(name)
    const isOther =
      typeof from === 'string' &&
      from !== own &&
      fields.has(from) &&
      fields.has(own) &&
      !from.toLowerCase().includes(own.toLowerCase())
    if (!isOther) return []
    const sentence = `The answer to '${from}' is sent as '${own}', which is an answer of its own. Send '${own}'.`
    return [{ ...error(file, below(path, name), sentence), nearest: own }]
  })
  // Two that were swapped are one mistake.
  return wrong.slice(0, 1)
}

/** Scores how well a name fits the answer sent under it, by equal name or words. */
const fits = (name: string, from: unknown): number =>
  lastOf(name) === from ? Infinity : namesItself(lastOf(name), String(from))

/** Checks that an answer is sent under one name only; a copied line sends it twice. */
function lintTwice(file: string, { path, body = {} }: Sent): Finding[] {
  const lines = Object.entries(body).filter(([, from]) => typeof from === 'string')
  return lines.flatMap(([name, from], at) => {
    const first = lines.findIndex(([, other]) => other === from)
    if (first === at) return []
    const [[one], other] = [lines[first]!, name]
    const [wrong, right] =
      fits(one, from) > fits(other, from)
        ? [other, one]
        : fits(one, from) < fits(other, from)
          ? [one, other]
          : [other, one]
    const sentence = `'${String(from)}' is sent as '${right}' already: one of the two lines was copied. Name what is sent as '${wrong}'.`
    return [derived(file, below(path, wrong), sentence)]
  })
}

/** Reports two choices that store their record under one name and would overwrite each other. */
function lintRecords(file: string, flow: Flow): Finding[] {
  const named = flow.steps.flatMap(({ fields = [] }, step) =>
    fields.flatMap(({ options }, at) =>
      typeof options === 'object' && options.as !== undefined
        ? [[`/steps/${step}/fields/${at}/options/as`, options.as] as const]
        : [],
    ),
  )
  return named.flatMap(([path, name], at) =>
    named.findIndex(([, other]) => other === name) === at
      ? []
      : [
          {
            ...error(
              file,
              path,
              `Another choice keeps its record as '${name}' already. Give this one a name of its own.`,
            ),
            about: { kind: 'source' as const },
          },
        ],
  )
}

/** Checks that an answer typed twice for safety has the same bounds both times. */
function lintRepeated(file: string, flow: Flow): Finding[] {
  const fields = new Map(
    flow.steps.flatMap(({ fields: own = [] }, step) =>
      own.map((field, at) => [field.id, { field, path: `/steps/${step}/fields/${at}` }] as const),
    ),
  )
  return Object.values(flow.rules ?? {}).flatMap(({ when }): Finding[] => {
    const same = (Object(when) as { readonly '=='?: unknown })['==']
    const [one, other] = (Array.isArray(same) ? same : []).map((operand: unknown) =>
      fields.get(String((Object(operand) as { readonly var?: unknown }).var)),
    )
    if (one === undefined || other === undefined || one.field.type !== other.field.type) return []
    const word = (['value', 'limit'] as const).find(
      (name) =>
        other.field[name] !== undefined &&
        JSON.stringify(one.field[name]) !== JSON.stringify(other.field[name]),
    )
    if (word === undefined) return []
    const [key = ''] = Object.keys({ ...one.field.value, ...other.field.value }).filter(
      (name) =>
        (Object(one.field.value) as Record<string, unknown>)[name] !==
        (Object(other.field.value) as Record<string, unknown>)[name],
    )
    const sentence = `'${other.field.id}' must be the same as '${one.field.id}', and takes something else: no answer might fit both. Write the same in both.`
    return [derived(file, `${other.path}/${word}${word === 'value' ? `/${key}` : ''}`, sentence)]
  })
}

/** Checks that a saved step is sent under its own name. */
function lintStepNames(file: string, { steps }: Flow, { path, body }: Sent): Finding[] {
  const sent = Object(body?.['step']) as { readonly is?: unknown }
  const at = /^\/steps\/(\d+)\/next\/body$/.exec(path)?.[1]
  const own = path === '/submit/body' ? steps.at(-1) : steps[Number(at)]
  if (own === undefined || sent.is === own.id || !steps.some(({ id }) => id === sent.is)) return []
  const sentence = `The step '${own.id}' is saved as '${String(sent.is)}', which is another step. Write '${own.id}'.`
  return [{ ...error(file, `${path}/step/is`, sentence), nearest: own.id }]
}

/** Checks that a flow sends each answer once and under its own name. */
export const lintAnswersSent: Lint = inEach('flows', (context, flow) => {
  const file = `flows/${flow.id}.flow.json`
  const fields = fieldsOf(flow)
  return [
    ...sentBy(flow).flatMap((sent) => {
      const swapped = lintSwapped(file, sent, fields)
      return [...lintStepNames(file, flow, sent), ...(swapped.length > 0 ? swapped : lintTwice(file, sent))]
    }),
    ...lintRecords(file, flow),
    ...lintRepeated(file, flow),
    ...lintHiddenAnswers.of(context, flow),
  ]
})
