const TOKEN = /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\n]|\\.)*")|(-?\d[\d.eE+-]*|true|false|null)|(.)|$)/gy

type Wants = 'value' | 'item' | 'first item' | 'name' | 'first name' | 'colon' | 'more'

/**
 * Describes the first syntax error of a JSON text in a sentence, or returns undefined if the reason is
 * unclear.
 */
export function slipIn(text: string): string | undefined {
  if (text.trim() === '') return 'the file is empty'
  if (text.startsWith('\ufeff'))
    return 'the file begins with a sign that nobody sees, a byte order mark: save it as UTF-8 without one'
  if (text.includes('\u0000')) return 'the file is written in another encoding: save it as UTF-8'
  const merge = text.split('\n').findIndex((line) => /^(?:<{7} |={7}$|>{7} )/.test(line.trimEnd()))
  if (merge !== -1)
    return `on line ${merge + 1} stands a mark of a merge: keep one of the two sides, and take the three marks out`
  const open: string[] = []
  let wants: Wants = 'value'
  let end = 0
  for (const token of text.matchAll(TOKEN)) {
    const sort = sortOf(token)
    const next = after(wants, sort, open)
    const start = token.index + token[0].length - token[0].trimStart().length
    const isOwed = sort === '}' || sort === ']' || (sort !== 'odd' && wants === 'more' && open.length > 0)
    const line = text.slice(0, isOwed ? end : start).split('\n').length
    if (next === undefined) return `on line ${line} ${saying(wants, sort, token[4], open, text.slice(start))}`
    const slip = slipInText(token[2] ?? token[3] ?? '')
    if (slip !== undefined) return `on line ${line} ${slip}`
    if (sort === 'end') return undefined
    wants = next
    end = token.index + token[0].length
  }
  return undefined
}

/** Describes an invalid escape, tab or number inside a JSON token. */
function slipInText(token: string): string | undefined {
  const [, escaped] = /^"(?:[^"\\]|\\["\\/bfnrtu])*(\\(?!["\\/bfnrtu]).)/.exec(token) ?? []
  if (escaped !== undefined) return `stands ${escaped}: a backslash is written twice, \\${escaped}`
  if (token.startsWith('"') && token.includes('\t')) return 'stands a tab inside a text: write a space'
  if (/^-?0\d/.test(token)) return `stands ${token}: a number begins with no 0 in front`
  return /^-?\d/.test(token) && Number.isNaN(Number(token)) ? `stands ${token}: that is no number` : undefined
}

function sortOf([, mark, text, plain, odd]: RegExpExecArray): string {
  if (mark !== undefined) return mark
  if (text !== undefined) return 'text'
  return plain !== undefined ? 'plain' : odd !== undefined ? 'odd' : 'end'
}

/** Returns the kind of token that may follow, or undefined if this one is not allowed here. */
function after(wants: Wants, sort: string, open: string[]): Wants | undefined {
  if (wants === 'colon') return sort === ':' ? 'value' : undefined
  const inner = open.at(-1)
  if (wants === 'more') {
    if (sort === 'end') return inner === undefined ? 'more' : undefined
    if (sort === ',') return inner === '{' ? 'name' : inner === '[' ? 'item' : undefined
    return close(sort, open)
  }
  if (wants.startsWith('first') && (sort === '}' || sort === ']')) return close(sort, open)
  if (wants === 'name' || wants === 'first name') return sort === 'text' ? 'colon' : undefined
  if (sort === 'text' || sort === 'plain') return 'more'
  if (sort !== '{' && sort !== '[') return undefined
  open.push(sort)
  return sort === '{' ? 'first name' : 'first item'
}

function close(sort: string, open: string[]): Wants | undefined {
  const opening = sort === '}' ? '{' : sort === ']' ? '[' : undefined
  if (opening === undefined || open.at(-1) !== opening) return undefined
  open.pop()
  return 'more'
}

/** Values that other languages write, with the JSON spelling or advice. */
const constants: Readonly<Record<string, string>> = {
  true: 'true is written in small letters',
  false: 'false is written in small letters',
  none: 'what has no value is left out',
  null: 'what has no value is left out',
  undefined: 'what has no value is left out',
  nan: 'a number is written in digits',
}

/** By how many more a text closes than it opens. */
function closings(rest: string): number {
  const plain = rest.replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '')
  return plain.replaceAll(/[^}\]]/g, '').length - plain.replaceAll(/[^{[]/g, '').length
}

function saying(
  wants: Wants,
  sort: string,
  odd: string | undefined,
  open: readonly string[],
  rest: string,
): string {
  const word = /^[A-Za-z]+/.exec(rest)?.[0] ?? ''
  const closing = open.at(-1) === '{' ? '}' : ']'
  if (odd === '/') return 'stands a comment; its place is under ‘purpose’ or ‘says’'
  if (odd === '"') return 'a text does not end: a double quote is missing'
  if (odd !== undefined && constants[word.toLowerCase()] !== undefined)
    return `stands ${word}: ${constants[word.toLowerCase()]}`
  if (odd !== undefined) return `stands ${odd}: names and texts stand in double quotes`
  if (wants === 'colon') return 'a colon is missing after a name'
  // More brackets closed later than are open means that this one is too many.
  if (wants === 'more' && sort === '}' && open.at(-1) === '[' && closings(rest) > open.length)
    return 'a } is too many'
  if (wants === 'more' && sort === ']' && open.at(-1) === '{' && closings(rest) > open.length)
    return 'a ] is too many'
  if (wants === 'more' && open.length === 0) return 'something stands after the end'
  if (sort === 'end' || (wants === 'more' && (sort === '}' || sort === ']'))) return `a ${closing} is missing`
  if (wants === 'more') return 'a comma is missing'
  if ((sort === '}' || sort === ']') && wants !== 'value') return 'a comma stands before nothing: take it out'
  return wants.endsWith('name') ? 'a name in double quotes is missing' : 'a value is missing'
}
