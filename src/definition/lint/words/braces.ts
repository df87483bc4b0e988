import type { FindSchema } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Language } from '../../generated/language.ts'
import { findStrangeSign } from '../../spelling/strange-signs.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { definitionFiles, type DefinitionAt } from '../context/definition-files.ts'
import { memoizeFor } from '../context/cache.ts'
import { together } from '../context/each.ts'
import { wordPlaces } from './word-places.ts'

/** Placeholder with a name, or with an amount and its currency. */
const FILLED = /\{[A-Za-z][\w.]*(?: [A-Za-z][\w.]*)?\}/

/** Name with only one of its braces, in a text without placeholders. */
const HALF_OF_NAME = /\{[A-Za-z][\w.]*(?![\w.}])|(?<![\w.{])[A-Za-z][\w.]*\}/

/** Marks of required or optional fields at the end of a label; the portal adds its own. */
const MARK = /(\s*\*|\s*\((?:required|optional|mandatory)\)|\s*:)$/i

/** Placeholders in the notation of other languages: {{name}} and ${name}. */
const FOREIGN = /\{\{\s*([\w.]+)\s*\}\}|\$\{([\w.]+)\}(?!\w)/

const sayForeign = (written: string, name: string): string =>
  `Other languages fill in ${written}; here people would read some of it. Write {${name}}.`

/** Findings per definition and schema, which depend on nothing else. */
const findingsOf = memoizeFor((_schemas: FindSchema) => new WeakMap<object, readonly Finding[]>())

function bracesIn(definition: DefinitionAt, find: FindSchema): readonly Finding[] {
  return wordPlaces(definition, find).flatMap(({ file, path, kind, says }) => {
    const mark = /\/(?:label|title)$/.test(path) ? MARK.exec(says)?.[1]?.trim() : undefined
    if (mark !== undefined) return [error(file, path, sayMark(mark))]
    if (says.trim() !== says && says.trim() !== '') {
      const sentence = 'A space stands at the end or before the first letter. Take it out.'
      return [{ ...error(file, path, sentence), fix: { path, was: says, value: says.trim() } }]
    }
    if (kind === 'message' || !/[{}]/.test(says)) return []
    // Refusals may contain the double braces of the older API.
    const foreign = file === 'faults.json' ? null : FOREIGN.exec(says)
    if (foreign !== null) return [error(file, path, sayForeign(foreign[0], foreign[1] ?? foreign[2] ?? ''))]
    const halves = kind === 'template' || HALF_OF_NAME.test(says) ? lintHalves(file, path, says) : []
    if (kind === 'template' || (kind === 'text' && halves.length > 0)) return halves
    const [braces] = (kind === 'text' && FILLED.exec(says)) || []
    if (braces === undefined) return []
    return [
      error(
        file,
        path,
        `Nothing is filled in here: people would read ${braces} as it stands. Say it without braces.`,
      ),
    ]
  })
}

const sayMark = (mark: string): string =>
  mark === ':'
    ? "The portal puts no colon behind a label. Leave ':' out."
    : `The portal itself shows which fields must be answered. Leave '${mark}' out; what may stay empty says "optional": true.`

/** Checks that a template has no single brace outside its placeholders. */
function lintHalves(file: string, path: string, says: string): Finding[] {
  const rest = says.replaceAll(/\{\{[^{}]*\}\}|\{[^{}]*\}/g, '')
  if (!/[{}]/.test(rest)) return []
  const [half, missing] = rest.includes('{') ? ['{', '}'] : ['}', '{']
  const sentence = `A '${half}' stands here without its '${missing}': people would read it as it stands. Write {name} for what is filled in.`
  return [error(file, path, sentence)]
}

const lintFillings: Lint = ({ library, findSchema }) => {
  const outcome = findingsOf(findSchema)
  return definitionFiles(library).flatMap((one) => {
    const found = outcome.get(one.definition) ?? bracesIn(one, findSchema)
    outcome.set(one.definition, found)
    return found
  })
}

function findingAt(file: string, path: string, text: string): Finding[] {
  const strange = findStrangeSign(text)
  if (strange === undefined) return []
  const { sentence, value } = strange
  return [
    { ...error(file, path, sentence), ...(value === undefined ? {} : { fix: { path, was: text, value } }) },
  ]
}

/** The same of signs. */
const signsOf = memoizeFor((_schemas: FindSchema) => new WeakMap<object, readonly Finding[]>())

const lintDefinitions: Lint = ({ library, findSchema }) => {
  const existing = signsOf(findSchema)
  return definitionFiles(library).flatMap((one) => {
    const found =
      existing.get(one.definition) ??
      wordPlaces(one, findSchema).flatMap(({ file, path, says }) => findingAt(file, path, says))
    existing.set(one.definition, found)
    return found
  })
}

const inLanguage = memoizeFor(({ sentences, within = {} }: Language): readonly Omit<Finding, 'file'>[] =>
  [
    ['/sentences', sentences] as const,
    ...Object.entries(within).map(([home, pairs]) => [below('/within', home), pairs] as const),
  ].flatMap(([path, pairs]) =>
    Object.entries(pairs).flatMap(([says, text]) =>
      // The English sentence has its own finding.
      findStrangeSign(says) === undefined ? findingAt('', below(path, says), text) : [],
    ),
  ),
)

const lintTranslations: Lint = ({ library }) =>
  Object.entries(library.languages).flatMap(([id, language]) =>
    inLanguage(language).map((found) => ({ ...found, file: `languages/${id}.language.json` })),
  )

/** Checks that texts for people hold only what people shall read: no markup, and no sign that nobody sees. */
const lintStrangeSigns: Lint = together(lintDefinitions, lintTranslations)

/** Reports braces in texts whose schema says that nothing is filled in, and signs that no text should hold. */
export const lintBraces: Lint = together(lintFillings, lintStrangeSigns)
