import type { Move } from '#definition/generated/machine.ts'
import { linkMachine, type LinkedMachine } from '#engine/machine/link.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import type { NotifyingDefinitions } from '../../notifications/notice.ts'
import type { PaymentRow } from '../answer.ts'

const MACHINE_OF = { DIRECT: 'payment', LEGACY: 'legacy-payment', HELD: 'approval' }

/** The machines by flow; a new-flow payment that is or was held uses the approval machine. */
export type Machines = Record<PaymentRow['flow'] | 'HELD', LinkedMachine | undefined>

/** The dependencies of a move that the network or the time makes. */
export interface MovingDependencies {
  machines: Machines
  definitions: NotifyingDefinitions
}

/** Links the machines of payments as the portal does; a broken one is undefined and permits no move. */
export const linkMachines = ({ library, rules }: Pick<ServerDefinitions, 'library' | 'rules'>): Machines => {
  const linked = (flow: keyof Machines) => {
    const definition = library.machines[MACHINE_OF[flow]]
    const result = definition && linkMachine(definition, rules)
    return result?.ok ? result.machine : undefined
  }
  return { DIRECT: linked('DIRECT'), LEGACY: linked('LEGACY'), HELD: linked('HELD') }
}

export const movesOf = (machine: LinkedMachine | undefined): readonly Move[] =>
  machine?.definition.moves ?? []

export const moveNamed = (machine: LinkedMachine | undefined, id: string): Move | undefined =>
  movesOf(machine).find((move) => move.id === id)
