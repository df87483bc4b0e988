import type { ErrorObject } from 'ajv/dist/2020.js'
import { exampleOf, isAmount, meantBy } from './meant-values.ts'
import { meant, misplacedEntries, moved } from './misplaced-words.ts'
import { strange, unformed, unlisted, type ErrorFinding } from './unknown-words.ts'
import { again, whatBelongs, whatIsWritten, wordsOfForms } from './written-forms.ts'
import { whatStands } from './written-names.ts'
import { listOf, objectOf } from '#values/object.ts'

const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  object: 'an object in braces',
  array: 'a list in brackets',
  integer: 'a whole number',
  boolean: 'true or false',
}

/** Keywords whose errors only repeat the error inside them. */
const hollow = new Set(['anyOf', 'oneOf', 'if', '$ref', 'allOf', 'propertyNames'])

/** Leaves out the errors that only repeat others, where there are others. */
function telling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const others = errors.filter(({ keyword }) => !hollow.has(keyword))
  return others.length > 0 ? others : errors
}

/** Converts schema errors to sentences; a property that is misspelt or misplaced is reported once. */
export function sayErrors(
  found: readonly ErrorObject[],
  top: readonly string[] = [],
  needed: readonly string[] = [],
): ErrorFinding[] {
  const all = telling(found)
  const misplaced = misplacedEntries(all)
  const errors = all.filter(
    ({ instancePath }) => !misplaced.some(({ path }) => `${instancePath}/`.startsWith(`${path}/`)),
  )
  const messages = errors.map((error) => ({ error, findings: sayError(error, top, needed) }))
  const strangers = messages.filter(({ error }) => error.keyword === 'additionalProperties')
  const absent = messages.filter(({ error }) => error.keyword === 'required')
  const sentences = messages.flatMap((one, index) => {
    if (isOfOtherBranch(one.error, errors)) return []
    // If several forms are allowed, one sentence names all.
    const forms = typesAt(one.error, errors)
    if (forms.length > 1 && forms[0] !== one.error) return []
    if (forms.length > 1) return [sayError(withTypes(one.error, forms), top)]
    // The same error in every entry of a list is reported once.
    if (isOfEntries(one, messages.slice(0, index))) return []

    const word = one.error.keyword === 'required' ? String(one.error.params['missingProperty']) : undefined
    const isMisspelt = strangers.some(
      ({ error, findings: { nearest, sentence } }) =>
        (error.instancePath === one.error.instancePath &&
          (nearest === word || sentence.includes(`'${word}'`))) ||
        error.params['additionalProperty'] === word,
    )
    const lacking = absent.filter(({ error }) => error.instancePath === one.error.instancePath)
    const beside = strangers.filter(({ error }) => error.instancePath === one.error.instancePath)
    // An unknown and a missing property together: the one was meant as the other.
    const absentWords = lacking.map(({ error }) => String(error.params['missingProperty']))
    if (
      beside.length === 1 &&
      beside[0]!.findings.fix === undefined &&
      absentWords.length > 0 &&
      !absentWords.includes(beside[0]!.findings.nearest ?? '')
    ) {
      if (word !== undefined) return []
      if (beside[0] === one) return [meant(one.findings, absentWords)]
    }
    const home = absent.find(
      ({ error }) => error.params['missingProperty'] === one.error.params['additionalProperty'],
    )
    if (one.error.keyword === 'additionalProperties' && home !== undefined)
      return [moved(one.error, one.findings, home.error.instancePath)]
    // If one form was meant, errors of the others are dropped.
    const isOtherForm =
      one.error.keyword === 'type' &&
      messages.some(({ findings: { path } }) => path.startsWith(`${one.findings.path}/`))
    return (word !== undefined && isMisspelt) || isOtherForm ? [] : [one.findings]
  })
  return [...misplaced, ...sentences]
}

interface Message {
  readonly error: ErrorObject
  readonly findings: ErrorFinding
}

const isOfForm = ({ keyword }: Pick<ErrorObject, 'keyword'>): boolean =>
  keyword === 'additionalProperties' || keyword === 'required'

