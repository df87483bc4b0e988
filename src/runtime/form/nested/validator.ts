import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import processRawValidationErrors from '@rjsf/validator-ajv8/lib/processRawValidationErrors.js'
import { compileSchema, type JsonError, type SchemaNode } from 'json-schema-library'
import { sentenceFor } from './sentences.ts'

type RawErrors = Parameters<typeof processRawValidationErrors>[1]
type RawError = NonNullable<RawErrors['errors']>[number]

/** rjsf probes options with this id, and must hear no. */
const probe = '_$junk_option_schema_id$_'
const compiled = new WeakMap<object, SchemaNode>()

function compile(schema: RJSFSchema): SchemaNode {
  let node = compiled.get(schema)
  if (!node) compiled.set(schema, (node = compileSchema(schema)))
  return node
}

function camel(code: string): string {
  return code.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Keywords whose error code in json-schema-library has another name. */
const keywords: Readonly<Record<string, string>> = {
  'required-property-error': 'required',
  'missing-dependency-error': 'dependentRequired',
  'no-additional-properties-error': 'additionalProperties',
  'unevaluated-property-error': 'additionalProperties',
  'unevaluated-items-error': 'items',
  'contains-min-error': 'minContains',
  'contains-max-error': 'maxContains',
  'multiple-one-of-error': 'oneOf',
}

/** Returns the keyword that the schema `false` stands for: too many entries, or an additional property. */
function refusedBy(schema: unknown): string {
  return typeof schema === 'object' && schema !== null && Object.hasOwn(schema, 'items')
    ? 'items'
    : 'additionalProperties'
}

function rawError({ code, data }: JsonError): RawError {
  const name = typeof code === 'string' ? code : ''
  const schema: unknown = data.schema
  const keyword =
    name === 'invalid-data-error' ? refusedBy(schema) : (keywords[name] ?? camel(name.replace(/-error$/, '')))
  return {
    keyword,
    instancePath: data.pointer.replace(/^#/, ''),
    schemaPath: `#/${keyword}`,
    params: keyword === 'required' ? { missingProperty: data['key'] } : {},
    message: sentenceFor(keyword, typeof schema === 'object' && schema !== null ? { ...schema } : {}),
    parentSchema: schema as RawError['parentSchema'],
  } as RawError
}

function read(schema: RJSFSchema, formData: unknown): RawErrors {
  try {
    return { errors: compile(schema).validate(formData).errors.map(rawError) }
  } catch (thrown) {
    return { validationError: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }
}

/**
 * Validator of rjsf that interprets schemas. The one of rjsf compiles code, which the content security policy
 * blocks silently, so that every form would be invalid.
 */
export const validator: ValidatorType = {
  rawValidation: (schema, formData) =>
    read(schema, formData) as { errors?: never[]; validationError?: Error },
  validateFormData(formData, schema, customValidate, transformErrors, uiSchema) {
    return processRawValidationErrors(
      this,
      read(schema, formData),
      formData,
      schema,
      customValidate,
      transformErrors,
      uiSchema,
    )
  },
  isValid(schema, formData, rootSchema) {
    if (schema.$id === probe) return false
    const whole = rootSchema.$defs && !schema.$defs ? withDefinitions(schema, rootSchema) : schema
    const { errors, validationError } = read(whole, formData)
    return !validationError && errors?.length === 0
  },
}

const joined = new WeakMap<object, RJSFSchema>()

function withDefinitions(schema: RJSFSchema, root: RJSFSchema): RJSFSchema {
  let whole = joined.get(schema)
  if (!whole) joined.set(schema, (whole = { ...schema, $defs: root.$defs }))
  return whole
}
