import type { Finding } from '../../finding.ts'
import type { Flow } from '../../generated/flow.ts'
import type { Lint } from '../context/context.ts'
import { unused } from '../context/findings.ts'
import { memoizeFor } from '../context/cache.ts'
import { placeholders } from '../words/templates.ts'

/** Keys that name a field without using its answer. */
const silent: ReadonlySet<string> = new Set(['at', 'id', 'options', 'type'])

/** Keys whose inner keys are free names, so that every value below is a name. */
const maps: ReadonlySet<string> = new Set(['body', 'with', 'where'])

/** Returns the answers and facts that a flow uses: sent, passed to calls, tested or printed. */
function namesUsed(node: unknown, found: Set<string>, word = '', isReported = false): Set<string> {
  if (typeof node === 'string') {
    if ((isReported || !silent.has(word)) && /^[\w.]+$/.test(node)) found.add(node.split('.')[0]!)
    for (const name of placeholders(node).flat()) found.add(name.split('.')[0]!)
  } else if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node))
      // Ranges fill answers in, which sends none. Other keys of a choice name properties of its records, not answers of the flow.
      if (key !== 'ranges' && (word !== 'options' || key === 'from' || key === 'where' || key === 'as'))
        namesUsed(value, found, Array.isArray(node) ? word : key, isReported || maps.has(word))
  return found
}

const lintFlow = memoizeFor((flow: Flow): readonly Finding[] => {
  const file = `flows/${flow.id}.flow.json`
  // A summary prints an answer back to its author, so it does not count as a use.
  const { summary: _, ...rest } = flow
  const used = namesUsed(rest, new Set())
  return flow.steps.flatMap((step, index) =>
    (step.fields ?? []).flatMap(({ id, type, options, derivedFrom, extra }, at) => {
      const record = typeof options === 'object' ? options.as : undefined
      const isUsed = extra || used.has(id) || (record !== undefined && used.has(record))
      if (type === 'consent' || derivedFrom !== undefined || isUsed) return []
      const sentence = `The answer to '${id}' goes nowhere: name it in the 'body' of the call, or take the field out.`
      return [unused(file, `/steps/${index}/fields/${at}`, ['field', id], sentence)]
    }),
  )
})

/** Reports fields whose answer is never sent, tested or printed. Consents and derived fields are excluded. */
export const lintUnsent: Lint = ({ library }) => Object.values(library.flows).flatMap(lintFlow)
