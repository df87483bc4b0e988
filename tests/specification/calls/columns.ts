import { table } from '../table.ts'

/**
 * Calls: address, permission, idempotency key ('key'), and the rules that refuse a call before it runs, each with its
 * fault. The faults are those beyond the common ones of all calls. Addresses omit the prefix '/api/v1' (API-001,
 * OPEN-103 to OPEN-108). The specification lists messages, not calls: the faults are ours unless the line names a row
 * of the messages.
 */
export const callTable = table('call', 'address', 'permission', 'marks', 'checks', 'faults', 'source')
