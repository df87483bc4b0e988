/** Version of this client, as the portal shows it (LIM-048). */
export const clientVersion = '1.173.0'
