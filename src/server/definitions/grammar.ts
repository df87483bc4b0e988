import type { SchemaNode } from '#definition/facts/fact-type.ts'
import type { Validate } from '#definition/loader.ts'
import { memoizeFor } from '#definition/lint/context/cache.ts'
import { sayErrors } from './schema-errors/say-error.ts'
import { loadValidators, type Validators } from './validators.ts'

type Schemas = ReadonlyMap<string, SchemaNode & { readonly $id?: string }>

const MOST = 50
const below = 'definitions/'

const validatorsOf = memoizeFor((schemas: Schemas): Validators => {
  const own = [...schemas].filter(([name]) => name.startsWith(below))
  return loadValidators({
    schemas: own.map(([, schema]) => schema),
    addresses: Object.fromEntries(own.map(([name, schema]) => [name.slice(below.length), schema.$id ?? ''])),
    hasFormats: false,
  })
})

/** Returns a check of definition files against schemas/definitions that reports errors in sentences. */
export function createGrammar(schemas: Schemas): Validate {
  return (schema, data) => {
    const validate = validatorsOf(schemas)[schema]
    if (validate === undefined) return [{ path: '', sentence: `There is no schema for '${schema}'.` }]
    void validate(data)
    const { properties = {}, required = [] } = schemas.get(`${below}${schema}`) ?? {}
    return sayErrors(validate.errors ?? [], Object.keys(properties), required).slice(0, MOST)
  }
}
