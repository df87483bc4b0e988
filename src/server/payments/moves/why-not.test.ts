import { expect, it } from 'vitest'
import { shippedDefinitions } from '#tests/server/shipped.ts'
import { linkMachines, movesOf } from './machines.ts'
import { FAULTS } from './why-not.ts'

const definitions = shippedDefinitions()
const { calls } = definitions.library

/** Returns the names of the rules an expression depends on, at any depth. */
const rulesIn = (expression: unknown, existing: Readonly<Record<string, { when?: unknown }>>): string[] => {
  if (typeof expression !== 'object' || expression === null) return []
  return Object.entries(expression).flatMap(([name, inner]) =>
    name === 'rule' && typeof inner === 'string'
      ? [inner, ...rulesIn(existing[inner]?.when, existing)]
      : rulesIn(inner, existing),
  )
}

it('tells each no of a guard by the fault it has, because the call of the move lists it', () => {
  const machines = Object.values(linkMachines(definitions))
  const noes = machines.flatMap((machine) =>
    movesOf(machine).flatMap(({ call, guard }) => {
      if (call === undefined || guard === undefined) return []
      const failing = [guard, ...rulesIn({ rule: guard }, machine?.definition.rules ?? {})]
      return FAULTS.filter(([rule]) => failing.includes(rule)).map(([, fault]) => ({ call, fault }))
    }),
  )
  expect(new Set(noes.map(({ fault }) => fault)).size).toBe(new Set(FAULTS.map(([, fault]) => fault)).size)
  expect(noes.filter(({ call, fault }) => !calls[call]?.faults?.includes(fault))).toEqual([])
})
