import { table } from '../table.ts'

/** The states of a machine in their order; an asterisk marks those that nobody leaves. What a new record begins with is marked with '>'. */
export const stateTable = table('machine', 'states', 'source')

/**
 * A move: from where, to where, who may make it (a permission; nobody: the network or the server makes it), under which rule
 * of the machine, by which call, what the trail says, and whether it is confirmed first.
 */
export const moveTable = table('move', 'from', 'to', 'by', 'guard', 'call', 'event', 'asks', 'source')

/** What becomes of the payer's money, by the states it is so in, displayed ones included. A machine that is not named moves none. */
export const fundsTable = table('machine', 'held', 'booked', 'released', 'source')
