import { below } from '../context/nested-nodes.ts'
import type { Lint } from '../context/context.ts'
import { error, unused } from '../context/findings.ts'
import { memoizeFor } from '../context/cache.ts'

const listWords = ['options', 'labels', 'accepts', 'to', 'also', 'without'] as const
const words = [...listWords, 'document', 'details', 'flow', 'entry', 'table'] as const
type Word = (typeof words)[number]
type Named = readonly (readonly [word: Word, name: string])[]

const isWord = (key: string): key is Word => (words as readonly string[]).includes(key)

function namedIn(node: unknown): Named {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]): Named =>
    typeof value !== 'string' ? namedIn(value) : isWord(key) ? [[key, value]] : [],
  )
}

/** Returns the names a definition uses, each with its key. */
const namedBy = memoizeFor((definition: object): Named => namedIn(definition))

/** Returns the flags of a definition: as facts, or as names in a feature. */
const flagsIn = memoizeFor((definition: object): readonly string[] =>
  [...JSON.stringify(definition).matchAll(/\bflags\.(\w+)|"flag":"(\w+)"/g)].map(
    ([, fact, name]) => fact ?? name!,
  ),
)

type Definitions = Readonly<Record<string, object>> | readonly unknown[]

/** Collects the names under the given keys. */
function collect(collections: readonly Definitions[], under: readonly Word[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const definition of collections.flatMap((all) => Object.values(all)))
    for (const [word, name] of namedBy(Object(definition) as object))
      if (under.includes(word)) found.add(name)
  return found
}

/** Reports unused options, documents, details, flows and tables, and two pages with one address. */
export const lintUsage: Lint = ({ library, isNamedInProgram = () => false }) => {
  const lists = collect(
    [
      library.flows,
      library.tables,
      library.details,
      library.pages,
      library.machines,
      library.requirementTypes,
      library.options,
    ],
    listWords,
  )
  const documents = collect([library.flows, library.pages], ['document'])
  const details = collect([library.pages, library.flows], ['details'])
  const flows = collect([library.pages, library.flows], ['flow', 'entry'])
  const tables = collect([library.pages], ['table'])
  const { flags: _, cases: __, limits: ___, ...definitions } = library
  const flags = new Set(
    Object.values(definitions).flatMap((all) =>
      Object.values(Object(all) as object).flatMap((one) => [...flagsIn(Object(one) as object)]),
    ),
  )
  const paths = Object.values(library.pages).map((page) => page.path.replace(/\{[^}]+\}/g, '{}'))
  return [
    ...Object.keys(library.options)
      .filter((id) => !lists.has(id) && !isNamedInProgram(id))
      .map((id) =>
        unused(
          `options/${id}.options.json`,
          '',
          ['list of options', id],
          `No definition uses the list '${id}'. Name it under 'options', or take the file out.`,
        ),
      ),
    ...Object.keys(library.documents)
      .filter((id) => !documents.has(id) && !isNamedInProgram(id))
      .map((id) =>
        unused(
          `documents/${id}.document.json`,
          '',
          ['document', id],
          `No definition shows the document '${id}'. Name it under 'document', or take the file out.`,
        ),
      ),
    ...Object.keys(library.details)
      .filter((id) => !details.has(id))
      .map((id) =>
        unused(
          `details/${id}.details.json`,
          '',
          ['details', id],
          `Nothing shows the details '${id}'. Name them on a page, or take the file out.`,
        ),
      ),
    ...Object.keys(library.flows)
      .filter((id) => !flows.has(id))
      .map((id) =>
        unused(
          `flows/${id}.flow.json`,
          '',
          ['flow', id],
          `No page opens the flow '${id}'. Name it on a page, or take the file out.`,
        ),
      ),
    ...Object.keys(library.tables)
      .filter((id) => !tables.has(id))
      .map((id) =>
        unused(
          `tables/${id}.table.json`,
          '',
          ['table', id],
          `No page shows the table '${id}'. Name it on a page, or take the file out.`,
        ),
      ),
    ...Object.keys(library.flags)
      .filter((name) => !flags.has(name) && !isNamedInProgram(name))
      .map((name) =>
        unused(
          'flags.json',
          below('/flags', name),
          ['flag', name],
          `Nothing asks for the flag '${name}': name it in a rule or a feature, or take it out.`,
        ),
      ),
    ...Object.values(library.pages)
      .filter((page, index) => paths.indexOf(page.path.replace(/\{[^}]+\}/g, '{}')) !== index)
      .map((page) =>
        error(
          `pages/${page.id}.page.json`,
          '/path',
          `Another page already stands at '${page.path}'. Write another address.`,
        ),
      ),
  ]
}
