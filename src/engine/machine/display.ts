import type { MachineState } from '#definition/generated/machine.ts'
import type { Facts } from '../rule/types.ts'
import type { LinkedMachine } from './link.ts'

export interface Display {
  readonly state: string
  readonly label: string
  readonly tone: MachineState['tone']
  readonly says: string | undefined
  readonly known: boolean
}

/** How a state is shown: the first of `displays` that is yes, else the state itself; an unknown one as received. */
export function display({ definition, rules }: LinkedMachine, state: string, facts: Facts): Display {
  const shown = definition.displays?.find(({ when }) => rules.get(when)?.judge(facts) === 'yes')
  if (shown)
    return {
      state: shown.state,
      label: shown.label,
      tone: shown.tone,
      says: shown.says ?? saysOf(shown.state),
      known: true,
    }
  const own = stateOf(state)
  if (!own) return { state, label: state, tone: 'neutral', says: undefined, known: false }
  return { state, label: own.label, tone: own.tone, says: own.says, known: true }

  function saysOf(name: string): string | undefined {
    return stateOf(name)?.says
  }
  function stateOf(name: string): MachineState | undefined {
    return Object.hasOwn(definition.states, name) ? definition.states[name] : undefined
  }
}
