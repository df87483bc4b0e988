import { formats } from './formats.ts'

const TYPES = ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object']

const isCount = (rule: unknown): boolean => Number.isInteger(rule) && Number(rule) >= 0
const isText = (rule: unknown): rule is string => typeof rule === 'string'
const isPlainObject = (rule: unknown): boolean =>
  typeof rule === 'object' && rule !== null && !Array.isArray(rule)
const isSchema = (rule: unknown): boolean => typeof rule === 'boolean' || isPlainObject(rule)
const isListOf =
  (one: (item: unknown) => boolean) =>
  (rule: unknown): boolean =>
    Array.isArray(rule) && rule.every(one)
const isSchemas = (rule: unknown): boolean => isListOf(isSchema)(rule) && (rule as unknown[]).length > 0

function isPattern(rule: unknown): boolean {
  try {
    return isText(rule) && new RegExp(rule, 'u').source !== ''
  } catch {
    return false
  }
}

/** Supported forms of each keyword; any other form would accept everything. */
const forms: Readonly<Record<string, (rule: unknown) => boolean>> = {
  $ref: isText,
  type: (rule) => isListOf((one) => TYPES.includes(String(one)))([rule].flat()),
  const: () => true,
  enum: Array.isArray,
  pattern: isPattern,
  format: (rule) => isText(rule) && Object.hasOwn(formats, rule),
  minLength: isCount,
  maxLength: isCount,
  minimum: Number.isFinite,
  maximum: Number.isFinite,
  minItems: isCount,
  maxItems: isCount,
  uniqueItems: (rule) => typeof rule === 'boolean',
  minProperties: isCount,
  maxProperties: isCount,
  required: isListOf(isText),
  properties: (rule) => isPlainObject(rule) && Object.values(rule as object).every(isSchema),
  additionalProperties: isSchema,
  propertyNames: isSchema,
  items: isSchema,
  anyOf: isSchemas,
  oneOf: isSchemas,
}

/** Tells whether a keyword may have this form; false for unsupported keywords. */
export function isForm(keyword: string, rule: unknown): boolean {
  return Object.hasOwn(forms, keyword) && forms[keyword]!(rule)
}
