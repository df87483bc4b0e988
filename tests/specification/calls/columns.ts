import { table } from '../table.ts'

/**
 * A call: where it is, who may make it, whether it names an intent ('key'), which rule refuses it before it begins and
 * with which fault, what it may answer beside those every call may answer, and where that is asked for.
 * Addresses stand without their common beginning '/api/v1' (API-001, OPEN-103 to OPEN-108).
 * Which faults a call answers is ours unless its line names a row of the messages: the specification lists messages, not calls.
 */
export const callTable = table('call', 'address', 'permission', 'marks', 'checks', 'faults', 'source')
