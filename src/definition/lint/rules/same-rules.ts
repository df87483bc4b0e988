import type { Finding } from '../../finding.ts'
import type { Lint } from '../context/context.ts'
import { derived } from '../context/findings.ts'
import { logicHomes } from '../context/logic-homes.ts'

/** So many definitions that ask the same make a rule. */
const ENOUGH = 3

/** A condition without the names of its facts, which differ from one definition to the next. */
function shapeOf(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(shapeOf)
  if (typeof node !== 'object' || node === null) return node
  const { has } = node as { readonly has?: readonly unknown[] }
  if ('var' in node) return 'var'
  return Array.isArray(has)
    ? { has: has.length }
    : Object.fromEntries(Object.entries(node).map(([key, value]) => [key, shapeOf(value)]))
}

/** Checks that rules with the same name and sentence ask the same in every definition. */
export const lintSameRules: Lint = (context) => {
  const all = logicHomes(context).flatMap(({ file, own = {} }) =>
    Object.entries(own).map(([name, { when, ...rest }]) => ({
      file,
      name,
      when,
      called: `${name} ${(rest as { says?: string }).says}`,
    })),
  )
  return [...Map.groupBy(all, ({ called }) => called).values()].flatMap((same): Finding[] => {
    if (same.length < ENOUGH) return []
    const shapes = Map.groupBy(same, ({ when }) => JSON.stringify(shapeOf(when)))
    const [odd] = [...shapes.values()].filter((alike) => alike.length === 1)
    if (shapes.size !== 2 || odd === undefined) return []
    const { file, name } = odd[0]!
    const other = same.find((one) => one !== odd[0])!
    const sentence = `${same.length - 1} other definitions ask something else for '${name}', in the same words. Write what ${other.file} has, or say what this one means.`
    return [derived(file, `/rules/${name}/when`, sentence)]
  })
}
