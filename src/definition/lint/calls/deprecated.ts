import type { Finding } from '../../finding.ts'
import { memoizePerContext } from '../context/cache.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error } from '../context/findings.ts'

/** Returns every call in a definition, with its place. */
function callsIn(node: unknown, path = ''): readonly (readonly [path: string, call: string])[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'call' && typeof value === 'string'
      ? [[below(path, key), value] as const]
      : callsIn(value, below(path, key)),
  )
}

/** Checks that the portal names no deprecated call, and that a replacement is not the call itself. */
function lintNamed(file: string, definition: unknown, context: LintContext): Finding[] {
  const outdated = outdatedIn(context)
  return outdated.size === 0
    ? []
    : callsIn(definition).flatMap(([path, call]) => {
        const instead = outdated.get(call)
        if (instead === undefined) return []
        return [
          {
            ...error(file, path, `'${call}' is of before: programs are told to use '${instead}'. Name that.`),
            nearest: instead,
          },
        ]
      })
}

const outdatedIn = memoizePerContext(({ library: { calls } }): ReadonlyMap<string, string> => {
  return new Map(
    Object.values(calls).flatMap(({ id, deprecated }) =>
      deprecated === undefined || deprecated.instead === id ? [] : [[id, deprecated.instead] as const],
    ),
  )
})

/** Checks that no definition uses a deprecated call. */
export const lintDeprecated: Lint = together(
  inEach('tables', (context, one) => lintNamed(`tables/${one.id}.table.json`, one, context)),
  inEach('flows', (context, one) => lintNamed(`flows/${one.id}.flow.json`, one, context)),
  inEach('details', (context, one) => lintNamed(`details/${one.id}.details.json`, one, context)),
  inEach('pages', (context, one) => lintNamed(`pages/${one.id}.page.json`, one, context)),
  inEach('machines', (context, one) => lintNamed(`machines/${one.id}.machine.json`, one, context)),
  inEach('calls', (_, { id, deprecated }) =>
    deprecated?.instead === id
      ? [
          error(
            `calls/${id}.call.json`,
            '/deprecated/instead',
            `'${id}' would be used in place of itself. Name the call that programs shall use.`,
          ),
        ]
      : [],
  ),
)
