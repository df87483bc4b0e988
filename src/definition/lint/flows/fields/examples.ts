import type { Finding } from '../../../finding.ts'
import { usablePattern } from '../../../pattern/usable-pattern.ts'
import { fieldPlaces } from './field-places.ts'
import type { Lint } from '../../context/context.ts'
import { error } from '../../context/findings.ts'

/**
 * Returns the examples of a hint: the text after 'such as', up to a comma, a colon or the end of the
 * sentence.
 */
const examplesIn = (hint: string): readonly string[] =>
  [...hint.matchAll(/\b[Ss]uch as (\S+?)(?=[,:;.]?(?:\s|$))/g)].flatMap(([, example]) => example ?? [])

/** Phrases of hints about allowed characters, each with texts of only the other kind. */
const kinds = [
  { says: /\bdigits only\b/i, other: ['a', 'abc', 'abcdef', 'abcdefgh'], what: 'a letter' },
  { says: /\bletters only\b/i, other: ['1', '123', '123456', '12345678'], what: 'a digit' },
] as const

/** Checks that the example in a hint fits the pattern and length of its field. */
export const lintExamples: Lint = ({ library }) =>
  fieldPlaces(library).flatMap(([file, path, { hint, value }]): Finding[] => {
    const { pattern, maxLength } = Object(value) as { readonly pattern?: string; readonly maxLength?: number }
    const matcher = pattern === undefined ? undefined : usablePattern(pattern)
    const examples = examplesIn(hint ?? '')
    const kind =
      matcher &&
      kinds.find(({ says, other }) => says.test(hint ?? '') && other.some((text) => matcher.test(text)))
    if (kind)
      return [
        error(
          file,
          `${path}/hint`,
          `The pattern takes ${kind.what} as well: let the hint say what is taken.`,
        ),
      ]
    const refused = matcher && examples.find((example) => !matcher.test(example))
    if (refused !== undefined)
      return [
        error(
          file,
          `${path}/value/pattern`,
          `The hint gives '${refused}' as an example, which this pattern refuses. Let it be taken, or give another example.`,
        ),
      ]
    const long = maxLength === undefined ? undefined : examples.find((example) => example.length > maxLength)
    return long === undefined
      ? []
      : [
          error(
            file,
            `${path}/value/maxLength`,
            `The hint gives '${long}' as an example, which has ${long.length} characters. Let it be taken, or give another example.`,
          ),
        ]
  })
