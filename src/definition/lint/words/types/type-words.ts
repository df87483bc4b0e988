/** What a schema calls the types, as people say it. */
const plain: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a thing of several parts',
  null: 'nothing',
}

/** What values are, as people say it. */
export const sayTypes = (types: readonly string[]): string =>
  [...new Set(types.map((type) => plain[type] ?? type))].join(' or ')
