import { isObject, plain } from './plain-keywords.ts'
import type { FindSchema, ValidationError, Schema } from './types.ts'

type ValidationErrors = readonly ValidationError[]
type Inside = (schema: Schema, value: unknown, at: string) => ValidationErrors
type Keyword = (
  schema: Schema,
  value: unknown,
  at: string,
  inside: Inside,
  find: FindSchema,
) => ValidationErrors

const none: ValidationErrors = []
/** Maximum depth of an answer; deeper values are refused, so that recursion cannot crash. */
const MOST_LEVELS = 500
const isWrong = ({ isMore }: ValidationError): boolean => !isMore
const more = (at: string): ValidationErrors => [{ at, says: 'is a field nobody knows', isMore: true }]

/** Returns the valid branches, or those with only additional properties if there are none. */
function branches(
  schemas: readonly Schema[],
  value: unknown,
  at: string,
  inside: Inside,
): readonly ValidationErrors[] {
  const validationErrors = schemas
    .map((schema) => inside(schema, value, at))
    .filter((one) => !one.some(isWrong))
  const whole = validationErrors.filter((one) => one.length === 0)
  return whole.length > 0 ? whole : validationErrors
}

/** Keywords that validate inner values or other schemas. */
const nested: Readonly<Record<string, Keyword>> = {
  $ref({ $ref = '' }, value, at, inside, find) {
    const schema = find($ref)
    if (!schema) throw new Error(`A schema refers to ${$ref}, which does not exist.`)
    return inside(schema, value, at)
  },
  required({ required = [] }, value, at) {
    if (!isObject(value)) return none
    const missing = required.filter((name) => !Object.hasOwn(value, name) || value[name] === undefined)
    return missing.map((name) => ({ at: `${at}/${name}`, says: 'is missing' }))
  },
  properties({ properties = {} }, value, at, inside) {
    if (!isObject(value)) return none
    const names = Object.keys(properties).filter((name) => Object.hasOwn(value, name))
    return names.flatMap((name) => inside(properties[name] ?? {}, value[name], `${at}/${name}`))
  },
  additionalProperties({ additionalProperties: rule = true, properties = {} }, value, at, inside) {
    if (rule === true || !isObject(value)) return none
    const names = Object.keys(value).filter((name) => !Object.hasOwn(properties, name))
    return names.flatMap((name) =>
      rule === false ? more(`${at}/${name}`) : inside(rule, value[name], `${at}/${name}`),
    )
  },
  propertyNames({ propertyNames = {} }, value, at, inside) {
    if (!isObject(value)) return none
    return Object.keys(value).flatMap((name) => inside(propertyNames, name, `${at}/${name}`))
  },
  items({ items = {} }, value, at, inside) {
    if (!Array.isArray(value)) return none
    return value.flatMap((item, index) => inside(items, item, `${at}/${index}`))
  },
  anyOf: ({ anyOf = [] }, value, at, inside) =>
    branches(anyOf, value, at, inside)[0] ?? [{ at, says: 'fits none of what may stand here' }],
  oneOf({ oneOf = [] }, value, at, inside) {
    const [first, ...others] = branches(oneOf, value, at, inside)
    if (first && others.length === 0) return first
    return [{ at, says: `fits ${first ? 'more than one' : 'none'} of what may stand here` }]
  },
}

/** Tells whether a keyword is supported; an unsupported one would accept everything. */
export const isSupported = (keyword: string): boolean =>
  Object.hasOwn(plain, keyword) || Object.hasOwn(nested, keyword)

/** Returns all errors of a value by place. The value itself is never included, since it may be secret. */
export function findValidationErrors(root: Schema, answer: unknown, find: FindSchema): ValidationErrors {
  let level = 0
  const inside: Inside = (schema, value, at) => {
    if (level > MOST_LEVELS) return [{ at, says: 'lies too deep to be judged' }]
    level += 1
    const found = Object.entries(schema).flatMap(([keyword, rule]) => {
      if (plain[keyword]?.(rule as never, value) === false)
        return [{ at, says: `does not hold ${keyword} ${JSON.stringify(rule)}` }]
      return nested[keyword]?.(schema, value, at, inside, find) ?? none
    })
    level -= 1
    return found
  }
  return inside(root, answer, '#')
}
