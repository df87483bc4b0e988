import type { Finding } from '../../finding.ts'
import type { Table } from '../../generated/table.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { unplaced } from './rows/table-rows.ts'
import { error, repeated, unknownName, unknownType } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { lintTwins } from '../machines/move-labels.ts'
import { unknownPath } from '../context/record-path.ts'
import { lintText } from '../pages/banners.ts'
import { parametersOf } from '../pages/page-over.ts'
import { tablesOf } from '../pages/page-roots.ts'
import { printedInRows } from '../words/types/printed-types.ts'
import { fileOf, rowOf, tableRoots } from './table-flow.ts'
import { lintAddresses } from './rows/table-links.ts'

function twice(names: readonly string[]): readonly number[] {
  return [...names.keys()].filter((at) => names.indexOf(names[at]!) !== at)
}

function lintColumns(file: string, { columns }: Table, context: LintContext): Finding[] {
  const types = [...Object.keys(context.fieldTypes), ...printedInRows]
  return [
    ...columns.flatMap(({ type, options, opens }, at) => [
      ...unknownType(file, `/columns/${at}/type`, 'type', type, types),
      ...unknownName(file, `/columns/${at}/options`, 'list of options', options, namesOf(context, 'options')),
      ...unknownName(file, `/columns/${at}/opens`, 'page', opens, namesOf(context, 'pages')),
    ]),
    ...twice(columns.map(({ id }) => id)).map((at) =>
      repeated(
        file,
        `/columns/${at}/id`,
        `Two columns are called '${columns[at]!.id}'. Give one of them another name.`,
      ),
    ),
    ...(columns.some((column) => column.headline)
      ? []
      : [error(file, '/columns', "No column names the row: give one of them 'headline'.")]),
  ]
}

function machineIds({ machines }: Table): [path: string, id: string][] {
  const one: [string, string][] = machines?.is === undefined ? [] : [['/machines/is', machines.is]]
  return [
    ...one,
    ...Object.entries(machines?.of ?? {}).map(([value, id]): [string, string] => [
      below('/machines/of', value),
      id,
    ]),
  ]
}

function lintMachines(file: string, table: Table, context: LintContext): Finding[] {
  const { machines, rowActions = [] } = table
  const ids = machineIds(table)
  const found = ids.map(([, id]) => context.library.machines[id])
  const moves = found.flatMap((machine) => (machine?.moves ?? []).filter((move) => move.by !== undefined))
  const listed = rowActions.flatMap((action) => ('move' in action ? action.move : []))
  // Until each value of the rows has its machine, a move may be one of that which is missing.
  const areRecognized =
    found.every((machine) => machine !== undefined) && unplaced(table, context).length === 0
  return [
    ...ids.flatMap(([path, id]) => unknownName(file, path, 'machine', id, namesOf(context, 'machines'))),
    ...(machines && (machines.by === undefined) !== (machines.of === undefined)
      ? [
          error(
            file,
            '/machines',
            "'by' says where a row names its machine, 'of' which machine that is. Write both.",
          ),
        ]
      : []),
    ...(machines === undefined && rowActions.some((action) => 'move' in action)
      ? [
          repeated(
            file,
            '',
            "The rows have no machine whose moves are offered: name it under 'machines', and where a row says its state.",
          ),
        ]
      : []),
    ...rowActions.flatMap((action, at) =>
      'move' in action && areRecognized && machines !== undefined
        ? unknownName(
            file,
            `/rowActions/${at}/move`,
            'move of a person',
            action.move,
            moves.map((move) => move.id),
          ).concat(
            lintTwins(
              file,
              `/rowActions/${at}/move`,
              action.move,
              listed,
              found.flatMap((machine) => machine ?? []),
            ),
          )
        : [],
    ),
  ]
}

/** Reports a file that would be taken from records of another kind, though those of the rows have one. */
function lintFileCall(
  file: string,
  path: string,
  call: string,
  { rows }: Table,
  { library: { calls } }: LintContext,
): Finding[] {
  const [noun, verb] = call.split('.')
  const [own] = rows.call.split('.')
  const meant = `${own}.${verb}`
  if (noun === own || calls[call] === undefined || calls[meant] === undefined) return []
  const sentence = `'${call}' looks among other records than the rows, and would find nothing. Name '${meant}'.`
  return [{ ...error(file, path, sentence), nearest: meant }]
}

