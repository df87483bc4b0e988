import jsonLogic from 'json-logic-js'
import { linkRule } from '../../src/engine/rule/link.ts'
import { facts, typical } from '../volume/typical-rules.ts'
import { median, say, tableOf, type Part } from './figures.ts'

const times = 20_000
const rounds = 30

const spent = (work: () => unknown): number => {
  const start = performance.now()
  for (let time = 0; time < times; time += 1) work()
  return (performance.now() - start) / times
}

/** A linked rule beside json-logic-js on the same rule and facts, interleaved. */
export async function measureRules(): Promise<Part> {
  const ratios: number[] = []
  const rows = Object.entries(typical).map(([id, when]) => {
    const linked = linkRule(id, { says: id, when: when as never }, new Map())
    if (!linked.ok) throw new Error(linked.problem.sentence)
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(spent(() => jsonLogic.truthy(jsonLogic.apply(when as never, facts))))
      ours.push(spent(() => linked.rule.evaluate(facts) === 'yes'))
    }
    const ratio = median(theirs) / median(ours)
    ratios.push(ratio)
    return [id, say(median(ours) * 1e6, 0), say(median(theirs) * 1e6, 0), `${say(ratio)} ×`]
  })
  const mean = Math.exp(ratios.reduce((sum, one) => sum + Math.log(one), 0) / ratios.length)
  return {
    title: 'Rules',
    says: `Nanoseconds per verdict, medians of ${rounds} interleaved rounds of ${times.toLocaleString('en-US')}; the last line is the geometric mean.`,
    table: tableOf([
      ['rule', 'Portolan', 'json-logic-js', 'ratio'],
      ...rows,
      ['all', '', '', `${say(mean)} ×`],
    ]),
  }
}
