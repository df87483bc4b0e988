import { display, type Display } from '../machine/display.ts'
import type { LinkedMachine } from '../machine/link.ts'
import { keysOf, readerOf, readPath } from '../rule/path.ts'
import type { Facts } from '../rule/types.ts'
import type { LinkedTable } from './types.ts'

/** Returns the id of a row; without one nothing can be opened or done. */
export function keyOfRow(table: LinkedTable, row: Facts): string | undefined {
  return keyReaderOf(table)(row)
}

/** The same for very many rows: the path of the key is resolved once. */
export function keyReaderOf({ definition }: LinkedTable): (row: Facts) => string | undefined {
  const read = readerOf(keysOf(definition.key))
  return (row) => {
    const key = read(row)
    return typeof key === 'string' && key !== '' ? key : undefined
  }
}

/** Returns the machine of a row: that of all rows, or the one its value names. */
export function machineOfRow({ definition, machines }: LinkedTable, row: Facts): LinkedMachine | undefined {
  const { by, is, of } = definition.machines ?? {}
  if (by === undefined) return is === undefined ? undefined : machines.get(is)
  const word = readPath(row, keysOf(by))
  const named = typeof word === 'string' && of && Object.hasOwn(of, word) ? of[word] : is
  return named === undefined ? undefined : machines.get(named)
}

/** The state stored in a row. */
export function storedState({ definition }: LinkedTable, row: Facts): string | undefined {
  const state = definition.machines && readPath(row, keysOf(definition.machines.state))
  return typeof state === 'string' && state !== '' ? state : undefined
}

/** Returns the display of a row's state; a state that no machine has is shown as received. */
export function stateOfRow(table: LinkedTable, row: Facts, facts: Facts): Display | undefined {
  const state = storedState(table, row)
  const machine = machineOfRow(table, row)
  if (state === undefined) return undefined
  if (machine) return display(machine, state, { ...facts, record: row })
  return { state, label: state, tone: 'neutral', says: undefined, isListed: false }
}
