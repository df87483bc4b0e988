import type { Flow } from '../../../generated/flow.ts'
import type { SchemaNode } from '../../../facts/fact-type.ts'
import type { Finding } from '../../../finding.ts'
import { faultOfPattern } from '../../../pattern/fault.ts'
import { lengthError, isAnchored, widthError } from '../../../pattern/lengths.ts'
import { fieldsOf } from '../../../inner-fields.ts'
import { inEach, type EachLint } from '../../context/each.ts'
import { error } from '../../context/findings.ts'
import { memoizeFor } from '../../context/cache.ts'

const faultOf = memoizeFor(({ pattern, minLength, maxLength }: SchemaNode): string | undefined => {
  if (pattern === undefined) return undefined
  const isCrossed = minLength !== undefined && maxLength !== undefined && minLength > maxLength
  const validationError = isCrossed
    ? undefined
    : (lengthError(pattern, minLength, maxLength) ?? widthError(pattern, minLength, maxLength))
  return (
    faultOfPattern(pattern) ??
    validationError ??
    (isAnchored(pattern)
      ? undefined
      : 'This pattern takes any text in which it is found. Begin it with ^ and end it with $.')
  )
})

function lintPattern(file: string, path: string, value: SchemaNode | undefined): Finding[] {
  const sentence = value && faultOf(value)
  return sentence === undefined ? [] : [error(file, path, sentence)]
}

/** Checks that each pattern compiles, is not slow on any input, and matches texts of the field's length. */
export const lintPatterns: EachLint<Flow> = inEach('flows', (_, flow) =>
  flow.steps.flatMap((step, index) =>
    fieldsOf(step, `/steps/${index}`).flatMap(({ field, path }) =>
      lintPattern(
        `flows/${flow.id}.flow.json`,
        `${path}/value/pattern`,
        field.value as SchemaNode | undefined,
      ),
    ),
  ),
)
