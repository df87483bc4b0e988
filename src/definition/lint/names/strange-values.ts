import type { Finding } from '../../finding.ts'
import { memoizePerContext } from '../context/cache.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error } from '../context/findings.ts'

/** Shorter names resemble each other by chance. */
const LONG_ENOUGH = 5
/** Smallest number of entries of a comparable list. */
const FEWEST = 3
/** Largest number of values of a list that may be used nowhere else. */
const MOST_LONE = 4

/** Returns the last part of a value in small letters: 'completed' of 'payment.completed'. */
const partOf = (value: string): string =>
  value.slice(Math.max(value.lastIndexOf('.'), value.lastIndexOf(':')) + 1).toLowerCase()

/** Values of one list, or states of one machine. */
type Home = ReadonlySet<string>

const homesIn = memoizePerContext(({ library: { options, machines } }) => {
  const homes: readonly Home[] = [
    ...Object.values(options).map((list) => new Set(list.options.map(({ value }) => partOf(value)))),
    ...Object.values(machines).map(
      ({ states, displays = [] }) =>
        new Set([...Object.keys(states), ...displays.map(({ state }) => state)].map(partOf)),
    ),
  ]
  const times = new Map<string, number>()
  for (const home of homes) for (const part of home) times.set(part, (times.get(part) ?? 0) + 1)
  return { homes, times }
})

/** Finds the correct name for an unused value, in the lists and machines most similar to its list. */
function misspelt(
  file: string,
  path: string,
  value: string,
  own: readonly string[],
  context: LintContext,
): Finding[] {
  const part = partOf(value)
  if (part.length < LONG_ENOUGH || context.isNamedInProgram?.(value)) return []
  const [meant] = homesIn(context)
    .homes.flatMap((home) => {
      const shared = own.filter((one) => one !== part && home.has(one)).length
      return shared === 0
        ? []
        : [...home]
            .filter((one) => !own.includes(one) && isOneKey(part, one))
            .map((name) => ({ name, shared }))
    })
    .toSorted((one, other) => other.shared - one.shared)
  if (meant === undefined) return []
  const nearest = `${value.slice(0, value.length - part.length)}${spelledAs(value, part, meant.name)}`
  const finding = error(file, path, `Nothing else is called '${value}'. Write '${nearest}'.`)
  return [{ ...finding, nearest, fix: { path, was: value, value: nearest } }]
}

/** Reports a value used nowhere else that is one typing error away from another one. */
function lintList(
  { id, options }: LintContext['library']['options'][string],
  context: LintContext,
): Finding[] {
  const { times } = homesIn(context)
  const file = `options/${id}.options.json`
  const spaced = options.flatMap(({ value }, at): Finding[] => {
    if (value === value.trim()) return []
    const path = `/options/${at}/value`
    const sentence = `'${value}' begins or ends with a space, so that it is nothing that anybody sends. Write it without.`
    return [{ ...error(file, path, sentence), fix: { path, was: value, value: value.trim() } }]
  })
  const strange = [...Map.groupBy(options.keys(), (at) => shapeOf(options[at]!.value)).values()].flatMap(
    (places) => {
      const own = places.map((at) => partOf(options[at]!.value))
      const lone = places.filter((_, index) => times.get(own[index]!) === 1)
      // A list whose values are used nowhere else has no counterpart.
      if (own.length < FEWEST || lone.length * MOST_LONE > Math.max(own.length, MOST_LONE)) return []
      return lone.flatMap((at) => misspelt(file, `/options/${at}/value`, options[at]!.value, own, context))
    },
  )
  const bare = options.flatMap(({ value }, at): Finding[] => {
    const others = options.filter((one) => one.value !== value)
    if (value.includes('{') || others.length < FEWEST || !others.every((one) => one.value.includes('{')))
      return []
    const sentence = `Every other address of the list is filled in with ${/\{[^}]*\}/.exec(others[0]!.value)![0]}, and this leads everybody to one place. Write where it is filled in.`
    return [error(file, `/options/${at}/value`, sentence)]
  })
  return [...spaced, ...strange, ...bare]
}

/** Tells whether a value has the form of the others: a point, as in 'payment.completed'. */
const shapeOf = (value: string): string => value.replaceAll(/[^.:]/g, '')

/** Writes a name in the case of the other values. */
function spelledAs(value: string, part: string, meant: string): string {
  const typed = value.slice(value.length - part.length)
  if (typed === typed.toUpperCase()) return meant.toUpperCase()
  // Shared letters keep their case.
  let from = 0
  while (from < part.length && part[from] === meant[from]) from += 1
  return `${typed.slice(0, from)}${meant.slice(from)}`
}

const isOneKey = (typed: string, meant: string): boolean => lettersApart(typed, meant) < 2

/** Returns the number of letters between the common beginning and the common end. */
function lettersApart(one: string, other: string): number {
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  let to = 0
  while (to < Math.min(one.length, other.length) - from && one.at(-1 - to) === other.at(-1 - to)) to += 1
  const [left, right] = [one.slice(from, one.length - to), other.slice(from, other.length - to)]
  const isSwapped = left.length === 2 && left[0] === right[1] && left[1] === right[0]
  return isSwapped ? 1 : Math.max(left.length, right.length)
}

/** Reports misspelt values of lists: used nowhere else, and one letter away from another value. */
export const lintStrangeValues: Lint = (context) =>
  context.isNamedInProgram === undefined
    ? []
    : Object.values(context.library.options).flatMap((list) => lintList(list, context))
