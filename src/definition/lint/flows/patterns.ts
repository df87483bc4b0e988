import type { SchemaNode } from '../../fact-type.ts'
import type { Finding } from '../../finding.ts'
import { usablePattern } from '../../pattern/usable.ts'
import type { Lint } from '../ground/context.ts'
import { error } from '../ground/findings.ts'

function compiles(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp
  } catch {
    return false
  }
}

/** A finding when a pattern cannot be used: it does not compile, or a short text could keep it busy for long. */
function lintPattern(file: string, path: string, source: unknown): Finding[] {
  if (typeof source !== 'string' || usablePattern(source) !== undefined) return []
  const sentence = compiles(source)
    ? 'This pattern can run away: a repetition stands inside a repetition, it refers back, or it is too long.'
    : 'This pattern does not compile.'
  return [error(file, path, sentence)]
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
