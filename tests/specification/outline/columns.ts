import { table } from '../table.ts'

/**
 * Places of a definition, their entries, and the source in the specification. Entries are in the order of the
 * definition, separated by semicolons. 'amount:money of=currency' is the entry 'amount' of the type 'money' whose
 * word 'of' is 'currency'. A word alone is true, and a value that is sent under its own name is written once. A line
 * without a row takes the rows of its definition in tests/specification/access/. The lines are generated from the
 * definitions and reviewed beside their rows. They detect every change of a screen; details that the rows leave open
 * are ours.
 */
export const outlineTable = table('place', 'holds', 'source')
