/** How a fact may be printed besides as an answer of a field type. */
export const printed = ['id', 'uuid', 'date-time', 'time-left', 'status']

/** The same in a row, which may also lead out of the portal. */
export const printedInRows = [...printed, 'link']
