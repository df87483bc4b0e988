import type { Machine } from '../../generated/machine.ts'
import type { Lint } from '../ground/context.ts'
import { caused, derived, unknownName } from '../ground/findings.ts'
import { namesOf } from '../ground/names-of.ts'

function reachable(machine: Machine): Set<string> {
  const found = new Set([machine.initial])
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const move of machine.moves) if (move.from.some((state) => found.has(state))) found.add(move.to)
  }
  return found
}

/** Machines: known states, nothing leaves a final state, nobody is left where no move arrives. */
export const lintMachines: Lint = (context) =>
  Object.values(context.library.machines).flatMap((machine) => {
    const file = `machines/${machine.id}.machine.json`
    const states = Object.keys(machine.states)
    const found = reachable(machine)
    const permissions = namesOf(context, 'permissions')
    return [
      ...unknownName(file, '/initial', 'state', machine.initial, states),
      ...machine.moves.flatMap((move, at) => [
        ...move.from.flatMap((state, index) =>
          unknownName(file, `/moves/${at}/from/${index}`, 'state', state, states),
        ),
        ...unknownName(file, `/moves/${at}/to`, 'state', move.to, states),
        ...unknownName(file, `/moves/${at}/by`, 'permission', move.by, permissions),
        ...move.from
          .filter((state) => machine.states[state]?.final)
          .map((state) =>
            caused(`final ${state}`, file, `/moves/${at}`, `'${move.id}' leaves '${state}', which is final.`),
          ),
      ]),
      ...states
        .filter((state) => !found.has(state))
        .map((state) => derived(file, `/states/${state}`, `No move ever arrives at '${state}'.`)),
    ]
  })
