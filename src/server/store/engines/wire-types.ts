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

/** Days stay text: a Date would drag the machine's zone into them. int8 and numeric stay text by the driver's default. */
export const readWire = (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) =>
  oid === DATE
    ? asText
    : (pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text') as (value: string) => unknown)

const listTypes = (): number[] => [...Object.values(pg.types.builtins), ...EXTRA_ARRAYS]

/** Reads values of the embedded engine exactly as the PostgreSQL driver reads them. */
export const embeddedReaders = (): Record<number, (value: string) => unknown> =>
  Object.fromEntries(listTypes().map((oid) => [oid, readWire(oid)]))

export const embeddedWriters = (): Record<number, (value: string) => string> =>
  Object.fromEntries(listTypes().map((oid) => [oid, asText]))

/** Writes a parameter exactly as the PostgreSQL driver writes it, so that both engines refuse and accept the same. */
export const writeWire = (value: unknown): string | null => {
  const written: unknown = prepareValue(value)
  if (written === null || written === undefined) return null
  if (Buffer.isBuffer(written)) return `\\x${written.toString('hex')}`
  return String(written)
}
