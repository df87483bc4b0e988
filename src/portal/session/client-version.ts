/** The version of this client, as the portal says it (LIM-048). */
export const clientVersion = '1.173.0'
