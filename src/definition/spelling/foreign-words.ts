import foreign from './foreign-words.data.json' with { type: 'json' }

const words: Readonly<Record<string, string>> = foreign.words
const types: Readonly<Record<string, string>> = foreign.types

/** What a word of other form and workflow engines is called here; nothing for a word nobody brings along. */
export function adviceOnWord(word: string): string | undefined {
  const plain = [word, word.replace(/(When|If|Rule|Expression)$/, '')].find((one) =>
    Object.hasOwn(words, one),
  )
  return plain === undefined ? undefined : words[plain]
}

/** What a type of field of other engines is called here. */
export function adviceOnType(type: string): string | undefined {
  const plain = type.toLowerCase().replaceAll(/[-_ ]/g, '')
  const found = Object.hasOwn(types, plain) ? types[plain] : undefined
  return found === undefined ? undefined : `Here it is called ${found}: write that.`
}

const columns: Readonly<Record<string, string>> = foreign.columns

/** What a type of column or line of other engines is called here. */
export function adviceOnColumn(type: string): string | undefined {
  const plain = type.toLowerCase().replaceAll(/[-_ ]/g, '')
  return Object.hasOwn(columns, plain)
    ? `Here it is called ${columns[plain]}: write that.`
    : adviceOnType(type)
}

const operators: Readonly<Record<string, string>> = foreign.operators

/** The operator that other languages write otherwise, by how they write it. */
export function operatorFor(name: string): string | undefined {
  const plain = name.toLowerCase().replaceAll(/[-_ ]/g, '')
  return Object.hasOwn(operators, plain) ? operators[plain] : undefined
}
