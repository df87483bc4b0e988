import type { Finding } from '../../finding.ts'
import { memoizeFor } from '../context/cache.ts'
import type { Lint } from '../context/context.ts'
import { together } from '../context/each.ts'
import { definitionFiles } from '../context/definition-files.ts'
import { contrary } from '../context/findings.ts'
import { below } from '../context/nested-nodes.ts'

/** Words that nobody reads in a text about something that went well. */
const BAD =
  /\b(?:fail(?:ed|s|ure)?|denied|rejected|refused|declined|blocked|disturbed|outage|down|lost|cannot|could not|wrong|broken|not approved|unavailable|stuck)\b/i

/** Words that nobody reads in a text about something that went wrong. */
const GOOD = /\b(?:approved|completed|succeeded|arrived|ready|paid|active|verified)\b/i
const NOT = /\b(?:not|no|nobody|none|never|nothing|un\w+|partly|partially)\b/i

type Node = Readonly<Record<string, unknown>>

interface Toned {
  readonly path: string
  readonly text: string
  readonly tone: string
}

function tonedBelow(node: unknown, path: string): readonly Toned[] {
  if (typeof node !== 'object' || node === null) return []
  const { tone, title, label } = node as Node
  const text = title ?? label
  const own =
    typeof tone === 'string' && typeof text === 'string' ? [{ path: `${path}/tone`, text, tone }] : []
  return [...own, ...Object.entries(node).flatMap(([key, value]) => tonedBelow(value, below(path, key)))]
}

const tonedIn = memoizeFor((definition: object) => tonedBelow(definition, ''))

/** Words that alone say that all is well. */
const WELL = /^(?:up|done|enabled|added)$/i

/**
 * Reports a state that went well and says that nothing happened, beside one that went wrong and denies nothing: what
 * they say was exchanged.
 */
const lintExchanged: Lint = ({ library: { machines } }) =>
  Object.values(machines).flatMap(({ id, states }): Finding[] => {
    const all = Object.entries(states).flatMap(([name, { label, tone, says }]) =>
      says === undefined ? [] : [{ name, label, tone, says }],
    )
    const good = all.find(({ tone, says }) => tone === 'success' && NOT.test(says))
    const bad = all.find(({ tone, says }) => tone === 'danger' && !NOT.test(says) && !BAD.test(says))
    if (good === undefined || bad === undefined) return []
    const sentence = `‘${good.label}’ says that something was not done, and ‘${bad.label}’ says nothing of the kind: the two were exchanged. Say here what went well.`
    return [contrary(`machines/${id}.machine.json`, below('/states', good.name, 'says'), sentence)]
  })

/** Reports a green word about something that went wrong, and a red one about something that went well. */
const lintWords: Lint = ({ library }) =>
  definitionFiles(library).flatMap(({ file, definition }) =>
    tonedIn(definition).flatMap(({ path, text, tone }): Finding[] => {
      if (tone === 'success' && BAD.test(text))
        return [
          contrary(
            file,
            path,
            `‘${text}’ would stand there in green. Write 'danger' or 'warning', or other words.`,
          ),
        ]
      return tone === 'danger' && (WELL.test(text) || (GOOD.test(text) && !NOT.test(text)))
        ? [contrary(file, path, `‘${text}’ would stand there in red. Write 'success', or other words.`)]
        : []
    }),
  )

/** Reports tones and texts of states that say the contrary of each other. */
export const lintTones: Lint = together(lintWords, lintExchanged)
