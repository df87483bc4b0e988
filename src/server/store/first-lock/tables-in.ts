import { tenantTables } from '../generated/tenant-tables.ts'
import { readTokens } from './tokens.ts'

/**
 * Returns tenants' tables named anywhere in a statement; an unqualified column of the same name counts too.
 */
export const tenantTablesIn = (sql: string): string[] => {
  const { tokens } = readTokens(sql)
  const named = tokens.flatMap(({ name }, at) => {
    if (name === undefined || !Object.hasOwn(tenantTables, name)) return []
    const before = tokens[at - 1]?.text
    const isOfAnother = before === '.' && tokens[at - 2]?.name !== 'public'
    return isOfAnother || before?.toLowerCase() === 'as' || tokens[at + 1]?.text === '.' ? [] : [name]
  })
  return [...new Set(named)]
}
