import { resolvePath, type Resolved, type SchemaNode } from '../../../facts/fact-type.ts'
import type { Finding } from '../../../finding.ts'
import { inEach, together } from '../../context/each.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { derived, error } from '../../context/findings.ts'
import { currencyOf } from '../../rules/comparisons/money.ts'
import { detailsRecord, machineRecord } from '../../context/roots.ts'
import { fileOf, rowOf } from '../../tables/table-flow.ts'

/** How a moment may be printed, and how a day. */
const printing: Readonly<Record<string, readonly string[]>> = {
  'date-time': ['date-time', 'date', 'time-left'],
  date: ['date'],
}
const times = new Set(Object.values(printing).flat())
const counted = new Set(['progress', 'duration'])

const isAmount = (nodes: readonly SchemaNode[]): boolean =>
  nodes.some(({ $ref = '' }) => $ref.includes('money'))

/** Returns the fault of a value printed under a type, or undefined. */
function wrongKind(type: string, name: string, { types, nodes }: Resolved): string | undefined {
  if (types.length === 0) return undefined
  const formats = nodes.flatMap(({ format = '' }) => printing[format] ?? [])
  const timely = formats.map((one) => `'${one}'`).join(', ')
  if (formats.length > 0)
    return formats.includes(type) ? undefined : `'${name}' says when: let its type be one of ${timely}.`
  if (times.has(type))
    return `'${name}' is neither a day nor a moment; '${type}' prints one. Write another type.`
  if (type === 'money' && !isAmount(nodes))
    return `'${name}' is no amount; 'money' prints one. Write another type.`
  const isFree = nodes.every(
    ({ $ref, format, pattern }) => $ref === undefined && format === undefined && pattern === undefined,
  )
  if (type === 'number' && isFree && types.length === 1 && types[0] === 'string')
    return `'${name}' is a text; 'number' prints a number. Write another type.`
  return counted.has(type) && !types.includes('number')
    ? `'${name}' is no number; '${type}' prints one. Write another type.`
    : undefined
}

/** Checks that an amount with a neighbouring currency is printed with it; rates and bounds have none. */
function wrongAmount(
  type: string,
  name: string,
  { nodes }: Resolved,
  record: SchemaNode,
  context: LintContext,
): string | undefined {
  if (type === 'money' || !isAmount(nodes)) return undefined
  const currency = currencyOf(`record.${name}`, undefined, new Map([['record', record]]), context)
  return currency === undefined
    ? undefined
    : `'${name}' is an amount: write "type": "money" and "of": "${currency.slice('record.'.length)}".`
}

interface Shown {
  readonly path: string
  readonly type: string
  readonly name: string
}

function lintShown(
  file: string,
  shown: readonly Shown[],
  record: SchemaNode,
  context: LintContext,
): Finding[] {
  return shown.flatMap(({ path, type, name }) => {
    const value = resolvePath(record, name.split('.'), context.findSchema)
    const wrong = wrongKind(type, name, value) ?? wrongAmount(type, name, value, record, context)
    return wrong === undefined ? [] : [error(file, `${path}/type`, wrong)]
  })
}

/** Checks that times, amounts and numbers of an answer are printed as such. */
export const lintValueKinds: Lint = together(
  inEach('tables', (context, table) => {
    const shown = table.columns.map(({ type, id, path = id }, at) => ({
      path: `/columns/${at}`,
      type,
      name: path,
    }))
    const state = table.machines?.state
    return [
      ...lintShown(fileOf(table), shown, rowOf(context, table), context),
      ...table.columns.flatMap(({ type, of }, at) => {
        if (type !== 'time-left' || of === undefined || state === undefined || of === state) return []
        const sentence = `Time is left while the row is in a state, which stands in '${state}', not in '${of}'. Write '${state}'.`
        return [{ ...derived(fileOf(table), `/columns/${at}/of`, sentence), nearest: state }]
      }),
    ]
  }),
  inEach('machines', (context, { id, moves }) => {
    const shown = moves.flatMap(({ confirm }, of) =>
      (confirm?.shows ?? []).map(({ type, path }, at) => ({
        path: `/moves/${of}/confirm/shows/${at}`,
        type,
        name: path,
      })),
    )
    return lintShown(`machines/${id}.machine.json`, shown, machineRecord(context, id), context)
  }),
  inEach('details', (context, details) => {
    const lines = [
      ...(details.hero ?? []).map((item, at) => [`/hero/${at}`, item] as const),
      ...details.sections.flatMap(({ items }, of) =>
        items.map((item, at) => [`/sections/${of}/items/${at}`, item] as const),
      ),
    ]
    const shown = lines.flatMap(([path, { type, path: name, each }]) => (each ? [] : [{ path, type, name }]))
    return lintShown(`details/${details.id}.details.json`, shown, detailsRecord(context, details), context)
  }),
)
