import {
  PostgresQueryCompiler,
  type CompiledQuery,
  type KyselyPlugin,
  type QueryId,
  type RootOperationNode,
} from 'kysely'
import type { Environment } from '../environment.ts'
import { allTenants, type AllTenants } from './all-tenants.ts'
import { ownStatement, type OwnStatement } from './own-rows.ts'
import { tenantTablesIn } from './tables-in.ts'

/**
 * The owner of the rows of a request's statements: its organisation, or clients while the provider works on
 * them.
 */
export interface RequestScope {
  orgId: string
  environment: Environment
  /** One client in all its environments, or `all` for reading. */
  clients?: 'all' | { orgId: string } | undefined
}

/** The scope of a statement: a tenant in one or all environments; or, as listed, all tenants or none. */
export type Scope = RequestScope | { orgId: string } | { all: AllTenants | undefined }

const scopeKey = Symbol('scope')

type Scoped = RootOperationNode & { [scopeKey]?: Scope }

/** Returns a plugin that marks every statement of a transaction with its scope. */
export const scopePlugin = (scope: Scope): KyselyPlugin => ({
  transformQuery: ({ node }) => ({ ...node, [scopeKey]: scope }),
  transformResult: async ({ result }) => result,
})

const MOST = 2000
/** The longest SQL text cached: longer ones, mostly inserts of many rows, hardly repeat. */
const LONGEST = 20_000

/** Caches the parsed form of each SQL text, since few texts repeat often. */
const readOnce = <Read>(read: (sql: string, parameters: number) => Read) => {
  const statements = new Map<string, Read>()
  return ({ sql, parameters }: CompiledQuery): Read => {
    const found = statements.get(sql)
    if (found !== undefined) return found
    const made = read(sql, parameters.length)
    if (sql.length > LONGEST) return made
    if (statements.size >= MOST) statements.clear()
    statements.set(sql, made)
    return made
  }
}

const inEnvironment = readOnce(ownStatement)
const inAllEnvironments = readOnce((sql, parameters) => ownStatement(sql, parameters, false))
const tablesIn = readOnce(tenantTablesIn)

const isSame = (value: unknown, is: string): boolean =>
  typeof value === 'string' && value.toLowerCase() === is.toLowerCase()

const hold = (
  compiled: CompiledQuery,
  { text, adds, inserted }: OwnStatement,
  own: { organisation: string; environment?: Environment },
): CompiledQuery => {
  for (const { index, is, table } of inserted) {
    const value = own[is]
    if (value !== undefined && !isSame(compiled.parameters[index], value))
      throw new Error(`A row of ${table} would be of another ${is} than the one that writes it.`)
  }
  return { ...compiled, sql: text, parameters: [...compiled.parameters, ...adds.map((bound) => own[bound])] }
}

/** Throws unless a system statement over all tenants uses only tables the list names. */
const checkListed = (compiled: CompiledQuery, name: AllTenants | undefined): CompiledQuery => {
  const listed: readonly string[] | 'every' = name === undefined ? [] : allTenants[name].tables
  if (listed === 'every') return compiled
  const strange = tablesIn(compiled).find((table) => !listed.includes(table))
  if (strange !== undefined)
    throw new Error(
      `A statement of the system${name === undefined ? '' : ` for '${name}'`} is about '${strange}' of all organisations: name one by ofTenant, or the table in first-lock/all-tenants.`,
    )
  return compiled
}

/** Throws unless a statement over all clients only reads; changes need one client. */
const checkRead = (compiled: CompiledQuery): CompiledQuery => {
  if (!/^\s*(?:select|with)\b/i.test(compiled.sql))
    throw new Error('A statement over all clients changes something: name the client that it is about.')
  return compiled
}

const narrow = (compiled: CompiledQuery, scope: Scope): CompiledQuery => {
  if ('all' in scope) return checkListed(compiled, scope.all)
  if (!('environment' in scope))
    return hold(compiled, inAllEnvironments(compiled), { organisation: scope.orgId })
  const { orgId: organisation, environment, clients } = scope
  if (clients === 'all') return checkRead(compiled)
  if (clients) return hold(compiled, inAllEnvironments(compiled), { organisation: clients.orgId })
  return hold(compiled, inEnvironment(compiled), { organisation, environment })
}

/** Compiles statements with the organisation as a parameter in every one on tenants' rows. */
export class TenantQueryCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const compiled = super.compileQuery(node, queryId)
    const scope = (node as Scoped)[scopeKey]
    return scope ? narrow(compiled, scope) : compiled
  }
}