/** Returns true if an error belongs to a form, while another form fails deeper inside. */
function isOfOtherBranch(
  { keyword, instancePath, parentSchema }: ErrorObject,
  errors: readonly ErrorObject[],
): boolean {
  if (!isOfForm({ keyword })) return false
  const beside = errors.filter((other) => other.instancePath === instancePath)
  const forms = new Set(beside.map((other) => other.parentSchema))
  const { properties = {} } = objectOf(parentSchema)
  const own = (form: unknown): number =>
    beside.filter((other) => other.parentSchema === form && isOfForm(other)).length
  // The form that lacks least was meant.
  const least = Math.min(...[...forms].map(own).filter((count) => count > 0))
  if (forms.size > 1 && own(parentSchema) > least) return true
  return (
    forms.size > 1 &&
    errors.some((other) => {
      const [, within = ''] = other.instancePath.startsWith(`${instancePath}/`)
        ? other.instancePath.slice(instancePath.length).split('/')
        : []
      return within !== '' && !Object.hasOwn(objectOf(properties), within)
    })
  )
}

/** Returns the errors that require another type at the same place. */
const typesAt = (
  { keyword, instancePath }: ErrorObject,
  errors: readonly ErrorObject[],
): readonly ErrorObject[] =>
  keyword === 'type'
    ? errors.filter((one) => one.keyword === 'type' && one.instancePath === instancePath)
    : []

const withTypes = (error: ErrorObject, forms: readonly ErrorObject[]): ErrorObject => ({
  ...error,
  params: { type: [...new Set(forms.flatMap(({ params }) => [objectOf(params).type].flat()))] },
})

const listOfEntry = (path: string): string | undefined => /^(.*)\/\d+$/.exec(path)?.[1]

/** Returns true if an earlier entry of the list has the same error. */
function isOfEntries({ error, findings }: Message, before: readonly Message[]): boolean {
  const list = listOfEntry(findings.path)
  return (
    list !== undefined &&
    error.keyword === 'type' &&
    before.some(
      (other) =>
        other.error.keyword === 'type' &&
        objectOf(other.error.params).type === objectOf(error.params).type &&
        listOfEntry(other.findings.path) === list,
    )
  )
}

/** Converts a schema error to a sentence for the author of the definition. */
function sayError(error: ErrorObject, top: readonly string[], needed: readonly string[] = []): ErrorFinding {
  const params = objectOf(error.params)
  const path = error.instancePath
  switch (error.keyword) {
    case 'additionalProperties':
      return strange(error, String(params.additionalProperty), top)
    case 'required':
      return {
        path,
        sentence: `'${String(params.missingProperty)}' is missing.${whatBelongs(error) || ' Add it.'}`,
      }
    case 'enum':
      return unlisted(error, listOf(params.allowedValues).map(String))
    case 'const':
      return {
        path,
        sentence: `Only ${JSON.stringify(params.allowedValue)} may stand here; leave the word out otherwise.`,
      }
    case 'pattern':
      return unformed(error, String(params.pattern))
    case 'type':
      return {
        path,
        sentence:
          ([params.type].flat().includes('string') && !isAmount(error) ? whatStands(path) : undefined) ??
          `Here stands ${[params.type].flat().map(kindNamed).join(' or ')}, nothing else.${exampleOf(error) + meantBy(error) || whatIsWritten(error.parentSchema)}`,
      }
    case 'minLength':
      return {
        path,
        sentence: `This is empty.${whatIsWritten(error.parentSchema) || ' Write a text, or leave the word out where it may be missing.'}`,
      }
    case 'minItems':
    case 'minProperties':
      return {
        path,
        sentence: needed.includes(path.slice(1))
          ? 'This is empty, and cannot be left out: write at least one.'
          : 'This is empty: write at least one, or leave the word out where it may be missing.',
      }
    case 'minimum':
      return { path, sentence: `Write a number that is at least ${String(params.limit)}.` }
    case 'maximum':
      return { path, sentence: `Write a number that is at most ${String(params.limit)}.` }
    case 'uniqueItems':
      return again(error)
    case 'maxItems':
    case 'maxLength':
      return {
        path,
        sentence: `Here ${error.keyword === 'maxItems' ? 'stand' : 'are'} at most ${String(params.limit)}${error.keyword === 'maxItems' ? '' : ' characters'}: take out what is more.`,
      }
    case 'format':
      return {
        path,
        sentence: `${JSON.stringify(error.data)} is no day of the calendar. Write year, month and day, such as "2027-12-31".`,
      }
    case 'oneOf':
      return {
        path,
        sentence: `Here stands ${wordsOfForms(error)}, and only one of them. Take the other out.`,
      }
    case 'dependentRequired':
      return {
        path,
        sentence: `'${String(params.property)}' stands here without '${String(params.missingProperty)}': write both, or neither.`,
      }
    default:
      return {
        path,
        sentence: 'This is not written as it must be. Look for its form in definitions/REFERENCE.md.',
      }
  }
}

function kindNamed(type: unknown): string {
  return kinds[String(type)] ?? `a ${String(type)}`
}
