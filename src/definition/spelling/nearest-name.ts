const LONGEST_NAME = 64

/** Returns the existing name that was probably meant, by its letters, else by its words; or undefined. */
export function nearestName(name: string, existing: Iterable<string>): string | undefined {
  if (name === '' || name.length > LONGEST_NAME) return undefined
  const names = [...existing]
  return (
    byOtherVerb(name, names) ?? byLetters(name, names) ?? byWords(name, names) ?? withoutRoot(name, names)
  )
}

/**
 * Finds the nearest name by Damerau–Levenshtein distance, within a third of the differing length; of equal
 * ones, one with the same first letter.
 */
function byLetters(name: string, names: readonly string[]): string | undefined {
  const requested = name.toLowerCase()
  const first = requested.slice(0, requested.lastIndexOf('.') + 1)
  let nearest: string | undefined
  let least = Math.max(1, Math.floor(name.length / 3)) + 1
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= least) continue
    const lower = candidate.toLowerCase()
    // Names of one family differ only after the last dot, so that part must be similar by itself.
    const isOfSame = first !== '' && lower.startsWith(first)
    const most = isOfSame ? Math.max(1, Math.floor((name.length - first.length) / 3)) : least
    const distance = distanceBetween(requested, lower) + (lower[0] === requested[0] ? 0 : 0.5)
    if (distance < least && distance <= most + 0.5) [nearest, least] = [candidate, distance]
  }
  return nearest
}

/** Synonyms of each verb in names of calls. */
const verbs: Readonly<Record<string, RegExp>> = {
  create: /^(add|new|insert|post|make|submit)$/,
  delete: /^(remove|drop|destroy)$/,
  remove: /^(delete|drop|destroy)$/,
  update: /^(edit|change|save|modify|put|patch)$/,
  write: /^(create|edit|update|change|add|delete|manage)$/,
  save: /^(update|edit|change|store|put|post|modify)$/,
  change: /^(edit|update|save|modify|put|patch)$/,
  read: /^(get|fetch|load|view|show|details)$/,
  list: /^(all|index|search|find|query|get|fetch)$/,
  download: /^(export|csv)$/,
}

const verbOf = (name: string): readonly [before: string, verb: string] => {
  const at = name.lastIndexOf('.') + 1
  return [name.slice(0, at), name.slice(at)]
}

/** Finds 'reports.create' for 'reports.add'. */
function byOtherVerb(name: string, names: readonly string[]): string | undefined {
  const [before, verb] = verbOf(name)
  return before === ''
    ? undefined
    : names.find((one) => one.startsWith(before) && verbs[one.slice(before.length)]?.test(verb.toLowerCase()))
}

/** Finds 'type' for 'answers.type' or '$.type'. */
const withoutRoot = (name: string, names: readonly string[]): string | undefined =>
  name.includes('.') ? names.find((one) => one === name.slice(name.indexOf('.') + 1)) : undefined

const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/**
 * Returns the only name with the same words in another order, or with additional words; undefined if there
 * are several.
 */
function byWords(name: string, names: readonly string[]): string | undefined {
  const words = wordsOf(name)
  if (words.length === 0 || name.length < 2) return undefined
  const same: string[] = []
  const wider: string[] = []
  for (const one of names) {
    const others = wordsOf(one)
    if (!words.every((word) => others.includes(word))) continue
    if (others.length === words.length) same.push(one)
    else if (words.length * 2 >= others.length) wider.push(one)
  }
  if (same.length > 0) return same.length === 1 ? same[0] : undefined
  return wider.length === 1 ? wider[0] : undefined
}

/** Whether two names are so near that one can safely be put for the other. */
export function isSlip(typed: string, meant: string): boolean {
  if (Math.max(typed.length, meant.length) > LONGEST_NAME) return false
  return distanceBetween(typed.toLowerCase(), meant.toLowerCase()) <= 2
}

function distanceBetween(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      let distance = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1))
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (swapped) distance = Math.min(distance, beforeLast[column - 2]! + 1)
      current.push(distance)
    }
    ;[beforeLast, last] = [last, current]
  }
  return last[to.length]!
}
