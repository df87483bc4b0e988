import type { Finding } from '../../finding.ts'
import type { Body } from '../../generated/grammar.ts'
import { below } from '../context/nested-nodes.ts'
import type { LintContext } from '../context/context.ts'
import { error } from '../context/findings.ts'

/** A call with its parameters. */
interface Requested {
  readonly call: string
  readonly with?: Body
}

/** Checks that an id of the session is asked with as the id of that thing: a person as a person. */
export function lintSessionIds(
  file: string,
  at: string,
  { call, with: requested = {} }: Requested,
  { library }: LintContext,
): Finding[] {
  const path = library.calls[call]?.path ?? ''
  const wrong = Object.entries(requested).flatMap(([name, from]): Finding[] => {
    const sent = typeof from === 'string' ? /^session\.(\w+)\.id$/.exec(from)?.[1] : undefined
    const before = new RegExp(`/([\\w-]+)/\\{${name}\\}`).exec(path)?.[1]
    const noun = (/^(\w+)Id$/.exec(name)?.[1] ?? before ?? sent)?.toLowerCase().slice(0, 4)
    if (sent === undefined || noun === undefined || sent.toLowerCase().startsWith(noun)) return []
    const sentence = `'${name}' of '${call}' is the id of another thing than '${String(from)}'. Send its own.`
    return [error(file, below(at, name), sentence)]
  })
  // Two that were swapped are one mistake.
  return wrong.slice(0, 1)
}

/** Checks the facts of a definition in the same way. */
export const lintSessionFacts = (
  file: string,
  facts: Readonly<Record<string, Requested>> | undefined,
  context: LintContext,
): Finding[] =>
  Object.entries(facts ?? {}).flatMap(([name, fact]) =>
    lintSessionIds(file, below('/facts', name, 'with'), fact, context),
  )
