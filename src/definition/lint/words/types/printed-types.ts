/** How a fact may be printed besides as an answer of a field type. */
const printed = ['id', 'uuid', 'date-time', 'time-left', 'progress', 'status', 'rate']

/** Types printed in details; besides those of tables: durations, secrets, changed payees and warnings. */
export const printedInDetails = [...printed, 'duration', 'secret', 'payee-change', 'warnings', 'answers']

/** Types in a row, which may also link out of the portal. */
export const printedInRows = [...printed, 'flags', 'link']
