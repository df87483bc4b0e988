import { use, useMemo } from 'react'
import type { Move } from '#definition/generated/machine.ts'
import type { LinkedMachine } from '#engine/machine/link.ts'
import { movesOpen } from '#engine/machine/moves.ts'
import { DetailsContext } from '../details/details-context.ts'
import { RightsContext } from '../gate/rights.ts'

const none: readonly Move[] = []

/**
 * Returns the moves this person may make now, in the order of the machine; one without a call is never
 * included (OPEN-05).
 */
export function useMovesOpen(
  machine: LinkedMachine | undefined,
  state: string,
  record: unknown,
): readonly Move[] {
  const { facts } = use(DetailsContext)
  const rights = use(RightsContext)
  return useMemo(() => {
    if (!machine) return none
    const requested = new Set(machine.definition.moves.flatMap(({ by }) => by ?? []))
    const stored = new Set([...requested].filter((permission) => rights(permission).verdict === 'yes'))
    const open = movesOpen(machine, state, { ...facts, record }, stored)
    return open.filter(({ call, label }) => call !== undefined && label !== undefined)
  }, [machine, state, record, facts, rights])
}
