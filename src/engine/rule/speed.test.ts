import jsonLogic from 'json-logic-js'
import { expect, it } from 'vitest'
import { facts, typical } from '#tests/volume/typical-rules.ts'
import { linkRule } from './link.ts'

const TIMES = 2_000
const MOST_ROUNDS = 400
const least = 5

// The least time of many short rounds is what the code costs. A busy machine takes its share of the ratio all the same:
// `npm run bench -- rules` measures it; here it must only never come near that of an interpreter.
it('judges typical rules several times as fast as json-logic-js, and alike', { timeout: 60_000 }, () => {
  const pairs = Object.entries(typical).map(([id, when]) => {
    const linked = linkRule(id, { says: id, when }, new Map())
    if (!linked.ok) throw new Error(linked.problem.sentence)
    const ours = () => linked.rule.judge(facts) === 'yes'
    const theirs = () => jsonLogic.truthy(jsonLogic.apply(when as never, facts))
    expect(ours(), id).toBe(theirs())
    return { ours: fastest(ours), theirs: fastest(theirs) }
  })
  const ratio = () => mean(pairs.map(({ ours, theirs }) => theirs.least / ours.least))
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (const { ours, theirs } of pairs) {
      theirs.run()
      ours.run()
    }
    if (round >= 20 && ratio() >= least) break
  }
  expect(ratio()).toBeGreaterThanOrEqual(least)
})

function fastest(work: () => unknown) {
  return {
    least: Number.POSITIVE_INFINITY,
    run() {
      const start = performance.now()
      for (let time = 0; time < TIMES; time += 1) work()
      this.least = Math.min(this.least, performance.now() - start)
    },
  }
}

/** The mean of ratios is the geometric one. */
function mean(ratios: readonly number[]): number {
  return Math.exp(ratios.reduce((sum, one) => sum + Math.log(one), 0) / ratios.length)
}
