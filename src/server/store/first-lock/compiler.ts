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

/** The owner of the rows that the statements of a request are about at present: its own, or of clients while the provider works on them. */
export interface RequestScope {
  orgId: string
  environment: Environment
  /** One client, in all its environments; `all` while it only reads. */
  clients?: 'all' | { orgId: string } | undefined
}

/** The owner of the rows that a statement is about: of a tenant, in one environment or in all of them; or, as the list says, of all tenants or of none. */
export type Scope = RequestScope | { orgId: string } | { all: AllTenants | undefined }

const scopeKey = Symbol('scope')

type Scoped = RootOperationNode & { [scopeKey]?: Scope }

/** Marks every statement of a transaction with whose rows it is about. */
export const scopePlugin = (scope: Scope): KyselyPlugin => ({
  transformQuery: ({ node }) => ({ ...node, [scopeKey]: scope }),
  transformResult: async ({ result }) => result,
})

const MOST = 2000
/** A longer text writes a list of rows that is hardly ever as long again: it would take memory and be read anew all the same. */
const LONGEST = 20_000

/** Statements are few and come again and again: each text is read once. */
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

/** Lets a statement of the system over all tenants pass where the list has it for these tables. */
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

/** Over the rows of all clients the provider reads; what it changes is of one of them. */
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

/** Writes the organisation, as a parameter, into every statement that is about the rows of one. */
export class TenantQueryCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const compiled = super.compileQuery(node, queryId)
    const scope = (node as Scoped)[scopeKey]
    return scope ? narrow(compiled, scope) : compiled
  }
}
