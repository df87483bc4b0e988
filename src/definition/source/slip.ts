const TOKEN = /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\n]|\\.)*")|(-?\d[\d.eE+-]*|true|false|null)|(.)|$)/gy

type Wants = 'value' | 'item' | 'first item' | 'name' | 'first name' | 'colon' | 'more'

/** Where a text is no JSON and why, in words for who wrote it; nothing when that cannot be told. */
export function slipIn(text: string): string | undefined {
  if (text.trim() === '') return 'the file is empty'
  const open: string[] = []
  let wants: Wants = 'value'
  let end = 0
  for (const token of text.matchAll(TOKEN)) {
    const sort = sortOf(token)
    const next = after(wants, sort, open)
    const start = token.index + token[0].length - token[0].trimStart().length
    const isOwed = sort === '}' || sort === ']' || (sort !== 'odd' && wants === 'more' && open.length > 0)
    const line = text.slice(0, isOwed ? end : start).split('\n').length
    if (next === undefined) return `on line ${line} ${saying(wants, sort, token[4], open)}`
    if (sort === 'end') return undefined
    wants = next
    end = token.index + token[0].length
  }
  return undefined
}

function sortOf([, mark, text, plain, odd]: RegExpExecArray): string {
  if (mark !== undefined) return mark
  if (text !== undefined) return 'text'
  return plain !== undefined ? 'plain' : odd !== undefined ? 'odd' : 'end'
}

/** What is wanted once this stands there; nothing where it may not. */
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

function saying(wants: Wants, sort: string, odd: string | undefined, open: readonly string[]): string {
  const closing = open.at(-1) === '{' ? '}' : ']'
  if (odd === '/') return 'stands a comment; its place is under ‘purpose’ or ‘says’'
  if (odd === '"') return 'a text does not end: a double quote is missing'
  if (odd !== undefined) return `stands ${odd}: names and texts stand in double quotes`
  if (wants === 'colon') return 'a colon is missing after a name'
  if (wants === 'more' && open.length === 0) return 'something stands after the end'
  if (sort === 'end' || (wants === 'more' && (sort === '}' || sort === ']'))) return `a ${closing} is missing`
  if (wants === 'more') return 'a comma is missing'
  if ((sort === '}' || sort === ']') && wants !== 'value') return 'a comma stands before nothing: take it out'
  return wants.endsWith('name') ? 'a name in double quotes is missing' : 'a value is missing'
}
