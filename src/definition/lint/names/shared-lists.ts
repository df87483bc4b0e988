import type { Finding } from '../../finding.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived } from '../context/findings.ts'

/** A value that is printed or chosen in the words of a list. */
interface Worded {
  readonly file: string
  readonly path: string
  readonly name: string
  readonly list: string
}

function wordedIn({ library }: LintContext): readonly Worded[] {
  const { tables, details, flows } = library
  const worded = (file: string, path: string, name: string, list: unknown): Worded[] =>
    typeof list === 'string' ? [{ file, path: `${path}/options`, name: name.split('.').at(-1)!, list }] : []
  return [
    ...Object.values(tables).flatMap(({ id, columns, filters = [] }) => [
      ...columns.flatMap(({ id: column, path = column, options }, at) =>
        worded(`tables/${id}.table.json`, `/columns/${at}`, path, options),
      ),
      ...filters.flatMap(({ id: filter, options }, at) =>
        worded(`tables/${id}.table.json`, `/filters/${at}`, filter, options),
      ),
    ]),
    ...Object.values(details).flatMap(({ id, sections }) =>
      sections.flatMap(({ items }, section) =>
        items.flatMap((item, at) =>
          worded(`details/${id}.details.json`, `/sections/${section}/items/${at}`, item.path, item.options),
        ),
      ),
    ),
    ...Object.values(flows).flatMap(({ id, steps }) =>
      steps.flatMap(({ fields = [] }, step) =>
        fields.flatMap((field, at) =>
          worded(`flows/${id}.flow.json`, `/steps/${step}/fields/${at}`, field.id, field.options),
        ),
      ),
    ),
  ]
}

/** Names whose values differ for each record. */
const isOfKind = /^(status|state|states|type|kind|reason)$/

/** Returns the noun of a definition, from the first word of its file name. */
const nounOf = ({ file }: Worded): string => /\/(\w+)/.exec(file)?.[1]?.replace(/s$/, '') ?? ''

/**
 * Checks that fields of one name use one option list. Of lists with hardly a common value, the most used one
 * is meant.
 */
export const lintSharedLists: Lint = (context) => {
  const { options } = context.library
  const valuesOf = new Map<string, ReadonlySet<string>>()
  const valuesIn = (list: string): ReadonlySet<string> => {
    const { options: own = [], also } = options[list] ?? {}
    const found =
      valuesOf.get(list) ??
      new Set([...own, ...(options[also ?? '']?.options ?? [])].map(({ value }) => value))
    valuesOf.set(list, found)
    return found
  }
  // Different lists may share a value or two: XRP is a coin and a chain.
  const shares = (one: string, other: string) => {
    const [own, others] = [valuesIn(one), valuesIn(other)]
    const both = [...own].filter((value) => others.has(value))
    return both.length * 2 >= Math.min(own.size, others.size)
  }
  return [...Map.groupBy(wordedIn(context), ({ name }) => name)].flatMap(([name, all]) => {
    const lists = new Set(all.map(({ list }) => list))
    if (lists.size < 2 || all.length < 3 || isOfKind.test(name)) return []
    return all.flatMap((one): Finding[] => {
      const others = all.filter((other) => other !== one)
      const nouns = new Set(others.map(nounOf))
      if ((nouns.size < 2 && !nouns.has(nounOf(one))) || valuesIn(one.list).size === 0) return []
      const [first = '', ...rest] = new Set(others.map(({ list }) => list))
      const isOther = ![first, ...rest].some((list) => list === one.list || shares(list, one.list))
      if (!isOther || !rest.every((list) => shares(list, first))) return []
      const sentence = `'${name}' has its words from '${first}' in ${others.length} other places, and '${one.list}' is a list of something else. Name '${first}'.`
      return [{ ...derived(one.file, one.path, sentence), nearest: first }]
    })
  })
}
