import { sql } from 'kysely'

/** Money is set aside in these states, and is neither gone nor back. */
export const UNDER_WAY = sql`('INITIATED', 'VALIDATING', 'TRANSFERRING', 'LOCKED', 'PREPARED', 'EXECUTED', 'FORWARDED')`
