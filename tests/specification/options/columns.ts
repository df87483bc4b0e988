import { table } from '../table.ts'

/**
 * A list of options: its values, those that only show under a rule with '?' and the rule, and which other lists it depends on.
 * 'in any order' where the order says nothing to anybody; otherwise people see the values in this order.
 */
export const optionTable = table('list', 'values', 'marks', 'source')
