/** Dates are shown where the person is, and say so. */
export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
