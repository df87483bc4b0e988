import { partsOf } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { asKey, derived, withNearest } from '../context/findings.ts'
import { below } from '../context/nested-nodes.ts'

/** Finds what is sent to a call that reads, and that neither its address nor its query takes. */
function refused(
  file: string,
  path: string,
  request: { readonly call?: string; readonly with?: object } | undefined,
  { library, findSchema }: LintContext,
): Finding[] {
  const call = library.calls[request?.call ?? '']
  if (call?.method !== 'GET') return []
  const query = call.query === undefined ? undefined : findSchema(`entities/${call.query}`)
  // A query without a schema has a finding of its own.
  if (call.query !== undefined && query === undefined) return []
  const parts = query === undefined ? [] : partsOf(query, findSchema)
  const taken = [
    ...[...call.path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!),
    ...parts.flatMap((part) => Object.keys(part.properties ?? {})),
  ]
  return Object.keys(request?.with ?? {}).flatMap((name) => {
    if (taken.includes(name)) return []
    const sentence = `The call '${call.id}' takes no '${name}'.`
    const finding = derived(file, below(path, 'with', name), sentence, `calls/${call.id}.call.json`)
    return [asKey(withNearest(finding, name, taken))]
  })
}

/** Checks that the records of details and the facts of flows ask their call for what it takes. */
export const lintTakenParameters: Lint = together(
  inEach('details', (context, { id, record }) =>
    refused(`details/${id}.details.json`, '/record', record, context),
  ),
  inEach('flows', (context, { id, facts = {} }) =>
    Object.entries(facts).flatMap(([name, fact]) =>
      refused(`flows/${id}.flow.json`, below('/facts', name), Object(fact) as { call?: string }, context),
    ),
  ),
)
