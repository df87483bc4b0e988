import { Ajv2020 } from 'ajv/dist/2020.js'
import type { SchemaNode } from '#definition/fact-type.ts'
import type { Validate } from '#definition/load.ts'
import { sayError } from './say-error.ts'

/** Errors that only repeat what an error inside them says. */
const hollow = new Set(['anyOf', 'oneOf', 'if', '$ref', 'propertyNames'])
const MOST = 50

/** Judges definition files against schemas/definitions and says what is wrong in sentences. */
export function createGrammar(schemas: ReadonlyMap<string, SchemaNode>): Validate {
  // Code that is run a few times is not worth shortening first: it takes a quarter of the compiling.
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    verbose: true,
    ownProperties: true,
    code: { optimize: false },
  })
  for (const [name, schema] of schemas) if (name.startsWith('definitions/')) ajv.addSchema(schema)
  return (schema, data) => {
    const validate = ajv.getSchema(`https://portolan.invalid/definitions/${schema}.schema.json`)
    if (validate === undefined) return [{ path: '', sentence: `There is no schema for '${schema}'.` }]
    void validate(data)
    const errors = validate.errors ?? []
    const telling = errors.filter((error) => !hollow.has(error.keyword))
    return (telling.length > 0 ? telling : errors).slice(0, MOST).map(sayError)
  }
}
