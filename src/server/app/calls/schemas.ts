import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { formats } from '#engine/schema/formats.ts'
import { isReadableDay } from '../values/zone.ts'
import type { SchemaTable } from '../../definitions/schemas.ts'

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void

export interface Schemas {
  all: Record<string, unknown>[]
  /** Returns the address of an entity's schema, or undefined if there is none. */
  entity(name: string): string | undefined
  strict(schema: object): ValidateFunction
  coercing(schema: object): ValidateFunction
}

/** Days and instants that a clock and the database can read, unlike a leap second (TRU-804). */
const MOMENTS = {
  date: (text: string) => formats['date']!(text) && isReadableDay(text),
  'date-time': (text: string) =>
    formats['date-time']!(text) && isReadableDay(text) && !Number.isNaN(Date.parse(text)),
}

const build = (schemas: readonly Record<string, unknown>[], coerceTypes: 'array' | false): Ajv2020 => {
  // Verbose: each violation carries the schema it breaks, whose description names the expected form.
  const options = {
    allErrors: true,
    strict: false,
    // The schemas ship with the program and are tested with it.
    validateSchema: false,
    verbose: true,
    ownProperties: true,
    coerceTypes,
    code: { optimize: false },
  }
  const ajv = new Ajv2020(options)
  addFormats(ajv)
  for (const [name, isReadable] of Object.entries(MOMENTS)) ajv.addFormat(name, isReadable)
  for (const schema of schemas) ajv.addSchema(schema)
  return ajv
}

/** Compiles a validator at its first use, so that the start does not wait for calls nobody makes. */
const lazily = (compile: () => ValidateFunction): ValidateFunction => {
  let compiled: ValidateFunction | undefined
  const validate = (data: unknown): boolean => {
    compiled ??= compile()
    const fits = compiled(data)
    ;(validate as ValidateFunction).errors = compiled.errors
    return fits
  }
  return validate as ValidateFunction
}

/** Shares validators: schemas with equal text are compiled once. */
const sharing = (compile: (schema: object) => ValidateFunction) => {
  const existing = new Map<string, ValidateFunction>()
  return (schema: object): ValidateFunction => {
    const words = JSON.stringify(schema)
    const one = existing.get(words) ?? lazily(() => compile(schema))
    existing.set(words, one)
    return one
  }
}

const DESCRIBES_DATA = /^(entities|values|facts)\//

/**
 * Compiles the schemas of a call. Bodies are not coerced; query texts become the numbers and lists of their
 * schema.
 */
export const createSchemas = (table: SchemaTable): Schemas => {
  const named = [...table].filter(([name]) => DESCRIBES_DATA.test(name))
  const all = named.map(([, schema]) => schema as Record<string, unknown>)
  const strict = build(all, false)
  const coercing = build(all, 'array')
  return {
    all,
    entity: (name) => table.get(`entities/${name}`)?.$id,
    strict: sharing((schema) => strict.compile(schema)),
    coercing: sharing((schema) => coercing.compile(schema)),
  }
}
