import type { Call } from '../../generated/call.ts'
import { inEach } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { error, unused, withNearest } from '../context/findings.ts'
import { sentBy } from './bodies.ts'

/** Returns the places that a call names for validation, with their JSON Pointers. */
function placesNamed({
  invalid = [],
  validates = [],
  takesMore = [],
}: Call): readonly (readonly [string, string])[] {
  return [
    ...invalid.flatMap(({ at }, index) => (at === undefined ? [] : [[`/invalid/${index}/at`, at] as const])),
    ...validates.map((place, index) => [`/validates/${index}`, place] as const),
    ...takesMore.map((place, index) => [`/takesMore/${index}`, place] as const),
  ]
}

/** Checks that a call lists only places that flows fill, and faults that it may answer. */
export const lintValidated: Lint = inEach('calls', ({ library, unread }, call) => {
  const file = `calls/${call.id}.call.json`
  const named = placesNamed(call)
  const sent =
    named.length === 0
      ? []
      : Object.values(library.flows)
          .flatMap(sentBy)
          .flatMap((one) => (one.call === call.id && one.isBody ? Object.keys(one.body ?? {}) : []))
  const strangers = named.flatMap(([path, place]) => {
    // A flow that cannot be read may send anything.
    if (
      unread?.['flows'] !== undefined ||
      sent.some((name) => name === place || name.startsWith(`${place}.`))
    )
      return []
    const sentence = `No flow sends '${place}' with '${call.id}', so no field validates it: take it out.`
    // If no flow ends with the call, the mistake is more likely in a flow, and the call still works.
    const level = sent.length === 0 ? ('warning' as const) : ('error' as const)
    const finding = { ...unused(file, path, ['call', call.id], sentence), level }
    return [withNearest(finding, place, sent)]
  })
  const faults = (call.invalid ?? []).flatMap(({ fault }, index) => {
    if (call.faults?.includes(fault)) return []
    const sentence = `'${call.id}' does not list '${fault}' among its faults: add it there.`
    return [withNearest(error(file, `/invalid/${index}/fault`, sentence), fault, call.faults ?? [])]
  })
  return [...strangers, ...faults]
})
