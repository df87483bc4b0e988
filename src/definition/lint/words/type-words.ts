/** What a schema calls the types, in words. */
const plain: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a thing of several parts',
  null: 'nothing',
}

/** What values are, in words. */
export const sayTypes = (types: readonly string[]): string =>
  [...new Set(types.map((type) => plain[type] ?? type))].join(' or ')
