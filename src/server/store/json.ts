import { sql, type RawBuilder } from 'kysely'

/** Returns a value for a jsonb column; the drivers would write a list as an array literal. */
export const asJson = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`
