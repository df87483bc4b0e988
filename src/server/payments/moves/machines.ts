import type { Move } from '#definition/generated/machine.ts'
import { linkMachine, type LinkedMachine } from '#engine/machine/link.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import type { PaymentRow } from '../answer.ts'

const MACHINE_OF: Record<PaymentRow['flow'], string> = { DIRECT: 'payment', LEGACY: 'legacy-payment' }

export type Machines = Record<PaymentRow['flow'], LinkedMachine | undefined>

/** The machine of each flow, linked as the portal links it; a broken one is missing and opens nothing. */
export const linkMachines = ({ library, rules }: Pick<ServerDefinitions, 'library' | 'rules'>): Machines => {
  const linked = (flow: PaymentRow['flow']) => {
    const definition = library.machines[MACHINE_OF[flow]]
    const result = definition && linkMachine(definition, rules)
    return result?.ok ? result.machine : undefined
  }
  return { DIRECT: linked('DIRECT'), LEGACY: linked('LEGACY') }
}

export const movesOf = (machine: LinkedMachine | undefined): readonly Move[] =>
  machine?.definition.moves ?? []

export const moveNamed = (machine: LinkedMachine | undefined, id: string): Move | undefined =>
  movesOf(machine).find((move) => move.id === id)
