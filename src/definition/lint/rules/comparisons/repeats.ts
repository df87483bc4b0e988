import type { Finding } from '../../../finding.ts'
import { below } from '../../context/nested-nodes.ts'
import type { Lint } from '../../context/context.ts'
import { error, repeated } from '../../context/findings.ts'
import { together } from '../../context/each.ts'
import { lintCrossedNames } from '../../names/crossed-names.ts'
import { comparisonsIn } from './comparisons.ts'
import { lintAbsentFacts } from './absent-facts.ts'
import { lintSameRules } from '../same-rules.ts'
import { lintNamedValues } from '../named-values.ts'
import { inLogic } from '../../context/logic-homes.ts'

const firstTwice = (all: readonly string[]): number => all.findIndex((one, at) => all.indexOf(one) !== at)

/** Finds branches of an 'if' that equal the next branch. */
function branchTwice(all: readonly string[]): number {
  const branches = all.flatMap((one, at) =>
    at % 2 === 1 || at === all.length - 1 ? [[one, at] as const] : [],
  )
  return branches.find(([one], index) => index > 0 && branches[index - 1]![0] === one)?.[1] ?? -1
}

function lintOne(file: string, path: string, operator: string, operands: readonly unknown[]): Finding[] {
  const texts = operands.map((one) => JSON.stringify(one))
  if (operator === 'if') {
    const at = branchTwice(texts)
    const sentence =
      'This comes out whatever is asked before it: both branches are the same. Write what the other one is.'
    return at === -1 ? [] : [repeated(file, `${path}/${at}`, sentence)]
  }
  if (operator === 'in') {
    const [, list] = operands
    const at = Array.isArray(list) ? firstTwice(list.map((one) => JSON.stringify(one))) : -1
    if (at === -1) return []
    const sentence = `${JSON.stringify((list as readonly unknown[])[at])} stands in this list already. Write the one that is meant, or take it out.`
    return [repeated(file, `${path}/1/${at}`, sentence)]
  }
  if (!['and', 'or', 'has'].includes(operator)) return []
  const at = firstTwice(texts)
  const sentence = `This stands under '${operator}' already, and says nothing more. Write what is meant beside it, or take it out.`
  return at === -1 ? [] : [repeated(file, `${path}/${at}`, sentence)]
}

function repeatsIn(file: string, expression: unknown, path: string): Finding[] {
  if (typeof expression !== 'object' || expression === null) return []
  return Object.entries(expression).flatMap(([key, value]) => {
    const at = below(path, key)
    return [...(Array.isArray(value) ? lintOne(file, at, key, value) : []), ...repeatsIn(file, value, at)]
  })
}

/** Facts that hold the id of a person. */
const PERSON = /(?:^|\.)(?:owner|user|person|\w+By)\.id$/

const factIn = (operand: unknown): string => String((Object(operand) as { var?: unknown }).var)

/** Reports the id of a person compared with that of an organisation: the two are never the same. */
const lintPeople: Lint = inLogic((_, { file, logic }) =>
  logic.flatMap(({ path, expression }) =>
    comparisonsIn(expression, path).flatMap(({ path: at, operands }) => {
      const names = operands.map(factIn)
      const person = names.find((name) => PERSON.test(name) && name !== 'session.user.id')
      if (person === undefined || !names.includes('session.organisation.id')) return []
      const sentence = `'${person}' is the id of a person, and 'session.organisation.id' that of an organisation: they are never the same. Write 'session.user.id'.`
      return [{ ...error(file, at, sentence), nearest: 'session.user.id' }]
    }),
  ),
)

/** Reports repeated operands, values and branches, of which one was probably copied, and names that were exchanged. */
export const lintRepeats: Lint = together(
  inLogic((_, { file, logic }) => logic.flatMap(({ path, expression }) => repeatsIn(file, expression, path))),
  lintAbsentFacts,
  lintPeople,
  lintNamedValues,
  lintSameRules,
  lintCrossedNames,
)
