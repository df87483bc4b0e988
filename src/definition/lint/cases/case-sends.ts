import { partsOf, type SchemaNode } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Case } from '../../generated/cases.ts'
import type { Call } from '../../generated/call.ts'
import type { Field, Flow } from '../../generated/flow.ts'
import type { Table } from '../../generated/table.ts'
import { below } from '../context/nested-nodes.ts'
import { inEachNamed } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { caused, error, unknownName, withNearest, withoutFix } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { validationErrorsOf } from './validation-errors.ts'

/** Returns the schema of a call's input, including its path parameters. */
function takenBy(call: Call): SchemaNode {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, {}] as const)
  const entities = [call.request, call.query].flatMap((name) =>
    name === undefined ? [] : [`entities/${name}`],
  )
  return {
    allOf: [
      ...entities.map(($ref): SchemaNode => ({ $ref })),
      { type: 'object', properties: Object.fromEntries(inPath), required: inPath.map(([name]) => name) },
    ],
  }
}

/** The names a call cannot do without. */
function neededBy(call: Call, context: LintContext): readonly string[] {
  const schema = call.request === undefined ? {} : { $ref: `entities/${call.request}` }
  const parts = partsOf(schema, context.findSchema)
  const inside = new Set(parts.flatMap(({ anyOf = [], oneOf = [] }) => [...anyOf, ...oneOf]))
  return parts.filter((part) => !inside.has(part)).flatMap(({ required = [] }) => required)
}

function lintSent(file: string, path: string, sent: object, call: Call, context: LintContext): Finding[] {
  // A missing entity has its own finding at the call.
  const isRecognized = [call.request, call.query].every(
    (name) => name === undefined || context.findSchema(`entities/${name}`) !== undefined,
  )
  if (!isRecognized) return []
  return validationErrorsOf(sent, takenBy(call), path, context.findSchema).map(
    ({ path: at, sentence, name, names }) => {
      const isName = name !== undefined && sentence.startsWith('There is no')
      const found = error(file, at, isName ? `The call '${call.id}' takes no '${name}'.` : sentence)
      return name === undefined || names === undefined ? found : withoutFix(withNearest(found, name, names))
    },
  )
}

function lintSends(file: string, path: string, { sends }: Case, flow: Flow, context: LintContext): Finding[] {
  if (sends === undefined) return []
  const { library } = context
  const made = [flow.submit, ...(flow.submit.instead ?? [])].map(({ call }) => call)
  const unknown = unknownName(file, `${path}/call`, 'call', sends.call, namesOf(context, 'calls'))
  if (unknown.length > 0) return unknown
  if (!made.includes(sends.call))
    return [
      error(
        file,
        `${path}/call`,
        `The flow never makes the call '${sends.call}'; it makes ${[...new Set(made)].join(', ')}. Name one that it makes.`,
      ),
    ]
  const call = library.calls[sends.call]
  if (call === undefined) return []
  const found = lintSent(file, `${path}/body`, sends.body, call, context)
  // A name that is misspelt is missing as well.
  if (found.length > 0) return found
  return neededBy(call, context)
    .filter((name) => !Object.hasOwn(sends.body, name))
    .map((name) =>
      error(
        file,
        `${path}/body`,
        `The call '${call.id}' needs '${name}', which is not sent here. Write it here, or let the flow send it.`,
      ),
    )
}

function lintRequests(
  file: string,
  path: string,
  { requests }: Case,
  table: Table,
  context: LintContext,
): Finding[] {
  if (requests === undefined) return []
  const unknown = unknownName(file, `${path}/call`, 'call', requests.call, [table.rows.call])
  const call = context.library.calls[requests.call]
  if (unknown.length > 0 || call === undefined) return unknown
  return lintSent(file, `${path}/query`, requests.query, call, context)
}

/** An answer is one of the options, unless the case is about its being refused. */
function lintAnswers(
  file: string,
  path: string,
  one: Case,
  fields: readonly Field[],
  context: LintContext,
): Finding[] {
  const refused = new Set(Object.values(one.refuses ?? {}).flatMap((messages) => Object.keys(messages)))
  return fields.flatMap(({ id, options }): Finding[] => {
    const list = typeof options === 'string' ? context.library.options[options] : undefined
    if (list === undefined || refused.has(id) || !Object.hasOwn(one.answers ?? {}, id)) return []
    const values = valuesIn(list.id, context)
    if (values === undefined) return []
    return [one.answers![id]].flat().flatMap((value) => {
      if (typeof value !== 'string' || values.includes(value)) return []
      const label = [list, context.library.options[list.also ?? '']]
        .flatMap((each) => each?.options ?? [])
        .find((option) => option.label === value)
      const found = caused(
        `option ${value}`,
        file,
        below(path, id),
        `'${list.id}' has no option '${value}': write the value of one.`,
      )
      return [
        label === undefined
          ? withoutFix(withNearest(found, value, values))
          : { ...found, nearest: label.value },
      ]
    })
  })
}

/** Returns the values of a list, or undefined while the list it extends cannot be read. */
function valuesIn(id: string, { library }: LintContext): readonly string[] | undefined {
  const list = library.options[id]
  const more = list?.also === undefined ? undefined : library.options[list.also]
  if (list === undefined || (list.also !== undefined && more === undefined)) return undefined
  return [list, more].flatMap((one) => one?.options ?? []).map(({ value }) => value)
}

/** Checks that the answers of cases are possible and that their requests are valid for the calls. */
export const lintCaseSends: Lint = inEachNamed('cases', (context, id, { cases }) => {
  const file = `${id}.cases.json`
  const [folder = '', name = ''] = id.split('/')
  const flow = folder === 'flows' ? context.library.flows[name] : undefined
  const table = folder === 'tables' ? context.library.tables[name] : undefined
  const fields = flow?.steps.flatMap((step) => step.fields ?? []) ?? table?.filters ?? []
  return cases.flatMap((one, at) => [
    ...lintAnswers(file, `/cases/${at}/answers`, one, fields, context),
    ...(flow === undefined ? [] : lintSends(file, `/cases/${at}/sends`, one, flow, context)),
    ...(table === undefined ? [] : lintRequests(file, `/cases/${at}/requests`, one, table, context)),
  ])
})
