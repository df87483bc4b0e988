import { error, type Lint } from './context.ts'
import { definitionFiles } from './definition-files.ts'
import { wordPlaces } from './word-places.ts'

/** What reads as something to be filled in: a name, or an amount and its currency. */
const FILLED = /\{[A-Za-z][\w.]*(?: [A-Za-z][\w.]*)?\}/

/** Where a schema says that words are read as they stand, nothing is filled in: braces there would be read by people. */
export const lintBraces: Lint = ({ library, findSchema }) =>
  definitionFiles(library)
    // An object in JSON begins with a quotation mark, so that only words can hold what is looked for.
    .filter(({ definition }) => FILLED.test(JSON.stringify(definition)))
    .flatMap((definition) => wordPlaces(definition, findSchema))
    .flatMap(({ file, path, kind, says }) => {
      const [braces] = (kind === 'text' && FILLED.exec(says)) || []
      if (braces === undefined) return []
      return [error(file, path, `Nothing is filled in here: people would read ${braces} as it stands.`)]
    })
