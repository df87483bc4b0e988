import { LIMITS, Overspent, type Run } from '../../src/engine/rule/budget.ts'
import { compile } from '../../src/engine/rule/compilation.ts'
import { readExpression } from '../../src/engine/rule/reading/reader.ts'
import { calibratedRule, costlyRules, type CostlyRule } from '../fixtures/engine/costly-rules.ts'
import { median, say, tableOf, type Part } from './figures.ts'

const rounds = 5

/** Nanoseconds of processor time for one step of a rule's budget, the middle of some rounds. */
function nanosecondsPerStep({ when, facts }: CostlyRule): number {
  const data = facts()
  const { step } = compile(readExpression(when), () => () => true)
  const times = Array.from({ length: rounds }, () => {
    const run: Run = { facts: data, left: LIMITS.steps }
    const busy = process.cpuUsage()
    try {
      step(data, run)
    } catch (error) {
      if (!(error instanceof Overspent)) throw error
    }
    const { user, system } = process.cpuUsage(busy)
    return ((user + system) * 1_000) / (LIMITS.steps - run.left)
  })
  return median(times)
}

/** Measures the time per step of the most expensive rule of each operator, next to the calibrated rule. */
export async function measureBudget(): Promise<Part> {
  const measured = Object.entries(costlyRules).map(([operator, rules]) => {
    const calibrated = nanosecondsPerStep(calibratedRule)
    const dearest = Math.max(...rules.map(nanosecondsPerStep))
    return { operator, calibrated, dearest }
  })
  const rows = measured
    .toSorted((one, other) => other.dearest - one.dearest)
    .map(({ operator, calibrated, dearest }) => [
      `\`${operator}\``,
      say(dearest, 0),
      say(dearest / calibrated),
      say((dearest * LIMITS.steps) / 1e6),
    ])
  return {
    title: 'Budget of rules',
    says: `For each operator the dearest of its rules in \`tests/fixtures/engine/costly-rules.ts\`: processor time per step, the ratio to a step of a calibrated rule measured beside it, and what the whole budget of ${LIMITS.steps.toLocaleString('en-US')} steps then takes. Medians of ${rounds}; at most 50 ms are promised.`,
    table: tableOf([['operator', 'ns per step', 'ratio', 'ms for the budget'], ...rows]),
  }
}
