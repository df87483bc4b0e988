import { expect, it } from 'vitest'
import { openingRules, verdictDifferences } from '#tests/specification/compare/verdicts.ts'
import { verdicts } from '#tests/specification/rules.ts'
import { changed, library, without, type Change } from './changed-library.ts'

/** A rule the other way round, and for each part of 'and' and 'or' the rule without it. */
const otherConditions = (when: unknown): unknown[] => {
  const [operator = '', operands] = Object.entries(when as Record<string, unknown>)[0] ?? []
  const parted =
    Array.isArray(operands) && ['and', 'or'].includes(operator)
      ? operands.map((_, at) => ({ [operator]: without(operands, at) }))
      : []
  return [{ '!': [when] }, ...parted]
}

it('the tables notice a rule that opens something and says something else', () => {
  const opening = openingRules(library)
  const inFiles = Object.values(library.rules).flatMap(({ id, rules, features: made = {} }): Change[] =>
    Object.entries(rules)
      .filter(([name]) => opening.has(name) && !Object.hasOwn(made, name))
      .flatMap(([name, rule]) =>
        otherConditions(rule.when).map((when): Change => [
          `${name} is ${JSON.stringify(when)}`,
          changed('rules', id, { rules: { ...rules, [name]: { ...rule, when } as typeof rule } }),
        ]),
      ),
  )
  const inMachines = Object.values(library.machines).flatMap(({ id, rules = {} }): Change[] =>
    Object.entries(rules)
      .filter(([name]) => opening.has(`${id}:${name}`))
      .flatMap(([name, rule]) =>
        otherConditions(rule.when).map((when): Change => [
          `${id}:${name} is ${JSON.stringify(when)}`,
          changed('machines', id, { rules: { ...rules, [name]: { ...rule, when } as typeof rule } }),
        ]),
      ),
  )
  expect(Math.min(inFiles.length, inMachines.length)).toBeGreaterThan(20)
  // The lines of one machine say enough of its rules, and those of no machine of the shared ones.
  const machineOf = (name: string) => (name.includes(':') ? name.split(':')[0] : undefined)
  const linesOf = (what: string) => {
    const machine = machineOf(what.split(' ')[0] ?? '')
    return verdicts.filter(({ rule }) => machineOf(rule) === machine)
  }
  const unnoticed = [...inFiles, ...inMachines].filter(
    ([what, other]) => verdictDifferences(other, linesOf(what)).length === 0,
  )
  expect(unnoticed.map(([what]) => what)).toEqual([])
})
