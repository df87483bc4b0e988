import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived } from '../context/findings.ts'
import { inRuleHomes, type RuleHome } from '../context/places.ts'

/** A name and what stands for it: '/columns/4/sort' of 'date' is 'due_date'. */
export interface Pair {
  readonly path: string
  readonly name: string
  readonly value: string
}

const plain = (text: string): string => text.split('.').at(-1)!.replaceAll(/[_-]/g, '').toLowerCase()

/** Finds pairs of which each has the other one's value; the first is where people look. */
export function findCrossed(pairs: readonly Pair[]): readonly (readonly [Pair, Pair])[] {
  return pairs.flatMap((one, at) =>
    pairs.slice(at + 1).flatMap((other): (readonly [Pair, Pair])[] => {
      const isCrossed =
        plain(one.name) === plain(other.value) &&
        plain(other.name) === plain(one.value) &&
        plain(one.name) !== plain(one.value)
      return isCrossed ? [[one, other]] : []
    }),
  )
}

export const sayCrossed = (one: Pair, other: Pair): string =>
  `'${one.name}' has what '${other.name}' should, and the other way round: the two were exchanged. Write '${other.value}' here, and '${one.value}' there.`

const mapped = new Set(['with', 'body', 'where', 'take'])

/** Returns the lists of pairs in a definition: what is sent under each name, and what each column sorts by. */
function pairsIn(node: unknown, path: string): (readonly Pair[])[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    const at = below(path, key)
    if (at === '/rules' || at === '/values') return []
    if (mapped.has(key) && typeof value === 'object')
      return [
        Object.entries(Object(value) as object).flatMap(([name, from]) =>
          typeof from === 'string' ? [{ path: below(at, name), name, value: from }] : [],
        ),
      ]
    if (at === '/columns' && Array.isArray(value))
      return [
        value.flatMap(({ id, path: own = id, sort }: { id: string; path?: string; sort?: string }, index) =>
          sort === undefined ? [] : [{ path: `${at}/${index}/sort`, name: own, value: sort }],
        ),
      ]
    return pairsIn(value, at)
  })
}

/** Returns lines of a 'where' that compare one value with two properties. */
const comparedTwice = (pairs: readonly Pair[]): readonly Pair[] =>
  pairs.filter(
    ({ path, value }, at) =>
      /\/where\/[^/]+$/.test(path) && pairs.some((other, index) => index !== at && other.value === value),
  )

/** Finds prefilled texts that print one fact twice; of two that were copied one stayed. */
function printedTwice(node: unknown, path: string): (readonly [path: string, name: string])[] {
  if (typeof node === 'object' && node !== null)
    return Object.entries(node).flatMap(([key, value]) => printedTwice(value, below(path, key)))
  if (typeof node !== 'string' || node.indexOf('{') === node.lastIndexOf('{')) return []
  const names = [...node.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!)
  const again = names.find((name, at) => names.indexOf(name) !== at)
  return again === undefined || !path.endsWith('/prints') ? [] : [[path, again]]
}

function lintHome(_: LintContext, { file, definition }: RuleHome): Finding[] {
  const again = printedTwice(definition, '').map(([path, name]) =>
    derived(file, path, `'{${name}}' is printed twice here. Print what is meant in one of the two places.`),
  )
  const crossed = pairsIn(definition, '').flatMap((pairs) => [
    ...(file.startsWith('flows/') ? [] : findCrossed(pairs)).map(([one, other]) =>
      derived(file, one.path, sayCrossed(one, other)),
    ),
    ...comparedTwice(pairs).flatMap((one): Finding[] => {
      // The property that is called as the value is right, and the other one was copied.
      if (plain(one.value).includes(plain(one.name))) return []
      const sentence = `'${one.value}' is compared with two properties, of which '${one.name}' is another thing. Name the answer that '${one.name}' is compared with.`
      return [derived(file, one.path, sentence)]
    }),
  ])
  return [...again, ...crossed]
}

/** Checks that no two names were exchanged, in what is sent, compared, taken and sorted by. */
export const lintCrossedNames: Lint = inRuleHomes(lintHome)
