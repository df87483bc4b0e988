import { entriesOf, resolvePath } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Lookup } from '../../generated/flow.ts'
import { takenOf } from '../calls/bodies.ts'
import type { LintContext } from '../context/context.ts'
import { unknownName, withoutFix } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { answerOf } from '../context/roots.ts'
import { lintMilliseconds } from '../limits/milliseconds.ts'
import { placeholders } from '../words/templates.ts'

/** Checks that the texts and links of a found record use properties of the records in the answer. */
function lintRecords(file: string, path: string, lookup: Lookup, context: LintContext): Finding[] {
  const { call, records, says, link, opens } = lookup
  const list = resolvePath(answerOf(context, call), records.split('.'), context.findSchema)
  if (!list.isResolved) return unknownName(file, `${path}/records`, 'list in the answer', records, list.names)
  const record = entriesOf(list)
  return Object.entries({ says, link, opens }).flatMap(([part, text]) =>
    placeholders(text)
      .flat()
      .flatMap((name) => {
        const found = resolvePath(record, name.split('.'), context.findSchema)
        return found.isResolved
          ? []
          : unknownName(file, `${path}/${part}`, 'name in a record', name, found.names).map(withoutFix)
      }),
  )
}

/**
 * Checks that the call of a lookup exists, takes the answer under the given name, and waits for a limit in
 * milliseconds.
 */
export function lintLookup(
  file: string,
  path: string,
  lookup: Lookup | undefined,
  context: LintContext,
): Finding[] {
  if (lookup === undefined) return []
  const { call, as, debounce } = lookup
  const taken = [true, false].flatMap(
    (isBody) => takenOf({ path, call, body: undefined, isBody }, context)?.names ?? [],
  )
  return [
    ...unknownName(file, `${path}/call`, 'call', call, namesOf(context, 'calls')),
    ...(taken.length > 0 ? unknownName(file, `${path}/as`, 'name in what is asked', as, taken) : []),
    ...lintMilliseconds(file, `${path}/debounce`, debounce, 'a lookup waits', context),
    ...(Object.hasOwn(context.library.calls, call) ? lintRecords(file, path, lookup, context) : []),
  ]
}
