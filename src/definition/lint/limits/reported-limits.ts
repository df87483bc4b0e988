import type { Finding } from '../../finding.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { logicFinder } from '../context/logic-context.ts'
import { readBy } from '../rules/requested-facts.ts'
import { limitAbove } from './limit-order.ts'
import type { Rules } from '../../generated/flow.ts'
import { fileOf } from '../tables/table-flow.ts'

/** Returns the numbers in a sentence, without separators of thousands. */
const numbersIn = (text: string): readonly string[] =>
  [...text.matchAll(/-?\d[\d,]*(?:\.\d+)?/g)].map(([number]) => number.replaceAll(',', ''))

/** A number in a sentence about limits is one of them. */
function lintSentence(
  file: string,
  path: string,
  text: string | undefined,
  names: readonly string[],
  { library }: LintContext,
): Finding[] {
  const reported = numbersIn(text ?? '')
  const existing = names.flatMap((name) => library.limits[name] ?? [])
  if (reported.length === 0 || existing.length === 0) return []
  // A limit out of order has its own finding.
  if (names.some((name) => limitAbove(name, library.limits) !== undefined)) return []
  // A percentage above 100 has its own finding at the limit.
  if (existing.some(({ is, unit }) => unit === 'percent' && Number(is) > 100)) return []
  if (existing.some(({ is }) => reported.includes(String(is)))) return []
  const sentence = `The sentence says ${reported.join(', ')}, and the limit '${names[0]}' is ${String(existing[0]!.is)}. Let both say the same.`
  const about = { kind: 'cause', name: `limit ${names[0]} in ${file}`, of: file } as const
  return [{ ...error(file, path, sentence), about }]
}

interface Checked {
  readonly file: string
  readonly path: string
  readonly rules: Rules | undefined
  readonly checks: readonly { readonly must: string; readonly message: string; readonly at: string }[]
  /** Hints of the fields that are checked. */
  readonly hints: readonly {
    readonly id: string
    readonly path: string
    readonly hint?: string | undefined
  }[]
}

function checkedIn({ library }: LintContext): readonly Checked[] {
  return [
    ...Object.values(library.flows).flatMap(({ id, rules, steps }) =>
      steps.map(({ checks = [], fields = [] }, at) => ({
        hints: fields.map(({ id: field, hint }, index) => ({
          id: field,
          path: `/steps/${at}/fields/${index}/hint`,
          hint,
        })),
        file: `flows/${id}.flow.json`,
        path: `/steps/${at}/checks`,
        rules,
        checks,
      })),
    ),
    ...Object.values(library.tables).map((table) => ({
      file: fileOf(table),
      path: '/checks',
      rules: table.rules,
      checks: table.checks ?? [],
      hints: (table.filters ?? []).map(({ id, hint }, at) => ({ id, path: `/filters/${at}/hint`, hint })),
    })),
  ]
}

/** Checks that the sentence of a check prints the same limit that the check compares with. */
export const lintReportedLimits: Lint = (context) =>
  checkedIn(context).flatMap(({ file, path, rules, checks, hints }) => {
    const find = logicFinder(rules, context)
    return checks.flatMap(({ must, message, at: field }, at) => {
      const names = readBy(must, find).flatMap((name) => /^limits\.(\w+)$/.exec(name)?.[1] ?? [])
      const own = hints.find(({ id }) => id === field)
      return [
        ...lintSentence(file, `${path}/${at}/message`, message, names, context),
        ...(own === undefined ? [] : lintSentence(file, own.path, own.hint, names, context)),
      ]
    })
  })
