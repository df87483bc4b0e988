import type { Finding } from '../../finding.ts'
import type { LintContext } from '../context/context.ts'
import { error, unknownName } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'

/** Checks that a named limit exists and is in milliseconds; `what` names its purpose. */
export function lintMilliseconds(
  file: string,
  path: string,
  name: string | undefined,
  what: string,
  context: LintContext,
): Finding[] {
  const unknown = unknownName(file, path, 'limit', name, namesOf(context, 'limits'))
  const limit = name === undefined ? undefined : context.library.limits[name]
  if (unknown.length > 0 || limit === undefined || limit.unit === 'milliseconds') return unknown
  return [
    error(
      file,
      path,
      `'${name}' counts ${limit.unit}; ${what} for milliseconds. Name a limit in milliseconds.`,
    ),
  ]
}
