import type { SchemaNode } from '../../fact-type.ts'
import type { Finding } from '../../finding.ts'
import { faultOfPattern } from '../../pattern/fault.ts'
import { misfitOfLengths } from '../../pattern/lengths.ts'
import type { Lint } from '../ground/context.ts'
import { error } from '../ground/findings.ts'
import { onceFor } from '../ground/once.ts'

const faultOf = onceFor(({ pattern, minLength, maxLength }: SchemaNode): string | undefined => {
  if (pattern === undefined) return undefined
  const isCrossed = minLength !== undefined && maxLength !== undefined && minLength > maxLength
  const misfit = isCrossed ? undefined : misfitOfLengths(pattern, minLength, maxLength)
  return faultOfPattern(pattern) ?? misfit
})

function lintPattern(file: string, path: string, value: SchemaNode | undefined): Finding[] {
  const sentence = value && faultOf(value)
  return sentence === undefined ? [] : [error(file, path, sentence)]
}

/** Every pattern of a field compiles, cannot run away, and takes texts as long as the field does. */
export const lintPatterns: Lint = ({ library }) =>
  Object.values(library.flows).flatMap((flow) =>
    flow.steps.flatMap((step, index) =>
      (step.fields ?? []).flatMap((field, at) =>
        lintPattern(
          `flows/${flow.id}.flow.json`,
          `/steps/${index}/fields/${at}/value/pattern`,
          field.value as SchemaNode | undefined,
        ),
      ),
    ),
  )
