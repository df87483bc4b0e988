/** A difference between the expected and the actual value of a case. */
export interface Difference {
  readonly word: string
  readonly name: string
  readonly expected: unknown
  readonly actual: unknown
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function differenceIn(sentence: string): Difference | undefined {
  const [, word, name = '', expected = '', actual = ''] =
    /: (\w+)(?: '([^']+)')?: expected ([\s\S]+), but it is ([\s\S]+)\.$/.exec(sentence) ?? []
  return word === undefined ? undefined : { word, name, expected: parsed(expected), actual: parsed(actual) }
}
