import type { Case } from '#definition/generated/cases.ts'
import { display } from '../machine/display.ts'
import type { LinkedMachine } from '../machine/link.ts'
import { movesPossible } from '../machine/moves.ts'
import type { Facts } from '../rule/types.ts'
import { Expectations } from './results/expectations.ts'
import { mergeFacts } from './facts.ts'
import { wordsIn } from './words.ts'

/** Runs one case of a machine: the moves of the network and of the permissions in session.permissions, the state that is shown. */
export function runMachineCase(
  machine: LinkedMachine,
  definition: Case,
  globals: Facts,
  expected = new Expectations(),
): readonly string[] {
  const facts = mergeFacts(globals, definition.facts ?? {})
  const state = definition.state ?? machine.definition.initial
  const open = movesPossible(machine, state, facts, new Set(wordsIn(facts, 'session.permissions')))
  expected.same(
    'moves',
    definition.moves,
    open.map((move) => move.id),
  )
  expected.same('shows', definition.shows, display(machine, state, facts).state)
  expected.each('rules', definition.rules, (name) => machine.rules.get(name)?.evaluate(facts))
  return expected.differences()
}
