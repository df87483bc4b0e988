import { resolvePath, type SchemaNode, valuesOf } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { LintContext } from '../context/context.ts'
import { error, withNearest } from '../context/findings.ts'
import { sayTypes } from '../words/types/type-words.ts'

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** Checks that a constant has a type and value that the call takes in that place. */
export function lintConstant(
  file: string,
  path: string,
  sent: { readonly call: string; readonly name: string; readonly from: unknown; readonly isBody: boolean },
  schema: SchemaNode | undefined,
  context: LintContext,
): Finding[] {
  const { call, name, from, isBody } = sent
  if (schema === undefined || typeof from !== 'object' || from === null || !('is' in from)) return []
  const found = resolvePath(schema, name.split('.'), context.findSchema)
  const at = `${path}/is`
  // In a query a list is one text, its entries parted by commas.
  if (!isBody && Array.isArray(from.is)) return []
  if (found.types.length > 0 && !found.types.includes(typeOf(from.is))) {
    const taken = sayTypes(found.types)
    return [
      error(
        file,
        at,
        `The call '${call}' takes ${taken} as '${name}', and this is ${sayTypes([typeOf(from.is)])}. Write a constant of that kind.`,
      ),
    ]
  }
  const values = valuesOf(found.nodes)?.map(String)
  if (values === undefined || typeof from.is !== 'string' || values.includes(from.is)) return []
  const sentence = `'${name}' is never '${from.is}'; it is one of ${values.join(', ')}. Write one of these.`
  return [withNearest(error(file, at, sentence), from.is, values)]
}
