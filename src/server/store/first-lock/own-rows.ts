import type { TenantTable } from '../tenant-table.ts'
import { tenantTables } from '../generated/tenant-tables.ts'
import { readInserted, type InsertedParameter } from './inserted.ts'
import { readTokens, type Token } from './tokens.ts'

/** The limits of a statement: one organisation, or one environment of it. */
export type Bound = 'organisation' | 'environment'

/** A statement limited to the rows of one tenant. */
export interface OwnStatement {
  text: string
  /** Further parameters, after those of the statement. */
  adds: readonly Bound[]
  /** Parameters that are inserted as organisation or environment, and must equal the tenant's. */
  inserted: readonly InsertedParameter[]
}

/** A statement, or the part of one in brackets. */
interface Frame {
  verb: 'select' | 'update' | 'delete' | 'insert' | undefined
  isFrom: boolean
  /** The next token is a table: `listed` puts its condition in `where`, `joined` in `on`. */
  expects: 'listed' | 'joined' | undefined
  /** Conditions that wait for their `where`. */
  pending: string[]
  /** Conditions that wait for the `on` of a join. */
  joinPending: string[]
  /** The condition for the existing row of an insert with `on conflict`. */
  holdExisting: (() => string) | undefined
  /** The original condition is in a bracket that is still open. */
  isBracketed: boolean
  isJoinBracketed: boolean
}

const openFrame = (isFrom: boolean): Frame => ({
  verb: undefined,
  isFrom,
  expects: isFrom ? 'listed' : undefined,
  pending: [],
  joinPending: [],
  holdExisting: undefined,
  isBracketed: false,
  isJoinBracketed: false,
})

/** The placeholders of organisation and environment; no environment if the statement covers all. */
interface Parameters {
  organisation(): string
  environment?: (() => string) | undefined
}

/** Keywords that may follow the name of a table and are no alias. */
const NO_ALIAS = new Set(
  `where on join left right inner full cross natural using group order limit offset fetch for union except intersect window
  having returning set values select tablesample default overriding`.split(/\s+/),
)
const ENDS_FROM = new Set(
  'where group order limit offset fetch for union except intersect window having returning set values'.split(
    ' ',
  ),
)
const ENDS_WHERE = new Set(
  'group order limit offset fetch for union except intersect window having returning'.split(' '),
)
const BEGINS_JOIN = new Set(['join', 'left', 'right', 'full', 'inner', 'cross', 'natural'])
/** Statements that a request may use; others name tables where no condition fits. */
const BEGINS = new Set(
  'select with insert update delete values set explain savepoint release rollback'.split(' '),
)

const tableOf = (name: string | undefined): TenantTable | undefined =>
  name !== undefined && Object.hasOwn(tenantTables, name) ? tenantTables[name] : undefined

const keywordOf = (token: Token | undefined): string | undefined =>
  token?.isQuoted === false ? token.name : undefined

const quote = (name: string): string => `"${name}"`

const conditionOf = (
  alias: string,
  column: string,
  { environment }: TenantTable,
  parameters: Parameters,
): string => {
  const own = `${quote(alias)}.${quote(column)} = ${parameters.organisation()}`
  return environment && parameters.environment
    ? `${own} and ${quote(alias)}."environment" = ${parameters.environment()}`
    : own
}

/**
 * Returns a subquery with the rows that a tenant may read, instead of the table. System work in all
 * environments reads only the tenant's own.
 */
const rowsOf = (name: string, table: TenantTable, parameters: Parameters): string => {
  const { organisation, environment } = parameters
  const condition =
    table.read === undefined || environment === undefined
      ? conditionOf(name, table.organisation, table, parameters)
      : narrow(table.read, parameters)
          .replaceAll('app_org_id()', organisation)
          .replaceAll('app_environment()', environment)
  return `(select * from ${quote(name)} where ${condition})`
}

