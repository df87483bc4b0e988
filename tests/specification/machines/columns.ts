import { table } from '../table.ts'

/** States of a machine in order. An asterisk marks final states, '>' the initial one. */
export const stateTable = table('machine', 'states', 'source')

/**
 * Moves: states before and after, permission ('nobody' if the network or the server makes the move), guard, call,
 * event of the trail, and confirmation.
 */
export const moveTable = table('move', 'from', 'to', 'by', 'guard', 'call', 'event', 'asks', 'source')

/**
 * Effect of each state on the payer's money, displayed states included. A machine that is not listed moves no money.
 */
export const fundsTable = table('machine', 'held', 'booked', 'released', 'source')
