import { resolvePath, type SchemaNode } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { LintContext } from './context.ts'
import { error, withNearest } from './findings.ts'

/** What paths are followed in: 'The record', 'A row'. */
export interface PathHome {
  readonly file: string
  readonly called: string
  readonly schema: SchemaNode
  readonly context: LintContext
}

/** A finding when a path leads nowhere in a record, with the path that was probably meant. */
export function unknownPath(
  { file, called, schema, context }: PathHome,
  path: string,
  name: string,
): Finding[] {
  const parts = name.split('.')
  for (const [at, part] of parts.entries()) {
    const found = resolvePath(schema, parts.slice(0, at + 1), context.findSchema)
    if (found.isResolved) continue
    const whole = (one: string) => [...parts.slice(0, at), one, ...parts.slice(at + 1)].join('.')
    return [withNearest(error(file, path, `${called} has no '${name}'.`), part, found.names, whole)]
  }
  return []
}
