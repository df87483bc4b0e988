import type { Finding } from '../../finding.ts'
import type { Lookup } from '../../generated/flow.ts'
import { takenOf } from '../calls/bodies.ts'
import type { LintContext } from '../context/context.ts'
import { unknownName } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { lintMilliseconds } from '../limits/milliseconds.ts'

/** The call of a lookup is there, takes the answer under the name that is said, and waits for a limit in milliseconds. */
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
  ]
}
