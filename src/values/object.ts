/** Returns the properties of an unknown value; none if it is no object. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {})

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether a value from outside is one of a closed list of words. */
export const isOneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (value: unknown): value is Word =>
    words.some((word) => word === value)

/** Returns the entries of an unknown value; none if it is no list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Returns an unknown value if it is a text; otherwise the empty text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
