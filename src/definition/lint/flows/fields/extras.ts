import { extraFields } from '../../../extra-fields.ts'
import { partsOf } from '../../../facts/fact-type.ts'
import type { Finding } from '../../../finding.ts'
import type { Field, Flow } from '../../../generated/flow.ts'
import { fieldsBelow, fieldsOf } from '../../../inner-fields.ts'
import { sentBy } from '../../calls/bodies.ts'
import { inEach, together } from '../../context/each.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { error } from '../../context/findings.ts'

/** Types whose stored answer is understandable later: texts, booleans and lists of texts. */
const STORED: ReadonlySet<string> = new Set([
  'text',
  'number',
  'choice',
  'choice-list',
  'choice-cards',
  'choices',
  'country',
  'currency',
  'date',
  'us-date',
  'consent',
  'phone',
])

/** Maximum number of stored answers in a request. */
const MOST = 20

/** The calls a flow ends in. */
const endsOf = ({ submit }: Flow): readonly string[] => [
  ...new Set([submit.call, ...(submit.instead ?? []).map(({ call }) => call)]),
]

const takesExtras = ({ library, findSchema }: LintContext, call: string): boolean => {
  const request = library.calls[call]?.request
  if (library.calls[call] === undefined) return true
  return (
    request !== undefined &&
    partsOf({ $ref: `entities/${request}` }, findSchema).some(({ properties }) =>
      Object.hasOwn(properties ?? {}, 'extras'),
    )
  )
}

/** Why the answer to a field cannot be stored by itself. */
function refusal({ id, type, options, derivedFrom }: Field): string | undefined {
  if (!STORED.has(type))
    return `An answer of type '${type}' has a place of its own: send it in the 'body'. Only ${[...STORED].join(', ')} can be 'extra'.`
  if (typeof options === 'object')
    return `What '${id}' offers are records, and nobody could say later what was chosen. Take a list of definitions/options.`
  return derivedFrom === undefined
    ? undefined
    : `'${id}' follows from other answers, so nothing is asked that could be stored. Take 'extra' out.`
}

function lintFlow(flow: Flow, context: LintContext): Finding[] {
  const file = `flows/${flow.id}.flow.json`
  const extraList = extraFields(flow)
  const nested = flow.steps
    .flatMap((step, at) => fieldsOf(step, `/steps/${at}`))
    .filter(({ field, path }) => field.extra && !extraList.some((one) => one.path === path))
  const inside = nested.map(({ path }) =>
    error(
      file,
      `${path}/extra`,
      `Only a field of a step can be 'extra', not one inside another field. Take it out there.`,
    ),
  )
  const closed = endsOf(flow).find((call) => !takesExtras(context, call))
  const sent = new Set(sentBy(flow).flatMap(({ body = {} }) => Object.values(body)))
  const own = extraList.flatMap(({ field, step, path }, at): Finding[] => {
    const why = refusal(field)
    if (why !== undefined) return [error(file, `${path}/extra`, why)]
    if (closed !== undefined)
      return [
        error(
          file,
          `${path}/extra`,
          `The flow ends in '${closed}', which stores no further answers. Take 'extra' out.`,
        ),
      ]
    if (sent.has(field.id))
      return [
        error(
          file,
          `${path}/extra`,
          `'${field.id}' is sent by a 'body' already. Take 'extra' out, or its name out of the 'body'.`,
        ),
      ]
    if (step.next?.forgets)
      return [
        error(
          file,
          `${path}/extra`,
          `The answers of this step are cleared when it is left, so '${field.id}' never reaches the end. Ask it in another step.`,
        ),
      ]
    if (extraList.findIndex((one) => one.field.id === field.id) !== at)
      return [
        error(
          file,
          `${path}/id`,
          `Two fields that are 'extra' are called '${field.id}'. Give one of them another name.`,
        ),
      ]
    return at < MOST
      ? []
      : [
          error(
            file,
            `${path}/extra`,
            `At most ${MOST} fields of a flow can be 'extra'. Take 'extra' out of the others.`,
          ),
        ]
  })
  return [...inside, ...own]
}

/** Reports stored answers in filters and moves, which store nothing. */
function lintElsewhere({ library }: LintContext): Finding[] {
  const sentence = `Only a field of a flow can be 'extra': nothing is stored here. Take it out.`
  const places = [
    ...Object.values(library.tables).map(({ id, filters = [] }) => ({
      file: `tables/${id}.table.json`,
      fields: filters.map((field, at) => ({ field, path: `/filters/${at}` })),
    })),
    ...Object.values(library.machines).map(({ id, moves }) => ({
      file: `machines/${id}.machine.json`,
      fields: moves.flatMap(({ asks = [] }, move) =>
        asks.map((field, at) => ({ field, path: `/moves/${move}/asks/${at}` })),
      ),
    })),
  ]
  return places.flatMap(({ file, fields }) =>
    fields
      .flatMap((one) => [one, ...fieldsBelow(one.field, one.path)])
      .filter(({ field }) => field.extra)
      .map(({ path }) => error(file, `${path}/extra`, sentence)),
  )
}

/** Checks that answers that are only stored can be stored: their flow ends in a call that takes them. */
export const lintExtras: Lint = together(
  inEach('flows', (context, flow) => lintFlow(flow, context)),
  lintElsewhere,
)