function lintActions(file: string, table: Table, context: LintContext): Finding[] {
  const { rowActions = [] } = table
  const ids = rowActions.map((action, at) =>
    'id' in action ? action.id : 'move' in action ? action.move : `/${at}`,
  )
  return [
    ...rowActions.flatMap((action, at) =>
      'file' in action
        ? [
            ...unknownName(file, `/rowActions/${at}/call`, 'call', action.call, namesOf(context, 'calls')),
            ...unknownPath(
              { file, called: 'A row', schema: rowOf(context, table), context },
              `/rowActions/${at}/file`,
              action.file,
            ),
            ...lintFileCall(file, `/rowActions/${at}/call`, action.call, table, context),
          ]
        : 'opens' in action
          ? [
              ...(action.key === undefined
                ? []
                : unknownPath(
                    { file, called: 'A row', schema: rowOf(context, table), context },
                    `/rowActions/${at}/key`,
                    action.key,
                  )),
              ...unknownName(
                file,
                `/rowActions/${at}/opens`,
                'page',
                action.opens,
                namesOf(context, 'pages'),
              ),
              ...unknownName(
                file,
                `/rowActions/${at}/permission`,
                'permission',
                action.permission,
                namesOf(context, 'permissions'),
              ),
            ]
          : [],
    ),
    ...twice(ids).map((at) =>
      repeated(
        file,
        `/rowActions/${at}/${'move' in (rowActions[at] ?? {}) ? 'move' : 'id'}`,
        `Two row actions are called '${ids[at]}'. Give one of them another name.`,
      ),
    ),
  ]
}

function lintSizes(file: string, path: string, sizes: Table['pageSizes'] = [], context: LintContext) {
  return sizes.flatMap((size, at) =>
    typeof size === 'string'
      ? unknownName(file, `${path}/${at}`, 'limit', size, namesOf(context, 'limits'))
      : [],
  )
}

/**
 * Checks that a button above the rows can fill the address of its page from the pages that show the table.
 */
function lintButtons(file: string, { id, action, empty }: Table, { library }: LintContext): Finding[] {
  const shown = Object.values(library.pages).filter((page) => tablesOf(page).includes(id))
  const stored = shown.map((page) => parametersOf(page))
  const buttons: [string, string | undefined][] = [
    ['/action/page', action?.page],
    ['/empty/action/page', empty.action?.page],
  ]
  return buttons.flatMap(([path, name]) => {
    const page = library.pages[name ?? '']
    if (page === undefined || shown.length === 0) return []
    return parametersOf(page)
      .filter((parameter) => !stored.every((names) => names.includes(parameter)))
      .slice(0, 1)
      .map((parameter) =>
        error(
          file,
          path,
          `The page '${name}' is of one record: a button above the rows cannot fill {${parameter}} of its address. Name another page.`,
        ),
      )
  })
}

/** Checks that names in columns, machines and row actions exist and that ids are unique. */
export const lintTableNames: Lint = inEach('tables', (context, table) => {
  const file = fileOf(table)
  const { download, empty, action } = table
  return [
    ...unknownName(file, '/download/call', 'call', download?.call, namesOf(context, 'calls')),
    ...unknownName(file, '/download/advised', 'limit', download?.advised, namesOf(context, 'limits')),
    ...lintButtons(file, table, context),
    ...lintSizes(file, '/pageSizes', table.pageSizes, context),
    ...lintSizes(file, '/download/pageSizes', download?.pageSizes, context),
    ...unknownName(file, '/action/page', 'page', action?.page, namesOf(context, 'pages')),
    ...unknownName(file, '/empty/action/page', 'page', empty.action?.page, namesOf(context, 'pages')),
    ...lintText(file, '/action/says', action?.says, tableRoots(context, table), context),
    ...lintAddresses(file, table, rowOf(context, table), context),
    ...lintColumns(file, table, context),
    ...unknownName(
      file,
      '/headingOptions',
      'list of options',
      table.headingOptions,
      namesOf(context, 'options'),
    ),
    ...lintMachines(file, table, context),
    ...lintActions(file, table, context),
  ]
})
