/** Returns the properties of an unknown value; none if it is no object. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {})

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether a value from outside is one of a closed list of words. */
export const isOneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (value: unknown): value is Word =>
    words.some((word) => word === value)

/** The entries of a list from outside; none of what is no list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A text from outside; empty for what is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
