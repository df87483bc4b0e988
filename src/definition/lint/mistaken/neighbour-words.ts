import type { Finding } from '../../finding.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { contrary } from '../context/findings.ts'
import { stemsOf } from '../meaning/stems.ts'

/** Words that stand for any record. */
const PLAIN = new Set('saved added changed deleted created new'.split(' '))

const wordsOf = (text: string): ReadonlySet<string> => stemsOf(text, PLAIN)

/** Returns what the records of a list are called, by the first part of the call that lists them. */
const nounsIn = ({
  library: { tables },
}: LintContext): readonly (readonly [collection: string, noun: string])[] =>
  Object.values(tables).flatMap(({ noun, rows }) =>
    noun === undefined || noun.one.includes(' ') ? [] : [[rows.call.split('.', 1)[0]!, noun.one] as const],
  )

/** Reports what a flow says at its end, of another kind of record than the one it makes. */
function lintToasts(context: LintContext): Finding[] {
  const nouns = nounsIn(context)
  return Object.values(context.library.flows).flatMap(({ id, title, purpose, submit }): Finding[] => {
    const { call, toast } = submit
    if (typeof toast !== 'string') return []
    const read = wordsOf(toast)
    const own = new Set([...wordsOf(`${id} ${title} ${purpose}`), ...wordsOf(call)])
    if ([...read].some((word) => own.has(word))) return []
    const other = nouns.find(
      ([collection, noun]) =>
        collection !== call.split('.', 1)[0] && [...wordsOf(noun)].some((word) => read.has(word)),
    )
    if (other === undefined) return []
    const sentence = `This tells of a ${other[1]}, and the flow ends in '${call}': it was copied. Say what was done.`
    return [contrary(`flows/${id}.flow.json`, '/submit/toast', sentence)]
  })
}

/** Reports the first of two options that is called after the value of the second one. */
function lintLabels({ library: { options } }: LintContext): Finding[] {
  return Object.values(options).flatMap(({ id, options: own }) => {
    if (own.length !== 2) return []
    const read = own.map(({ value, label }) => ({
      value,
      label,
      named: wordsOf(value),
      says: wordsOf(label),
    }))
    return read.flatMap(({ label, named, says }, at): Finding[] => {
      const holds = (words: ReadonlySet<string>, names: ReadonlySet<string>) =>
        names.size > 0 && [...names].every((word) => words.has(word))
      const others = read.filter((one, index) => index !== at && holds(says, one.named))
      const [other] = others
      if (other === undefined || others.length > 1 || holds(says, named)) return []
      if ([...named].some((word) => says.has(word)) || [...other.named].some((word) => other.says.has(word)))
        return []
      const sentence = `‘${label}’ reads as '${other.value}', which is called ‘${other.label}’: the two were exchanged. Write each beside its own value.`
      return [contrary(`options/${id}.options.json`, `/options/${at}/label`, sentence)]
    })
  })
}

/** Reports a place of a body that is refused with the fault of another place. */
function lintInvalid({ library: { calls }, findSchema }: LintContext): Finding[] {
  return Object.values(calls).flatMap(({ id, request, invalid = [] }) => {
    const names = Object.keys(findSchema(`entities/${request ?? ''}`)?.properties ?? {})
    return invalid.flatMap(({ at = '', fault }, index): Finding[] => {
      const [last = ''] = fault.split('-').slice(-1)
      const place = at.split('.').at(-1) ?? at
      const other = names.find((name) => name.toLowerCase() === last && name !== place)
      const isOwn = fault.toLowerCase().replaceAll('-', '').includes(place.toLowerCase())
      if (other === undefined || isOwn) return []
      const sentence = `'${fault}' is about '${other}', and '${place}' is refused with it. Name the fault of '${place}'.`
      return [contrary(`calls/${id}.call.json`, `/invalid/${index}/fault`, sentence)]
    })
  })
}

/** Reports an entry of the trail about another kind of record than its deed is named after. */
function lintObjects({ library: { calls } }: LintContext): Finding[] {
  const audited = Object.values(calls).flatMap(({ id, audit: { action, object } = {} }) =>
    action === undefined || object === undefined ? [] : [{ id, action, object }],
  )
  const objects = new Set(audited.map(({ object }) => object))
  return audited.flatMap(({ id, action, object }): Finding[] => {
    const kind = action.split('.', 1)[0]!
    // A word that no other entry uses has its own finding.
    if (audited.every((one) => one.id === id || one.object !== object)) return []
    const beside = audited.filter((one) => one.id !== id && one.action.startsWith(`${kind}.`))
    if (
      kind === object ||
      !objects.has(kind) ||
      beside.length === 0 ||
      beside.some((one) => one.object === object)
    )
      return []
    const sentence = `The trail would find '${action}' under '${object}', and it is of '${kind}'. Write '${kind}'.`
    return [{ ...contrary(`calls/${id}.call.json`, '/audit/object', sentence), nearest: kind }]
  })
}

/** Reports words that were taken from the neighbour of what they stand beside. */
export const lintNeighbourWords: Lint = (context) => [
  ...lintToasts(context),
  ...lintLabels(context),
  ...lintInvalid(context),
  ...lintObjects(context),
]
