import type { Finding } from '../../../finding.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { error, unknownName } from '../../context/findings.ts'
import { inLogic } from '../../context/logic-homes.ts'
import { below } from '../../context/nested-nodes.ts'
import { namesOf } from '../../context/names-of.ts'
import { look, type FactRoots } from '../../context/roots.ts'

/** Lists of names that are facts everywhere, with their noun and collection. */
const lists: Readonly<Record<string, readonly [noun: string, collection: 'permissions' | 'roles']>> = {
  'session.permissions': ['permission', 'permissions'],
  'session.roles': ['role', 'roles'],
}

const factIn = (operand: unknown): string | undefined => {
  const { var: name } = Object(operand) as { readonly var?: unknown }
  return typeof name === 'string' ? name : undefined
}

/** Checks that 'in' has the value first and the list second. */
function lintIn(
  file: string,
  path: string,
  [what, where]: readonly unknown[],
  roots: FactRoots,
  context: LintContext,
): Finding[] {
  const list = factIn(what)
  if (list !== undefined && typeof where === 'string' && look(roots, list, context).types.includes('array')) {
    const swapped = JSON.stringify({ in: [where, what] })
    return [error(file, path, `'${list}' is a list, and a list stands second. Write ${swapped}.`)]
  }
  const place = factIn(where)
  const holds = place === undefined ? [] : look(roots, place, context).types
  if (Array.isArray(what) && holds.length > 0 && !holds.includes('array')) {
    const swapped = JSON.stringify({ in: [where, what] })
    return [error(file, path, `The list stands second, behind what is looked for in it. Write ${swapped}.`)]
  }
  const [noun, collection] = lists[factIn(where) ?? ''] ?? []
  return noun === undefined || typeof what !== 'string'
    ? []
    : unknownName(file, `${path}/0`, noun, what, namesOf(context, collection!))
}

function lintNode(
  node: unknown,
  path: string,
  lintOne: (path: string, operands: readonly unknown[]) => Finding[],
): Finding[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    const at = below(path, key)
    const own = key === 'in' && Array.isArray(value) ? lintOne(at, value as unknown[]) : []
    return [...own, ...lintNode(value, at, lintOne)]
  })
}

/** Checks that a name sought in a list exists and is the first operand. */
export const lintMemberships: Lint = inLogic((context, { file, roots, logic }) =>
  logic.flatMap(({ path, expression }) =>
    lintNode(expression, path, (at, operands) => lintIn(file, at, operands, roots, context)),
  ),
)