/** Reads a table name with an optional schema; undefined for a foreign schema. */
const readName = (tokens: readonly Token[], at: number): { name: string; last: number } | undefined => {
  const { name = '' } = tokens[at] ?? {}
  if (tokens[at + 1]?.text !== '.') return { name, last: at }
  return name === 'public' ? { name: tokens[at + 2]?.name ?? '', last: at + 2 } : undefined
}

/** Reads the alias of a table; undefined without one. */
const readAlias = (tokens: readonly Token[], last: number): string | undefined => {
  const next = tokens[last + 1]
  if (keywordOf(next) === 'as') return tokens[last + 2]?.name
  return next?.isQuoted || !NO_ALIAS.has(next?.name ?? '') ? next?.name : undefined
}

/** Throws an error for several statements, or one of an unknown kind. */
const refuseOthers = (tokens: readonly Token[]): void => {
  const first = tokens.find(({ text }) => text !== '(')
  if (first && !BEGINS.has(keywordOf(first) ?? ''))
    throw new Error(
      `A statement of a request begins with '${first.text}', for which no rows of a tenant can be told.`,
    )
  if (tokens.slice(0, -1).some(({ text }) => text === ';'))
    throw new Error('A statement of a request is followed by another one.')
}

/** Throws an error for a `with` part that is named like a table of tenants. */
const refuseShadows = (tokens: readonly Token[]): void => {
  for (const [at, { name }] of tokens.entries()) {
    const [as, ...after] = tokens.slice(at + 1, at + 5).map(({ text }) => text.toLowerCase())
    const opens = after.find((word) => word !== 'not' && word !== 'materialized')
    if (as === 'as' && opens === '(' && tableOf(name))
      throw new Error(`A statement calls a part of its own '${name}', as the table of the tenants is called.`)
  }
}

