import foreign from './foreign-words.data.json' with { type: 'json' }

const words: Readonly<Record<string, string>> = foreign.words
const types: Readonly<Record<string, string>> = foreign.types

/** Returns advice for a keyword of other form and workflow engines, or undefined if the word is unknown. */
export function adviceOnWord(word: string): string | undefined {
  const plain = [word, word.replace(/(When|If|Rule|Expression)$/, '')].find((one) =>
    Object.hasOwn(words, one),
  )
  return plain === undefined ? undefined : words[plain]
}

/** Returns advice for a field type of other engines. */
export function adviceOnType(type: string): string | undefined {
  const plain = type.toLowerCase().replaceAll(/[-_ ]/g, '')
  const found = Object.hasOwn(types, plain) ? types[plain] : undefined
  return found === undefined ? undefined : `Here it is called ${found}: write that.`
}

const columns: Readonly<Record<string, string>> = foreign.columns

/** Returns advice for a column or line type of other engines. */
export function adviceOnColumn(type: string): string | undefined {
  const plain = type.toLowerCase().replaceAll(/[-_ ]/g, '')
  return Object.hasOwn(columns, plain)
    ? `Here it is called ${columns[plain]}: write that.`
    : adviceOnType(type)
}

const operators: Readonly<Record<string, string>> = foreign.operators

/** Returns our operator for the spelling of another language. */
export function operatorFor(name: string): string | undefined {
  const plain = name.toLowerCase().replaceAll(/[-_ ]/g, '')
  return Object.hasOwn(operators, plain) ? operators[plain] : undefined
}
