import type { ErrorObject } from 'ajv/dist/2020.js'
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

/** Converts schema errors to sentences; a property that is misspelt or misplaced is reported once. */
export function sayErrors(
  errors: readonly ErrorObject[],
  top: readonly string[] = [],
  needed: readonly string[] = [],
): ErrorFinding[] {
  const messages = errors.map((error) => ({ error, findings: sayError(error, top, needed) }))
  const strangers = messages.filter(({ error }) => error.keyword === 'additionalProperties')
  const absent = messages.filter(({ error }) => error.keyword === 'required')
  return messages.flatMap((one, index) => {
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
      return [moved(one, home.error.instancePath)]
    // If one form was meant, errors of the others are dropped.
    const isOtherForm =
      one.error.keyword === 'type' &&
      messages.some(({ findings: { path } }) => path.startsWith(`${one.findings.path}/`))
    return (word !== undefined && isMisspelt) || isOtherForm ? [] : [one.findings]
  })
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

/** Reports a property that was written instead of a missing one. */
function meant({ path, sentence }: ErrorFinding, words: readonly string[]): ErrorFinding {
  const plain = /^'.*?' is not a word here\./.exec(sentence)?.[0] ?? sentence
  const names = words.map((word) => `'${word}'`).join(' and ')
  const [only, ...others] = words
  const isNamed = words.every((word) => sentence.includes(`'${word}'`))
  return {
    path,
    sentence: isNamed
      ? sentence
      : `${plain} ${names} ${others.length === 0 ? 'is' : 'are'} missing here. Add what is missing.`,
    ...(others.length === 0 && only !== undefined ? { nearest: only } : {}),
  }
}

/** Reports a property that is in the wrong place. */
function moved({ error, findings }: Message, home: string): ErrorFinding {
  const word = String(error.params['additionalProperty'])
  const to = home === '' ? 'to the top of the file' : `to ${home}`
  return {
    path: findings.path,
    sentence: `'${word}' is not a word here. It belongs ${to}, where it is missing: move it there.`,
  }
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

/** Returns an example of an object with its required properties. */
function exampleOf({ params, parentSchema }: ErrorObject): string {
  const { required = [] } = Object(parentSchema) as { required?: readonly string[] }
  if (objectOf(params).type !== 'object' || required.length === 0) return ''
  return ` Write { ${required.map((word) => `"${word}": …`).join(', ')} }.`
}

/** Returns true for an amount written as a number instead of a quoted text. */
const isAmount = ({ data, parentSchema }: ErrorObject): boolean => {
  const { pattern } = objectOf(parentSchema)
  return (
    typeof data === 'number' && typeof pattern === 'string' && new RegExp(pattern, 'u').test(String(data))
  )
}

const CONDITION =
  'Write a condition in JSON Logic, such as {"rule": "isOpen"} or {"==": [{"var": "state"}, "OPEN"]}.'
const ANSWERS: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false }

/** Suggests the value in its correct form. */
function meantBy({ data, params, instancePath, parentSchema }: ErrorObject): string {
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

function kindNamed(type: unknown): string {
  return kinds[String(type)] ?? `a ${String(type)}`
}
