import type { Lint } from '../context/context.ts'
import { repeated } from '../context/findings.ts'

interface Line {
  readonly path?: string
  readonly pattern?: string
  readonly dataType?: string
  readonly [word: string]: unknown
}

/** Tells whether a path with a leading star covers every field of another path. */
const takesPath = (wide: string | undefined, narrow: string | undefined): boolean =>
  wide === undefined || wide === narrow || (wide.startsWith('*') && (narrow ?? '').endsWith(wide.slice(1)))

/** Tells whether every field that fits the second entry fits the first one. */
function takesAll(one: Line, other: Line): boolean {
  const isWithin = (word: 'pattern' | 'dataType') => one[word] === undefined || one[word] === other[word]
  const isRequested = Object.entries(Object(one['asked']) as object).every(
    ([name, value]) => (Object(other['asked']) as Readonly<Record<string, unknown>>)[name] === value,
  )
  // A type without data type and pattern fits any value, so only a text covers every path.
  const isText = one.dataType === 'STRING' && other.dataType === undefined && other.pattern === undefined
  return isText
    ? one.path === undefined && one.pattern === undefined
    : takesPath(one.path, other.path) && isWithin('pattern') && isWithin('dataType') && isRequested
}

/** Reports entries that an earlier, wider one hides, since the first match decides. */
export const lintShadowedTypes: Lint = ({ library }) => {
  const lines = library.requirementTypes as readonly Line[]
  const at = lines.findIndex((line, index) => lines.slice(0, index).some((before) => takesAll(before, line)))
  if (at === -1) return []
  const first = lines.slice(0, at).findIndex((before) => takesAll(before, lines[at]!))
  const sentence = `This line takes all that line ${at} would take, which then never decides: the first that fits does. Move it behind, or say more in it.`
  return [repeated('requirement-types.json', `/types/${first}`, sentence)]
}
