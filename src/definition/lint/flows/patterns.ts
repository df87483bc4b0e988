import type { SchemaNode } from '../../fact-type.ts'
import type { Finding } from '../../finding.ts'
import { faultOfPattern } from '../../pattern/fault.ts'
import type { Lint } from '../ground/context.ts'
import { error } from '../ground/findings.ts'

function lintPattern(file: string, path: string, source: unknown): Finding[] {
  const sentence = typeof source === 'string' ? faultOfPattern(source) : undefined
  return sentence === undefined ? [] : [error(file, path, sentence)]
}

/** Every pattern of a field compiles and cannot run away. */
export const lintPatterns: Lint = ({ library }) =>
  Object.values(library.flows).flatMap((flow) =>
    flow.steps.flatMap((step, index) =>
      (step.fields ?? []).flatMap((field, at) =>
        lintPattern(
          `flows/${flow.id}.flow.json`,
          `/steps/${index}/fields/${at}/value/pattern`,
          (field.value as SchemaNode | undefined)?.pattern,
        ),
      ),
    ),
  )
