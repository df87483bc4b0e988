import { table } from '../table.ts'

/**
 * One place of a definition, what stands there, and where the specification asks for it. Entries stand in the order of the
 * definition, with semicolons between them: 'amount:money of=currency' is the entry 'amount' of the type 'money' whose word
 * 'of' says 'currency'; a word that says only yes stands alone, and a name that is sent as it is called is written once.
 * Where a line names no row of its own, those of its definition in tests/specification/access/ hold for it. The lines were
 * drawn from the definitions and then read beside the rows they name: they hold a screen still, and what the rows leave open
 * is ours.
 */
export const outlineTable = table('place', 'holds', 'source')
