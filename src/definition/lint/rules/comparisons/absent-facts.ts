import type { Finding } from '../../../finding.ts'
import type { FindLogic } from '../../../truth/formula.ts'
import { below } from '../../context/nested-nodes.ts'
import type { Lint } from '../../context/context.ts'
import { derived } from '../../context/findings.ts'
import { logicFinder } from '../../context/logic-context.ts'
import { inLogic } from '../../context/logic-homes.ts'

interface Node {
  readonly rule?: string
  readonly var?: string
  readonly has?: readonly string[]
}

const asNode = (value: unknown): Node => Object(value) as Node

/** Replaces a rule by what it asks, once. */
const opened = (value: unknown, find: FindLogic): Node => {
  const { rule } = asNode(value)
  return asNode(typeof rule === 'string' ? find(rule) : value)
}

/** The facts that an expression reads by itself, those of other rules left out. */
function varsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = asNode(value).var
  return typeof own === 'string' ? [own] : Object.values(value).flatMap(varsIn)
}

function lintOr(file: string, path: string, operands: readonly unknown[], find: FindLogic): Finding[] {
  return operands.flatMap((operand, at): Finding[] => {
    const { has } = opened(operand, find)
    if (!Array.isArray(has)) return []
    const read = operands.find(
      (other) => other !== operand && varsIn(opened(other, find)).some((name) => has.includes(name)),
    )
    if (read === undefined) return []
    const title = asNode(read).rule ?? JSON.stringify(read)
    const sentence = `Once ${has.join(' and ')} ${has.length === 1 ? 'is' : 'are'} there this is yes, and '${title}', which reads them, decides nothing. Write {"!": [${JSON.stringify(operand)}]}, so that it is yes while they are missing.`
    return [derived(file, `${path}/${at}`, sentence)]
  })
}

function orsIn(file: string, value: unknown, path: string, find: FindLogic): Finding[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = below(path, key)
    return [
      ...(key === 'or' && Array.isArray(inner) ? lintOr(file, at, inner, find) : []),
      ...orsIn(file, inner, at, find),
    ]
  })
}

/** Reports an 'or' whose one part is yes as soon as the other part could be worked out. */
export const lintAbsentFacts: Lint = inLogic((context, { file, logic, own }) => {
  const find = logicFinder(own as Parameters<typeof logicFinder>[0], context)
  return logic.flatMap(({ path, expression }) => orsIn(file, expression, path, find))
})
