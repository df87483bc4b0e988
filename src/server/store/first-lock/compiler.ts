import {
  PostgresQueryCompiler,
  type CompiledQuery,
  type KyselyPlugin,
  type QueryId,
  type RootOperationNode,
} from 'kysely'
import type { Environment } from '../environment.ts'
import { ownStatement, type OwnStatement } from './own-rows.ts'

/** Whose rows the statements of a transaction are about at present; nobody's alone while it works over all of them. */
export interface Scope {
  orgId: string
  environment: Environment
  isAcross: boolean
}

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
const statements = new Map<string, OwnStatement>()

/** Statements are few and come again and again: the text of each is read once. */
const readOnce = (sql: string, parameters: number): OwnStatement => {
  const found = statements.get(sql)
  if (found) return found
  const made = ownStatement(sql, parameters)
  if (sql.length > LONGEST) return made
  if (statements.size >= MOST) statements.clear()
  statements.set(sql, made)
  return made
}

const isSame = (value: unknown, is: string): boolean =>
  typeof value === 'string' && value.toLowerCase() === is.toLowerCase()

const hold = (compiled: CompiledQuery, { orgId, environment }: Scope): CompiledQuery => {
  const own = { organisation: orgId, environment }
  const { text, adds, inserted } = readOnce(compiled.sql, compiled.parameters.length)
  for (const { index, is, table } of inserted)
    if (!isSame(compiled.parameters[index], own[is]))
      throw new Error(`A row of ${table} would be of another ${is} than the one that writes it.`)
  return { ...compiled, sql: text, parameters: [...compiled.parameters, ...adds.map((bound) => own[bound])] }
}

/** Writes the organisation, as a parameter, into every statement that a tenant's transaction sends. */
export class TenantQueryCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const compiled = super.compileQuery(node, queryId)
    const scope = (node as Scoped)[scopeKey]
    return scope && !scope.isAcross ? hold(compiled, scope) : compiled
  }
}
