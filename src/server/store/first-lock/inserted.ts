import type { TenantTable } from '../tenant-table.ts'
import type { Token } from './tokens.ts'

/** A parameter, by index from 0, inserted as a row's organisation or environment. */
export interface InsertedParameter {
  index: number
  is: 'organisation' | 'environment'
  table: string
}

/** Returns the items in brackets or of a list ended by a keyword, and the position of its end. */
const readItems = (
  tokens: readonly Token[],
  from: number,
  ends: (token: Token) => boolean,
): { items: Token[][]; last: number } => {
  const items: Token[][] = [[]]
  let depth = 0
  let at = from
  for (; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (depth === 0 && ends(token)) break
    if (token.text === '(') depth += 1
    if (token.text === ')') depth -= 1
    if (depth < 0) break
    if (depth === 0 && token.text === ',') items.push([])
    else items.at(-1)!.push(token)
  }
  return { items, last: at }
}

const isClosing = ({ text }: Token): boolean => text === ')'

/** Returns the inserted rows, each as its items; an insert from a select is one such row. */
const readRows = (tokens: readonly Token[], from: number): Token[][][] => {
  let at = from
  while (tokens[at]?.text === '(') at += 1
  if (tokens[at]?.name === 'select')
    return [
      readItems(tokens, at + 1, ({ name, isQuoted }) => !isQuoted && (name === 'from' || name === 'where'))
        .items,
    ]
  const rows: Token[][][] = []
  if (tokens[at]?.name !== 'values') return rows
  do {
    const { items, last } = readItems(tokens, at + 2, isClosing)
    rows.push(items)
    at = last + 1
  } while (tokens[at]?.text === ',')
  return rows
}

const PARAMETER = /^\$(\d+)(?:::\w+)?$/

/**
 * Returns the parameters of an insert that name the owner of its rows. `at` is the token after the table's
 * name.
 */
export const readInserted = (
  tokens: readonly Token[],
  at: number,
  table: string,
  { organisation, environment }: TenantTable,
): InsertedParameter[] => {
  let start = at
  if (tokens[start]?.name === 'as') start += 2
  const columns = readItems(tokens, start + 1, isClosing)
  const names = columns.items.map(([token]) => token?.name)
  if (tokens[start]?.text !== '(' || !names.includes(organisation))
    throw new Error(`A row of ${table} is written without its organisation.`)
  const rows = readRows(tokens, columns.last + 1)
  return rows.flatMap((items) =>
    (['organisation', 'environment'] as const).flatMap((is) => {
      if (is === 'environment' && !environment) return []
      const item = items[names.indexOf(is === 'organisation' ? organisation : 'environment')] ?? []
      const number = PARAMETER.exec(item.map(({ text }) => text).join(''))?.[1]
      return number === undefined ? [] : [{ index: Number(number) - 1, is, table }]
    }),
  )
}
