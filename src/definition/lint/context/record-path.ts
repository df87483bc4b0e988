import { resolvePath, type SchemaNode } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { LintContext } from './context.ts'
import { error, withNearest, withoutFix } from './findings.ts'

/** The record that paths are resolved in, as messages call it: 'The record', 'A row'. */
export interface PathHome {
  readonly file: string
  readonly called: string
  readonly schema: SchemaNode
  readonly context: LintContext
}

/** Returns a finding if a path does not exist in a record, with the path that was probably meant. */
export function unknownPath(
  { file, called, schema, context }: PathHome,
  path: string,
  name: string,
): Finding[] {
  const parts = name.split('.')
  for (const [at, part] of parts.entries()) {
    const found = resolvePath(schema, parts.slice(0, at + 1), context.findSchema)
    if (found.isResolved) continue
    const inner = parts.slice(1).join('.')
    const isNamed = inner !== '' && resolvePath(schema, parts.slice(1), context.findSchema).isResolved
    if (at === 0 && isNamed)
      return [
        { ...error(file, path, `${called} has no '${name}'. Write what stands in it.`), nearest: inner },
      ]
    if (/^[A-Z]/.test(name) && /\/(?:body|with)\//.test(path))
      return [error(file, path, `${called} has no '${name}'. Write a fixed value as { "is": "${name}" }.`)]
    const whole = (one: string) => [...parts.slice(0, at), one, ...parts.slice(at + 1)].join('.')
    const finding = error(file, path, `${called} has no '${name}'.`)
    const meant = withNearest(finding, part, found.names, whole)
    const leads =
      meant.nearest === undefined ||
      resolvePath(schema, meant.nearest.split('.'), context.findSchema).isResolved
    return [leads ? meant : withoutFix(withNearest(finding, part, found.names))]
  }
  return []
}
