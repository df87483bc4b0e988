/** A token of SQL: word, name, number, sign or literal; the gap after it is stored with it. */
export interface Token {
  text: string
  /** The name as the database knows it, or a keyword in lower case; undefined for signs and literals. */
  name: string | undefined
  isQuoted: boolean
  /** The spaces and comments after the token. */
  gap: string
}

const GAP = String.raw`(?:\s+|--[^\n]*|/\*[\s\S]*?\*/)*`
const TOKEN = new RegExp(
  [
    String.raw`(?<literal>[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|(?<dollars>\$(?:[A-Za-z_]\w*)?\$)[\s\S]*?\k<dollars>)`,
    String.raw`"(?<quoted>(?:[^"]|"")*)"`,
    String.raw`(?<name>[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*)`,
    String.raw`(?<other>\$\d+|\d[\w.]*|::|[\s\S])`,
  ].join('|'),
  'y',
)
const BETWEEN = new RegExp(GAP, 'y')

const readGap = (sql: string, at: number): string => {
  BETWEEN.lastIndex = at
  return BETWEEN.exec(sql)?.[0] ?? ''
}

/** Returns the tokens of a statement in order; with their gaps they form its text again. */
export const readTokens = (sql: string): { head: string; tokens: Token[] } => {
  const head = readGap(sql, 0)
  const tokens: Token[] = []
  let at = head.length
  while (at < sql.length) {
    TOKEN.lastIndex = at
    const found = TOKEN.exec(sql)!
    const { quoted, name } = found.groups!
    const gap = readGap(sql, at + found[0].length)
    tokens.push({
      text: found[0],
      name: quoted?.replaceAll('""', '"') ?? name?.toLowerCase(),
      isQuoted: quoted !== undefined,
      gap,
    })
    at += found[0].length + gap.length
  }
  return { head, tokens }
}
