/** Plain words for the JSON types. */
const plain: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a thing of several parts',
  null: 'nothing',
}

/** Joins JSON types in plain words: 'a text or a number'. */
export const sayTypes = (types: readonly string[]): string =>
  [...new Set(types.map((type) => plain[type] ?? type))].join(' or ')
