import { isCovered, normalBlock } from '#values/ip-block.ts'
import { compareVersions } from '#values/version.ts'
import type { Expression } from '../reading/expression.ts'
import { spend, spendOnText, type Run } from '../budget.ts'
import type { Compiler, Cost, Family, Operator, Step } from '../operator.ts'

/** Steps that parsing and comparing an address block costs. */
const STEPS_PER_BLOCK = 12

/** Texts that mean something as a whole: versions, and addresses of computers. */
export const textOperators: Family = {
  'version>=': compared(
    'Whether a version is not older than another, number by number.',
    { once: 20 },
    (left, right, run) => {
      if (typeof left !== 'string' || typeof right !== 'string') return undefined
      for (const version of [left, right]) spendOnText(run, version)
      const sign = compareVersions(left, right)
      return sign === undefined ? undefined : sign >= 0
    },
  ),
  'ip-in': compared(
    'Whether an IPv4 address lies in one of the addresses and blocks of a list; unknown while one of these is none.',
    { once: 64 },
    (left, right, run) => {
      if (typeof left !== 'string' || !Array.isArray(right)) return undefined
      spend(run, right.length * STEPS_PER_BLOCK)
      for (const one of [left, ...right]) if (typeof one === 'string') spendOnText(run, one)
      const blocks = right.map((one: unknown) => (typeof one === 'string' ? normalBlock(one) : undefined))
      return blocks.every((block) => block !== undefined) ? isCovered(left, blocks) : undefined
    },
  ),
}

function compared(
  says: string,
  cost: Cost,
  holds: (left: unknown, right: unknown, run: Run) => boolean | undefined,
): Operator {
  const compile = ([first, second]: readonly Expression[], compiler: Compiler): Step => {
    const [left, right] = [compiler.step(first!), compiler.step(second!)]
    return (data, run) => holds(left(data, run), right(data, run), run)
  }
  return { arity: [2, 2], says, cost, ours: true, compile }
}
