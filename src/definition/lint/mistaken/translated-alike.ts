import type { Finding } from '../../finding.ts'
import { areaOf, homeOf } from '../../languages/sentences.ts'
import { languagesOf, translationsOf } from '../../languages/translations.ts'
import type { Library } from '../../library.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint } from '../context/context.ts'
import { caused } from '../context/findings.ts'

/** Words that stand beside each other in one definition. */
interface Beside {
  readonly file: string
  readonly words: readonly string[]
}

function besideIn({ machines, options, tables, flows }: Library): readonly Beside[] {
  const labels = (all: readonly { readonly label?: string | undefined }[] = []): readonly string[] =>
    all.flatMap(({ label }) => label ?? [])
  return [
    ...Object.values(machines).flatMap(({ id, states, moves }) => [
      { file: `machines/${id}.machine.json`, words: labels(Object.values(states)) },
      { file: `machines/${id}.machine.json`, words: labels(moves) },
    ]),
    ...Object.values(options).map(({ id, options: own }) => ({
      file: `options/${id}.options.json`,
      words: labels(own),
    })),
    ...Object.values(tables).flatMap(({ id, columns, filters, quickViews }) =>
      [columns, filters, quickViews].map((all) => ({ file: `tables/${id}.table.json`, words: labels(all) })),
    ),
    ...Object.values(flows).flatMap(({ id, steps, leave }) => [
      ...steps.map(({ fields }) => ({ file: `flows/${id}.flow.json`, words: labels(fields) })),
      { file: `flows/${id}.flow.json`, words: leave === undefined ? [] : [leave.stay, leave.leave] },
    ]),
  ]
}

const stemOf = (text: string): string => text.toLowerCase().slice(0, 5)

/** Counts the other sentences in which an English word is translated by this one. */
function evidence({ languages }: Library, tag: string, english: string, translation: string): number {
  const [word, translated] = [stemOf(english), stemOf(translation)]
  return Object.entries(languages)
    .filter(([id]) => id.startsWith(`${tag}/`))
    .flatMap(([, { sentences }]) => Object.entries(sentences))
    .filter(
      ([one, other]) =>
        one !== english && one.toLowerCase().includes(word) && other.toLowerCase().includes(translated),
    ).length
}

/** Returns the place of a translation: that of the definition, or of its area. */
function placeOf(
  { languages }: Library,
  tag: string,
  file: string,
  english: string,
): readonly [string, string] {
  const home = homeOf(file)
  const within = Object.entries(languages).find(
    ([id, one]) => id.startsWith(`${tag}/`) && one.within?.[home]?.[english] !== undefined,
  )
  if (within !== undefined) return [`languages/${within[0]}.language.json`, below('/within', home, english)]
  const own = `${tag}/${areaOf(file)}`
  const anywhere = Object.entries(languages).find(
    ([id, { sentences }]) => id.startsWith(`${tag}/`) && sentences[english] !== undefined,
  )
  const id = languages[own]?.sentences[english] === undefined ? (anywhere?.[0] ?? own) : own
  return [`languages/${id}.language.json`, below('/sentences', english)]
}

/** Reports two words that differ in English, stand beside each other and are translated alike. */
export const lintTranslatedAlike: Lint = ({ library }) =>
  languagesOf(library).flatMap((tag) => {
    const translate = translationsOf(library, tag)
    return besideIn(library).flatMap(({ file, words }) => {
      const first = new Map<string, string>()
      return words.flatMap((english): Finding[] => {
        const translation = translate({ file, says: english, kind: 'text' })
        if (translation === undefined) return []
        const twin = first.get(translation) ?? english
        first.set(translation, twin)
        if (twin === english) return []
        const [wrong = english, right = twin] = [english, twin].toSorted(
          (one, other) =>
            evidence(library, tag, one, translation) - evidence(library, tag, other, translation),
        )
        const sentence = `'${right}' is '${translation}' as well, and stands beside it: nobody could tell which is which. Write another translation of '${wrong}'.`
        const [place, path] = placeOf(library, tag, file, wrong)
        return [caused(`translation ${path}`, place, path, sentence)]
      })
    })
  })
