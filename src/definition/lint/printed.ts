/** How a fact may be printed besides as an answer of a field type. */
export const printed = ['id', 'uuid', 'date-time', 'time-left', 'status']
