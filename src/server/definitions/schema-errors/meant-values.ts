import type { ErrorObject } from 'ajv/dist/2020.js'
import { listOf, objectOf } from '#values/object.ts'

/** Returns an example of an object with its required properties. */
export function exampleOf({ params, parentSchema }: ErrorObject): string {
  const { required = [] } = Object(parentSchema) as { required?: readonly string[] }
  if (objectOf(params).type !== 'object' || required.length === 0) return ''
  return ` Write { ${required.map((word) => `"${word}": …`).join(', ')} }.`
}

/** Returns true for an amount written as a number instead of a quoted text. */
export const isAmount = ({ data, parentSchema }: ErrorObject): boolean => {
  const { pattern } = objectOf(parentSchema)
  return (
    typeof data === 'number' && typeof pattern === 'string' && new RegExp(pattern, 'u').test(String(data))
  )
}

const CONDITION =
  'Write a condition in JSON Logic, such as {"rule": "isOpen"} or {"==": [{"var": "state"}, "OPEN"]}.'
const ANSWERS: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false }

/** Suggests the value in its correct form. */
export function meantBy({ data, params, instancePath, parentSchema }: ErrorObject): string {
  const requested = [objectOf(params).type].flat()
  const texts = listOf(data).filter((one) => typeof one === 'string')
  const write = (value: unknown): string => ` Write ${JSON.stringify(value)}.`
  if (typeof data === 'string') {
    const { type: item, $ref } = objectOf(objectOf(parentSchema)['items'])
    const isOfTexts = item !== 'object' && !String($ref).startsWith('#')
    if (requested.includes('array')) return isOfTexts ? write([data]) : ''
    if (requested.includes('boolean') && Object.hasOwn(ANSWERS, data)) return write(ANSWERS[data])
    if (requested.some((type) => type === 'integer' || type === 'number') && /^-?\d+(?:\.\d+)?$/.test(data))
      return ` Write ${data}, without quotes.`
    if (/\/weekdays\/\d+$/.test(instancePath)) return ' Write 1 for Monday, and so on to 7 for Sunday.'
    return instancePath.endsWith('/when') ? ` ${CONDITION}` : ''
  }
  if (requested.includes('integer') && typeof data === 'number') return ' Write a number without a fraction.'
  if (requested.includes('object') && requested.includes('string') && typeof data !== 'object')
    return ` Write a fixed value as { "is": ${JSON.stringify(data)} }.`
  if (requested.includes('string')) {
    const { pattern } = objectOf(parentSchema)
    if (
      typeof data === 'number' &&
      typeof pattern === 'string' &&
      !new RegExp(pattern, 'u').test(String(data))
    )
      return ''
    if (texts.length === 1) return write(texts[0])
    if (texts.length > 1)
      return ` Write one of them: ${texts.map((one) => JSON.stringify(one)).join(' or ')}.`
    return typeof data === 'number' ? write(String(data)) : ''
  }
  if (requested.includes('array') && Object.values(objectOf(data)).some((value) => typeof value === 'object'))
    return ` Write each as an entry of the list, its name under "${nameOf(instancePath)}": [{ "${nameOf(instancePath)}": …, … }].`
  if (requested.includes('object') && Array.isArray(data) && texts.length > 0)
    return ` Write { ${texts
      .slice(0, 2)
      .map((one) => `${JSON.stringify(one)}: …`)
      .join(', ')} }.`
  const flagged = Object.entries(objectOf(data)).filter(([, value]) => value === true)
  return requested.includes('array') && flagged.length > 0 ? write(flagged.map(([name]) => name)) : ''
}

/** Returns the property that names an entry of a list. */
const nameOf = (path: string): string => (path.endsWith('/displays') ? 'state' : 'id')
