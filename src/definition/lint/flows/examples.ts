import type { Finding } from '../../finding.ts'
import { usablePattern } from '../../pattern/usable.ts'
import { fieldPlaces } from './field-places.ts'
import type { Lint } from '../ground/context.ts'
import { error } from '../ground/findings.ts'

/** The examples a hint gives: what stands after 'such as', up to a comma, a colon or the end of its sentence. */
const examplesIn = (hint: string): readonly string[] =>
  [...hint.matchAll(/\b[Ss]uch as (\S+?)(?=[,:;.]?(?:\s|$))/g)].flatMap(([, example]) => example ?? [])

/** What a hint gives as an example is taken by its field. */
export const lintExamples: Lint = ({ library }) =>
  fieldPlaces(library).flatMap(([file, path, { hint, value }]): Finding[] => {
    const { pattern, maxLength } = Object(value) as { readonly pattern?: string; readonly maxLength?: number }
    const matcher = pattern === undefined ? undefined : usablePattern(pattern)
    const examples = examplesIn(hint ?? '')
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
