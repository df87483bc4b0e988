import type { SchemaNode } from '../../facts/fact-type.ts'
import type { Move } from '../../generated/machine.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { withoutFix } from '../context/findings.ts'
import { unknownPath } from '../context/record-path.ts'
import { machineRecord } from '../context/roots.ts'
import { rowOf } from '../tables/table-flow.ts'
import { placeholders } from '../words/templates.ts'

/** A property of the record that a move names; `inText` if it is a placeholder in a sentence. */
interface Place {
  readonly path: string
  readonly name: string
  readonly inText?: true
  /** The line is omitted from a dialog if the record lacks it. */
  readonly mayLack?: true
}

/** Every part of the record that a move names. */
export function placesIn({ confirm, with: parameters = {}, body = {} }: Move, path: string): Place[] {
  const shown = (confirm?.shows ?? []).flatMap(({ path: name, of }, at): Place[] => [
    { path: `${path}/confirm/shows/${at}/path`, name, mayLack: true },
    ...(of === undefined
      ? []
      : [{ path: `${path}/confirm/shows/${at}/of`, name: of, mayLack: true as const }]),
  ])
  const places = (['title', 'says', 'button'] as const).flatMap((word) =>
    placeholders(confirm?.[word] ?? '')
      .flat()
      .map((name): Place => ({ path: `${path}/confirm/${word}`, name, inText: true })),
  )
  const sent = Object.entries(body).flatMap(([word, from]): Place[] =>
    typeof from === 'string' ? [{ path: below(`${path}/body`, word), name: from }] : [],
  )
  const requested = Object.entries(parameters).map(([word, name]) => ({
    path: below(`${path}/with`, word),
    name,
  }))
  return [...requested, ...sent, ...places, ...shown]
}

/** Returns the rows of the tables whose actions make moves of the machine. */
function rowsOf(context: LintContext, machine: string): SchemaNode[] {
  return Object.values(context.library.tables)
    .filter(({ machines }) => [machines?.is, ...Object.values(machines?.of ?? {})].includes(machine))
    .map((table) => rowOf(context, table))
}

/** Tells whether a record has a schema; without one, only the row is available. */
const hasText = (record: SchemaNode): boolean => Object.keys(record).length > 0

/** Checks that a move reads only properties of its record; a shown one may come from the row instead. */
export const lintMachineRecords: Lint = inEach('machines', (context, { id, moves, entity }) => {
  const file = `machines/${id}.machine.json`
  // A missing entity has its own finding.
  if (entity !== undefined && context.findSchema(`entities/${entity}`) === undefined) return []
  const rows = rowsOf(context, id)
  const own = machineRecord(context, id)
  const record = hasText(own) ? own : { anyOf: rows }
  const home = { file, called: 'The record', schema: record, context }
  const either = { ...home, schema: { anyOf: [record, ...rows] } }
  // A table that cannot be read may have any row.
  const isAnyRow = ({ mayLack }: Place): boolean =>
    context.unread?.['tables'] !== undefined && (mayLack === true || !hasText(own))
  return moves
    .flatMap((move, at) => placesIn(move, `/moves/${at}`))
    .filter((place) => !isAnyRow(place))
    .flatMap(({ path, name, inText, mayLack }) => {
      const found = unknownPath(mayLack ? either : home, path, name)
      return inText ? found.map(withoutFix) : found
    })
})
