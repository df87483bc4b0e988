import type { Move } from '#definition/generated/machine.ts'
import { linkMachine, type LinkedMachine } from '#engine/machine/link.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import type { PaymentRow } from '../answer.ts'

const MACHINE_OF = { DIRECT: 'payment', LEGACY: 'legacy-payment', HELD: 'approval' }

/** By the flow of a payment; a payment of the new flow that is or was held is decided by the machine of approvals. */
export type Machines = Record<PaymentRow['flow'] | 'HELD', LinkedMachine | undefined>

/** The machines of payments, linked as the portal links them; a broken one is missing and opens nothing. */
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
