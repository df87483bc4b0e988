import type { Finding } from '../../finding.ts'
import { fieldsOf } from '../../inner-fields.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { contrary } from '../context/findings.ts'

/** A hint, the type of the field it helps with, and its place. */
interface Hinted {
  readonly file: string
  readonly path: string
  readonly hint: string
  readonly type: string
}

const hintsIn = ({ library: { flows, tables } }: LintContext): readonly Hinted[] => [
  ...Object.values(flows).flatMap(({ id, steps }) =>
    steps.flatMap((step, at) =>
      fieldsOf(step, `/steps/${at}`).flatMap(({ field: { hint, type }, path }): Hinted[] =>
        hint === undefined ? [] : [{ file: `flows/${id}.flow.json`, path: `${path}/hint`, hint, type }],
      ),
    ),
  ),
  ...Object.values(tables).flatMap(({ id, filters = [] }) =>
    filters.flatMap(({ hint, type }, at): Hinted[] =>
      hint === undefined
        ? []
        : [{ file: `tables/${id}.table.json`, path: `/filters/${at}/hint`, hint, type }],
    ),
  ),
]

/** Reports the hint of fields of another type: part of a number is not enough. */
export const lintForeignHints: Lint = (context) =>
  [...Map.groupBy(hintsIn(context), ({ hint }) => hint).values()].flatMap((alike): Finding[] => {
    const types = [...Map.groupBy(alike, ({ type }) => type)].toSorted(
      ([, one], [, other]) => other.length - one.length,
    )
    const [usual, odd, ...more] = types
    if (usual === undefined || odd === undefined || more.length > 0) return []
    if (usual[1].length < 2 || odd[1].length > 1) return []
    return odd[1].map(({ file, path, type }) =>
      contrary(
        file,
        path,
        `Everywhere else this helps with a '${usual[0]}', and this is a '${type}': it was copied. Say what helps here.`,
      ),
    )
  })
