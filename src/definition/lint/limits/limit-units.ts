import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { fieldPlaces } from '../flows/fields/field-places.ts'
import { inLogic } from '../context/logic-homes.ts'
import { look, type FactRoots } from '../context/roots.ts'
import { comparisonsIn } from '../rules/comparisons/comparisons.ts'
import { fileOf } from '../tables/table-flow.ts'

/** Unit of the limit of each field type; other types have no limit. */
const units: Readonly<Record<string, string>> = {
  text: 'characters',
  memo: 'characters',
  json: 'characters',
  'ip-blocks': 'entries',
  file: 'bytes',
  'batch-file': 'bytes',
}

function lintUnit(
  file: string,
  path: string,
  name: string | undefined,
  unit: string | undefined,
  { library }: LintContext,
): Finding[] {
  const limit = name === undefined ? undefined : library.limits[name]
  if (limit === undefined || unit === undefined || limit.unit === unit) return []
  return [
    error(file, path, `'${name}' counts ${limit.unit}; here ${unit} are counted. Name a limit of ${unit}.`),
  ]
}

const orders = new Set(['<', '<=', '>', '>=', '==', '!='])

/** Returns the units in which an expression counts, or undefined if it counts nothing. */
function counted(operand: unknown, roots: FactRoots, context: LintContext): readonly string[] | undefined {
  const { days, length } = Object(operand) as Readonly<Record<string, unknown>>
  if (days !== undefined) return ['days']
  if (length === undefined) return undefined
  const name = (Object([length].flat()[0]) as { var?: unknown }).var
  const types = typeof name === 'string' ? look(roots, name, context).types : []
  if (types.includes('array')) return ['entries']
  return types.includes('string') ? ['characters', 'digits'] : ['entries', 'characters', 'digits']
}

/** A rule compares a count with a limit of the same unit. */
const lintCounts = inLogic((context, { file, roots, logic }) =>
  logic
    .flatMap(({ path, expression }) => comparisonsIn(expression, path))
    .filter(({ operator }) => orders.has(operator))
    .flatMap(({ path, operands }) => {
      const expected = operands
        .map((operand) => counted(operand, roots, context))
        .find((unit) => unit !== undefined)
      return operands.flatMap((operand, at) => {
        const name = /^limits\.(\w+)$/.exec(String((Object(operand) as { var?: unknown }).var))?.[1]
        const limit = context.library.limits[name ?? '']
        if (expected === undefined || limit === undefined || expected.includes(limit.unit)) return []
        return [
          error(
            file,
            `${path}/${at}/var`,
            `'${name}' counts ${limit.unit}; here ${expected[0]} are counted. Name a limit of ${expected[0]}.`,
          ),
        ]
      })
    }),
)

/**
 * Checks that a limit has the unit of its place: characters of a text, bytes of a file, entries of a list.
 */
export const lintLimitUnits: Lint = together(
  lintCounts,
  (context) =>
    fieldPlaces(context.library).flatMap(([file, path, field]) => [
      ...lintUnit(file, `${path}/limit`, field.limit, units[field.type], context),
      ...lintUnit(file, `${path}/most`, field.most, 'entries', context),
    ]),
  inEach('machines', (context, { id, moves }) =>
    moves.flatMap(({ asks = [] }, at) =>
      asks.flatMap(({ limit, type }, of) =>
        lintUnit(`machines/${id}.machine.json`, `/moves/${at}/asks/${of}/limit`, limit, units[type], context),
      ),
    ),
  ),
  inEach('tables', (context, table) => [
    ...lintUnit(fileOf(table), '/download/advised', table.download?.advised, 'entries', context),
    ...[
      ['/pageSizes', table.pageSizes] as const,
      ['/download/pageSizes', table.download?.pageSizes ?? []] as const,
    ].flatMap(([path, sizes]) =>
      sizes.flatMap((size, at) =>
        typeof size === 'string' ? lintUnit(fileOf(table), below(path, at), size, 'entries', context) : [],
      ),
    ),
  ]),
  inEach('controls', (context, { id, waits }) =>
    lintUnit(`controls/${id}.control.json`, '/waits', waits, 'seconds', context),
  ),
  (context) =>
    Object.entries(context.library.roles).flatMap(([role, { most }]) =>
      lintUnit('roles.json', below('/roles', role, 'most'), most, 'entries', context),
    ),
  inEach('rules', (context, { id, features = {} }) =>
    Object.entries(features).flatMap(([name, { version }]) =>
      lintUnit(`rules/${id}.rules.json`, below('/features', name, 'version'), version, 'version', context),
    ),
  ),
  inEach('calls', (context, { id, bodyBytes }) =>
    lintUnit(`calls/${id}.call.json`, '/bodyBytes', bodyBytes, 'bytes', context),
  ),
  inEach('pages', (context, { id, intro }) =>
    lintUnit(`pages/${id}.page.json`, '/intro/after', intro?.after, 'milliseconds', context),
  ),
)
