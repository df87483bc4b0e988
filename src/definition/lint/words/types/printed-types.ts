/** How a fact may be printed besides as an answer of a field type. */
const printed = ['id', 'uuid', 'date-time', 'time-left', 'progress', 'status', 'rate']

/** The same in details, where seconds become words, a secret hides behind dots, a payee that changed lately is marked, and warnings lead to what they are about. */
export const printedInDetails = [...printed, 'duration', 'secret', 'payee-change', 'warnings', 'answers']

/** The same in a row, which may also lead out of the portal. */
export const printedInRows = [...printed, 'flags', 'link']