const narrowTokens = (
  { head, tokens }: ReturnType<typeof readTokens>,
  parameters: Parameters,
  inserted: InsertedParameter[],
): string => {
  const written = [head]
  const frames = [openFrame(false)]

  const finishJoin = (frame: Frame) => {
    if (frame.joinPending.length > 0)
      throw new Error('A statement of a request joins a table without a condition.')
    if (frame.isJoinBracketed) written.push(') ')
    frame.isJoinBracketed = false
  }

  const finish = (frame: Frame) => {
    finishJoin(frame)
    if (frame.pending.length > 0) written.push(` where ${frame.pending.join(' and ')} `)
    else if (frame.isBracketed) written.push(') ')
    frame.pending = []
    frame.isBracketed = false
  }

  const hold = (conditions: readonly string[], { text, gap }: Token) =>
    written.push(`${text} ${conditions.join(' and ')} and (`, gap)

  const target = (frame: Frame, at: number, verb: 'insert' | 'update' | 'delete') => {
    frame.verb = verb
    const found = readName(tokens, at)
    const table = tableOf(found?.name)
    if (!found || !table) return
    const alias = readAlias(tokens, found.last) ?? found.name
    const condition = () => conditionOf(alias, table.changed ?? table.organisation, table, parameters)
    if (verb === 'insert') {
      inserted.push(...readInserted(tokens, found.last + 1, found.name, table))
      frame.holdExisting = condition
    } else frame.pending.push(condition())
  }

  /** Limits a table that is read; returns the last token that it replaced, if any. */
  const mention = (frame: Frame, at: number, place: 'listed' | 'joined'): number | undefined => {
    const found = readName(tokens, at)
    const table = tableOf(found?.name)
    if (!found || !table || tokens[found.last + 1]?.text === '(') return undefined
    const alias = readAlias(tokens, found.last)
    if (table.read === undefined && frame.verb !== undefined) {
      const condition = conditionOf(alias ?? found.name, table.organisation, table, parameters)
      if (place === 'joined') frame.joinPending.push(condition)
      else frame.pending.push(condition)
      return undefined
    }
    written.push(rowsOf(found.name, table, parameters))
    written.push(alias === undefined ? ` as ${quote(found.name)}` : '', tokens[found.last]!.gap || ' ')
    return found.last
  }

  const readJoin = (frame: Frame, at: number) => {
    const before = keywordOf(tokens[at - 1])
    if (before === 'natural' || before === 'right' || before === 'full' || before === 'outer')
      throw new Error(
        `A statement of a request joins by '${before} join', for which no rows of a tenant can be told.`,
      )
    frame.expects = before === 'cross' ? 'listed' : 'joined'
  }

  const readKeyword = (frame: Frame, word: string, at: number) => {
    const before = keywordOf(tokens[at - 1])
    if (word === 'table' || (word === 'merge' && keywordOf(tokens[at + 1]) === 'into'))
      throw new Error(`A statement of a request says '${word}', for which no rows of a tenant can be told.`)
    if (BEGINS_JOIN.has(word) && tokens[at + 1]?.text !== '(') finishJoin(frame)
    if (word === 'where') finishJoin(frame)
    if (ENDS_WHERE.has(word) || (word === 'on' && keywordOf(tokens[at + 1]) === 'conflict')) finish(frame)
    if (ENDS_FROM.has(word)) frame.isFrom = false
    if (word === 'select') {
      frame.verb ??= 'select'
      frame.isFrom = false
    } else if (word === 'update' && before === 'do')
      frame.pending.push(...[frame.holdExisting?.() ?? []].flat())
    else if (word === 'update' && before !== 'for' && before !== 'key') target(frame, at + 1, 'update')
    else if (word === 'into' && before === 'insert') target(frame, at + 1, 'insert')
    else if (word === 'from' && before === 'delete') target(frame, at + 1, 'delete')
    else if (word === 'from' && before !== 'distinct' && frame.verb !== undefined) {
      frame.expects = 'listed'
      frame.isFrom = true
    } else if (word === 'join') readJoin(frame, at)
    else if (word === 'using' && frame.verb === 'delete' && tokens[at + 1]?.text !== '(') {
      frame.expects = 'listed'
      frame.isFrom = true
    }
  }

  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    const frame = frames.at(-1)!
    const word = tokens[at - 1]?.text === '.' ? undefined : keywordOf(token)
    const place = word === 'lateral' || word === 'only' ? undefined : frame.expects
    if (place) frame.expects = undefined
    if (token.text === '(') frames.push(openFrame(place !== undefined))
    else if (token.text === ')') {
      finish(frame)
      frames.pop()
    } else if (token.text === ',' && frame.isFrom) {
      finishJoin(frame)
      frame.expects = 'listed'
    } else if (place && token.name !== undefined) {
      const last = mention(frame, at, place)
      if (last !== undefined) {
        at = last
        continue
      }
    }
    if (word !== undefined) readKeyword(frame, word, at)
    if (word === 'where' && frame.pending.length > 0) {
      hold(frame.pending, token)
      frame.pending = []
      frame.isBracketed = true
    } else if (word === 'on' && frame.joinPending.length > 0) {
      hold(frame.joinPending, token)
      frame.joinPending = []
      frame.isJoinBracketed = true
    } else written.push(token.text, token.gap)
  }
  finish(frames[0]!)
  return written.join('')
}

const narrow = (sql: string, parameters: Parameters): string => narrowTokens(readTokens(sql), parameters, [])

/**
 * Limits a statement to one tenant: each table of tenants in it gets a condition on organisation and
 * environment.
 */
export const ownStatement = (sql: string, own: number, isInEnvironment = true): OwnStatement => {
  const read = readTokens(sql)
  refuseOthers(read.tokens)
  refuseShadows(read.tokens)
  const adds: Bound[] = []
  const placeOf = (bound: Bound): string => {
    if (!adds.includes(bound)) adds.push(bound)
    return `$${own + adds.indexOf(bound) + 1}`
  }
  const parameters: Parameters = {
    organisation: () => `${placeOf('organisation')}::uuid`,
    environment: isInEnvironment ? () => placeOf('environment') : undefined,
  }
  const inserted: InsertedParameter[] = []
  const text = narrowTokens(read, parameters, inserted)
  return { text, adds, inserted }
}
