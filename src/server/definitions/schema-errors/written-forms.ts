import type { ErrorObject } from 'ajv/dist/2020.js'
import { listOf, objectOf } from '#values/object.ts'

/** Descriptions of each pattern, with an example. */
const forms: Readonly<Record<string, string>> = {
  '^/[^:]*$': 'a slash and the parts behind it, such as /payments/{id}',
  '^/': 'an address from its first slash on, such as /payments/{id}',
  '^/[a-z]': 'an address from its first slash on, such as /guide',
  '^(/.*|first)$': 'an address from its first slash on, or first',
  '^\\d{4}-\\d{2}-\\d{2}$': 'year, month and day, such as 2027-12-31',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'hours and minutes from 00:00 to 23:59, such as 15:00',
  '^[a-z]$': 'one small letter',
  '^[a-z][a-z0-9-]*$': 'small letters, digits and hyphens, such as payment-row',
  '^[a-z][a-z0-9_-]*$': 'small letters, digits, hyphens and underscores, such as to-fix',
  '^[a-z][a-z0-9_]*$': 'small letters, digits and underscores, such as payments_direct',
  '^[a-z][a-z0-9]*(-[a-z0-9]+)*$': 'small letters and digits, joined by hyphens, such as single-payment',
  '^[a-z-]+(/[A-Za-z0-9.-]+)?$': 'a folder and what stands in it, such as tables/payments',
  '^[A-Z][A-Z_]*$': 'capitals and underscores, such as PAYMENT_FAILED',
  '^[A-Z][A-Z0-9_]*$': 'capitals, digits and underscores, such as USER_ERROR',
  '^[A-Z]{2}$': 'two capitals, such as MX',
  '^[A-Z]{3,5}$': 'three to five capitals, such as MXN',
  '^-?\\d+(\\.\\d{1,20})?$': 'digits and a point, such as 1000.50; a share of 0.25 % as 0.0025',
  '^[A-Za-z0-9_-]+$': 'the last name of a path, such as Ctry',
  '^[A-Za-z0-9_.*-]+$': 'names joined by dots, such as *.PstlAdr.Ctry',
  '^[a-z][A-Za-z]*(\\.[a-z][A-Za-z0-9]*)+$': 'two names joined by a dot, such as payments.read',
  '^[a-z][A-Za-z-]*(\\.[a-z][A-Za-z-]*)+$': 'two names joined by a dot, such as payment.create',
  '^[A-Za-z][A-Za-z -]*$': 'letters, spaces and hyphens, such as payment',
  '^[a-z][A-Za-z0-9_]*$': 'a name without spaces that begins small, such as senderAccount',
  '^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z0-9_]+)*$': 'names joined by dots, such as quote.amount',
  '^(is|has|needs|can)[A-Z][A-Za-z0-9]*$': 'a name such as isLargePayment, and the rule itself under rules',
}

/** Returns the description of a pattern; empty if it has none. */
export const sayForm = (pattern: string): string =>
  forms[pattern] === undefined ? '' : ` Write ${forms[pattern]}.`

/** Returns the schema's description of a place. */
export function whatIsWritten(schema: unknown): string {
  const { description, enum: values } = objectOf(schema)
  const listed = listOf(values).map(String)
  const oneOf = listed.length === 0 ? '' : ` Write one of ${listed.join(', ')}.`
  return typeof description === 'string' ? ` Write there: ${description}${oneOf}` : oneOf
}

/** Returns the schema's description of a missing property. */
export const whatBelongs = ({ params, parentSchema }: ErrorObject): string =>
  whatIsWritten(objectOf(objectOf(parentSchema).properties)[String(objectOf(params).missingProperty)])

/** Reports a repeated entry, at its second place. */
export function again({ instancePath, params, data }: ErrorObject): { path: string; sentence: string } {
  const places = ['i', 'j'].map((name) => Number(objectOf(params)[name]))
  const [first, later] = [Math.min(...places), Math.max(...places)]
  const sentence = `${JSON.stringify(listOf(data)[later])} stands in this list already, at ${first}. Keep one of them, or write the one that was meant.`
  return { path: `${instancePath}/${later}`, sentence }
}

/** Returns the properties of which one is required. */
export const wordsOfForms = ({ schema }: ErrorObject): string =>
  listOf(schema)
    .flatMap((form) => listOf(objectOf(form).required))
    .map((word) => `'${String(word)}'`)
    .join(' or ')
