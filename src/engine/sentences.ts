import { currentLanguage } from '#values/language.ts'
import { sayForms } from '#values/generated/say-forms.ts'

/** Sentences of the engine, in the language of the reader. All other sentences are in the definitions. */
export const sentences = {
  required: (label: string) =>
    label.endsWith('?') ? sayForms('answerQuestion') : sayForms('required', { label }),
  notPermitted: () => sayForms('notPermitted'),
  fillIn: (labels: readonly string[]) => sayForms('fillIn', { labels: named(labels) }),
  finishFirst: (title: string) => sayForms('finishFirst', { title }),
  answerAbove: () => sayForms('answerAbove'),
  nothingRequested: () => sayForms('nothingRequested'),
  lookingUp: () => sayForms('lookingUp'),
  stepOfMany: (title: string, at: number, count: number) => sayForms('stepOfMany', { title, at, count }),
  addFirst: () => sayForms('addFirst'),
  addAtLeast: (count: number) => sayForms('addAtLeast', { count }),
  keepAtMost: (count: number) => sayForms('keepAtMost', { count }),
  least: (bound: string) => sayForms('least', { bound }),
  most: (bound: string) => sayForms('most', { bound }),
  above: (bound: string) => sayForms('above', { bound }),
  below: (bound: string) => sayForms('below', { bound }),
  oneOf: (listed: readonly string[]) =>
    sayForms('oneOf', { listed: joined(listed, { type: 'disjunction', style: 'long' }) }),
  otherForm: (hint: string | undefined) =>
    sayForms('otherForm', { hint: hint ?? sayForms('checkAndTryAgain') }),
  /** Names the characters of a text that are not allowed in it. */
  refusedSigns: (signs: readonly string[]) => sayForms('refusedSigns', { signs: quoted(signs) }),
  /** Used if the server sent a pattern that cannot be used (IDN-046, verbatim). */
  internalError: () => sayForms('internalError'),
} as const

/** Signs as a person recognises them, the first few. */
function quoted(signs: readonly string[]): string {
  return named(signs.map((sign) => (sign === ' ' ? sayForms('space') : sayForms('sign', { sign }))))
}

/** The first few by name, the rest as a number. */
function named(labels: readonly string[]): string {
  return joined(
    labels.length > 3 ? [...labels.slice(0, 2), sayForms('more', { count: labels.length - 2 })] : labels,
    { type: 'conjunction' },
  )
}

/** Names in a row as a reader of the language writes them. */
function joined(names: readonly string[], how: Intl.ListFormatOptions): string {
  const { tag } = currentLanguage()
  // The portal's English has no comma before its ‘and’.
  return new Intl.ListFormat(tag === 'en' ? 'en-GB' : tag, how).format(names)
}
