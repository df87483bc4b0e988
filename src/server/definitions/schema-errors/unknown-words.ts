import type { ErrorObject } from 'ajv/dist/2020.js'
import { objectOf } from '#values/object.ts'
import type { Finding } from '#definition/finding.ts'
import { adviceOnType, adviceOnWord } from '#definition/spelling/foreign-words.ts'
import { adviseNames } from '#definition/lint/context/findings.ts'
import { isSlip, nearestName } from '#definition/spelling/nearest-name.ts'
import { sayForm } from './written-forms.ts'
import { correctedName } from './written-names.ts'

export type ErrorFinding = Pick<Finding, 'path' | 'sentence' | 'nearest' | 'fix' | 'unknownWord'>

export const sayUnknownWord = (word: string): string => `'${word}' is not a word here.`

/** Escapes a name for a JSON pointer (RFC 6901). */
export const pointed = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** The maximum number of listed words. */
const MOST_LISTED = 8
/** Limits under the names that other formats use. */
const SAME: Readonly<Record<string, string>> = {
  min: 'least',
  minimum: 'least',
  max: 'most',
  maximum: 'most',
}

/** Reports an unknown property, with the one that was probably meant. */
export function strange(error: ErrorObject, word: string, top: readonly string[]): ErrorFinding {
  const existing = Object.keys((error.parentSchema as { properties?: object }).properties ?? {})
  const path = `${error.instancePath}/${pointed(word)}`
  const sentence = sayUnknownWord(word)
  const unknown = { path, unknownWord: word }
  const called = SAME[word]
  if (called !== undefined && existing.includes(called))
    return { ...unknown, sentence: `${sentence} Write '${called}'.` }
  const nearest = nearestName(word, existing)
  const taken = objectOf(objectOf(objectOf(error.parentSchema).properties)[nearest ?? ''])
  // A list was not meant as a property with a single value.
  const isOther = Array.isArray(objectOf(error.data)[word]) && taken.type === 'object'
  const isBegun = nearest !== undefined && !isOther && (nearest.startsWith(word) || word.startsWith(nearest))
  // A property that exists elsewhere is not misspelt, unless it begins the one that was meant.
  const advice =
    nearest !== undefined && isSlip(word, nearest) && (isBegun || word.length < 4)
      ? undefined
      : adviceOnWord(word)
  if (advice !== undefined) return { ...unknown, sentence: `${sentence} ${advice}` }
  if (error.instancePath !== '' && top.includes(word))
    return { ...unknown, sentence: `${sentence} Move it to the top of the file.` }
  if (nearest === undefined)
    return {
      ...unknown,
      sentence:
        existing.length > MOST_LISTED
          ? `${sentence} Take it out; what may stand here is in definitions/REFERENCE.md.`
          : `${sentence} ${adviseNames(existing)}`,
    }
  const isFree = !Object.hasOwn(error.data as object, nearest)
  return {
    ...unknown,
    sentence,
    nearest,
    ...(isSlip(word, nearest) && isFree ? { fix: { path, key: nearest } } : {}),
  }
}

/** Reports a value that is not in its list, with the one that was probably meant. */
export function unlisted(error: ErrorObject, existing: readonly string[]): ErrorFinding {
  const was = String(error.data)
  const path = error.instancePath
  if (existing.length === 1 && path.endsWith('/unit'))
    return {
      path,
      sentence: `The program counts this limit in ${existing[0]}, not in '${was}'. Write "unit": "${existing[0]}".`,
    }
  const sentence =
    existing.length === 1
      ? `Only '${existing[0]}' may stand here, not '${was}'. Write it, or leave the word out.`
      : `'${was}' is not one of ${existing.join(', ')}.`
  const nearest = nearestName(was, existing)
  if (nearest === undefined)
    return { path, sentence: existing.length === 1 ? sentence : `${sentence} Write one of them.` }
  return { path, sentence, nearest, ...(isSlip(was, nearest) ? { fix: { path, was, value: nearest } } : {}) }
}

const isTypeOfField = (path: string): boolean => /\/(fields|asks)\/\d+\/type$/.test(path)

const sayType = (type: string): string =>
  `There is no field type '${type}'. ${adviceOnType(type) ?? 'Name one of those in definitions/REFERENCE.md.'}`

/** Returns true for a rule name with an operator, such as `a && b` or `not a`. */
const isTogether = (written: string, description = ''): boolean =>
  description.startsWith('A positive question') && /^!|&&|\|\|| and | or |^not /.test(written)

/** Reports a text or name of the wrong form, with the schema's description and a suggestion. */
export function unformed(error: ErrorObject, pattern: string): ErrorFinding {
  const name = error.propertyName
  const written = name ?? String(error.data)
  const { description } = error.parentSchema as { description?: string }
  const path = name === undefined ? error.instancePath : `${error.instancePath}/${pointed(name)}`
  const nearest = correctedName(written, pattern)
  if (isTypeOfField(path))
    return { path, sentence: sayType(written), ...(nearest === undefined ? {} : { nearest }) }
  const form = sayForm(pattern)
  const rule = description === undefined ? (form === '' ? `: ${pattern}` : '') : `: ${description}`
  const plain = `'${written}' is not written as it must be${rule}`.replace(/[.]?$/, '.')
  if (isTogether(written, description))
    return {
      path,
      sentence: `${plain} What turns or joins rules is a rule of its own: write it under 'rules', and name it here.`,
    }
  if (/^\d[\d.]*$/.test(written) && name === undefined && pattern.startsWith('^[a-z]'))
    return {
      path,
      sentence: `${plain} A number has a name in limits.json: write it there, and its name here.`,
    }
  if (/\/columns\/\d+\/id$/.test(path) && /^\w+(\.\w+)+$/.test(written))
    return {
      path,
      sentence: `${plain} Write a name of one word, and where the value stands beside it: "path": "${written}".`,
    }
  const sentence = written.includes('*')
    ? `${plain} Nothing stands for all: name each one.`
    : `${plain}${sayForm(pattern)}`
  return { path, sentence, ...(nearest === undefined ? {} : { nearest }) }
}
