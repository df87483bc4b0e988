import type { MachineState } from '#definition/generated/machine.ts'
import type { Facts } from '../rule/types.ts'
import type { LinkedMachine } from './link.ts'

export interface Display {
  readonly state: string
  readonly label: string
  readonly tone: MachineState['tone']
  readonly says: string | undefined
  readonly isListed: boolean
}

/**
 * Returns the display of a state: the first of `displays` that is true, else the state itself; an unknown
 * state as received. The text is the first of `tells` that is true, else that of the state.
 */
export function display({ definition, rules }: LinkedMachine, state: string, facts: Facts): Display {
  const isYes = ({ when }: { readonly when: string }) => rules.get(when)?.evaluate(facts) === 'yes'
  const shown = definition.displays?.find(isYes)
  const message = definition.tells?.find(isYes)?.says
  if (shown)
    return {
      state: shown.state,
      label: shown.label,
      tone: shown.tone,
      says: message ?? saysOf(shown.state),
      isListed: true,
    }
  const own = stateOf(state)
  if (!own) return { state, label: state, tone: 'neutral', says: undefined, isListed: false }
  return { state, label: own.label, tone: own.tone, says: message ?? own.says, isListed: true }

  function saysOf(name: string): string | undefined {
    return stateOf(name)?.says
  }
  function stateOf(name: string): MachineState | undefined {
    return Object.hasOwn(definition.states, name) ? definition.states[name] : undefined
  }
}
