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

/** Names under which each record has values of its own. */
const isOfKind = /^(status|state|states|type|kind|reason)$/

/** What a definition is about, by the first word of its name. */
const nounOf = ({ file }: Worded): string => /\/(\w+)/.exec(file)?.[1]?.replace(/s$/, '') ?? ''

/** What has one name has its words from one list everywhere: of lists that share hardly a value, that of most is meant. */
export const lintSharedLists: Lint = (context) => {
  const { options } = context.library
  const valuesIn = (list: string): readonly string[] => {
    const { options: own = [], also } = options[list] ?? {}
    return [
      ...own.map(({ value }) => value),
      ...(also === undefined ? [] : (options[also]?.options ?? []).map(({ value }) => value)),
    ]
  }
  // A value or two may stand in lists of different things: what is called XRP is a coin and a chain.
  const shares = (one: string, other: string) => {
    const [own, others] = [valuesIn(one), new Set(valuesIn(other))]
    return own.filter((value) => others.has(value)).length * 2 >= Math.min(own.length, others.size)
  }
  return [...Map.groupBy(wordedIn(context), ({ name }) => name)].flatMap(([name, all]) =>
    (isOfKind.test(name) ? [] : all).flatMap((one): Finding[] => {
      const others = all.filter((other) => other !== one)
      const [first] = others
      if (first === undefined || others.length < 2 || valuesIn(one.list).length === 0) return []
      const nouns = new Set(others.map(nounOf))
      if (nouns.size < 2 && !nouns.has(nounOf(one))) return []
      const areOne = others.every((other) => other.list === first.list || shares(other.list, first.list))
      if (!areOne || others.some((other) => other.list === one.list || shares(other.list, one.list)))
        return []
      const sentence = `'${name}' has its words from '${first.list}' in ${others.length} other places, and '${one.list}' is a list of something else. Name '${first.list}'.`
      return [{ ...derived(one.file, one.path, sentence), nearest: first.list }]
    }),
  )
}
