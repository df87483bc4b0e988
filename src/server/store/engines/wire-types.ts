import pg from 'pg'
import { prepareValue } from 'pg/lib/utils'

const DATE = 1082
const DATE_ARRAY = 1182
const EXTRA_ARRAYS = [
  199,
  1000,
  1001,
  1005,
  1007,
  1009,
  1014,
  1015,
  1016,
  1021,
  1022,
  1115,
  DATE_ARRAY,
  1185,
  1231,
  2951,
  3807,
]

const asText = (value: string) => value

/**
 * Returns the parser of a type. Dates stay text, since a Date would apply the machine's zone; int8 and
 * numeric stay text by the driver's default.
 */
export const readWire = (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) =>
  oid === DATE
    ? asText
    : (pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text') as (value: string) => unknown)

const listTypes = (): number[] => [...Object.values(pg.types.builtins), ...EXTRA_ARRAYS]

/** Returns parsers for the embedded engine that match the PostgreSQL driver's. */
export const embeddedReaders = (): Record<number, (value: string) => unknown> =>
  Object.fromEntries(listTypes().map((oid) => [oid, readWire(oid)]))

export const embeddedWriters = (): Record<number, (value: string) => string> =>
  Object.fromEntries(listTypes().map((oid) => [oid, asText]))

/** Writes a parameter as the PostgreSQL driver does, so that both engines accept the same values. */
export const writeWire = (value: unknown): string | null => {
  const written: unknown = prepareValue(value)
  if (written === null || written === undefined) return null
  if (Buffer.isBuffer(written)) return `\\x${written.toString('hex')}`
  return String(written)
}
