import { entriesOf, resolvePath } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { ClosedOptions, Field } from '../../generated/flow.ts'
import { fieldsOf } from '../../inner-fields.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { asKey, error, withNearest } from '../context/findings.ts'
import { unknownFact } from './facts.ts'
import { namesItself } from '../words/copies.ts'
import { flowRoots, look, type FactRoots } from '../context/roots.ts'

/** Two choices from different lists that the same names close: one of the two was copied. */
function lintSharedClosed(
  file: string,
  fields: readonly (readonly [path: string, field: Field])[],
): Finding[] {
  const closing = fields.flatMap(([path, { id, options, closed = [] }]) =>
    typeof options === 'object'
      ? closed.flatMap((one, at) =>
          one.in === undefined
            ? []
            : [{ path: `${path}/closed/${at}/in`, id, from: options.from, in: one.in }],
        )
      : [],
  )
  return closing.flatMap((one, at) => {
    const other = closing.slice(0, at).find((before) => before.in === one.in && before.from !== one.from)
    if (other === undefined) return []
    // The entry with more words of the field's name is correct.
    const fits = (of: typeof one) => namesItself(`${of.id} ${of.from}`, of.in)
    const [wrong, right] = fits(other) < fits(one) ? [other, one] : [one, other]
    const sentence = `'${one.in}' closes choices of '${right.from}' already, and these are of '${wrong.from}': none of them would be closed. Name what closes these.`
    return [error(file, wrong.path, sentence)]
  })
}

const ways = ['in', 'where', 'full'] as const

interface Place {
  readonly file: string
  readonly path: string
  readonly roots: FactRoots
  readonly context: LintContext
}

/** Checks a list of records, and the names that must exist in each of them. */
function lintEntries(
  { file, path, roots, context }: Place,
  list: string,
  names: [string, string][],
): Finding[] {
  const found = look(roots, list, context)
  if (!found.isResolved) return unknownFact(file, path, list, roots, context)
  if (found.types.length > 0 && !found.types.includes('array'))
    return [error(file, path, `'${list}' is no list. Name a list.`)]
  return names.flatMap(([at, name]) => {
    const inside = resolvePath(entriesOf(found), name.split('.'), context.findSchema)
    if (inside.isResolved) return []
    const finding = withNearest(
      error(file, at, `An entry of '${list}' has no '${name}'.`),
      name,
      inside.names,
    )
    return [at.includes('/where/') ? asKey(finding) : finding]
  })
}

const keysOf = (path: string, where: object | undefined): [string, string][] =>
  Object.keys(where ?? {}).map((name) => [below(path, 'where', name), name])

function lintClosed(place: Place, closed: ClosedOptions, field: Field): Finding[] {
  const { file, path, roots, context } = place
  const used = ways.filter((way) => closed[way] !== undefined)
  if (used.length !== 1)
    return [
      error(file, path, "Closed options are told by one of 'in', 'where' and 'full'. Keep one of them."),
    ]
  if (closed.in !== undefined) return lintEntries({ ...place, path: `${path}/in` }, closed.in, [])
  if (closed.where !== undefined) {
    if (typeof field.options !== 'object')
      return [
        error(
          file,
          `${path}/where`,
          "'where' looks into records; these options are a list of definitions/options. Use 'in'.",
        ),
      ]
    return lintEntries(place, field.options.from, keysOf(path, closed.where))
  }
  const { from, by, where, most } = closed.full!
  return [
    ...lintEntries({ ...place, path: `${path}/full/from` }, from, [
      [`${path}/full/by`, by],
      ...keysOf(`${path}/full`, where),
    ]),
    ...unknownFact(file, `${path}/full/most`, most, roots, context),
  ]
}

/** Checks that rules that close options read existing facts and properties of their records. */
export const lintClosedOptions: Lint = inEach('flows', (context, flow) => {
  const file = `flows/${flow.id}.flow.json`
  const roots = flowRoots(context, flow)
  const fields = flow.steps.flatMap((step, index) =>
    fieldsOf(step, `/steps/${index}`).map(({ field, path }) => [path, field] as const),
  )
  return [
    ...fields.flatMap(([at, field]) =>
      (field.closed ?? []).flatMap((closed, of) => {
        const path = `${at}/closed/${of}`
        return lintClosed({ file, path, roots, context }, closed, field)
      }),
    ),
    ...lintSharedClosed(file, fields),
  ]
})
