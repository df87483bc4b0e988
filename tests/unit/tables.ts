import type { Facts } from '#engine/rule/types.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import { realChecked } from './broken-definitions.ts'

const { linked, library } = realChecked

/** A table as it stands in the repository. */
export function realTable(id: string): LinkedTable {
  const table = linked.tables.get(id)
  if (!table) throw new Error(`The table '${id}' does not link.`)
  return table
}

const limits = Object.fromEntries(Object.entries(library.limits).map(([name, limit]) => [name, limit.is]))

/** Facts of the session of a person who views a table. */
export function factsOf({ approvals = true, flags = {}, user = 'me' } = {}): Facts {
  return {
    session: { user: { id: user }, organisation: { products: ['payments_direct'] }, environment: 'test' },
    configuration: { settings: { payment_authorization: String(approvals) } },
    flags: { rpd2MakerChecker: true, ...flags },
    limits,
  }
}

/** Every permission that is asked for in a table of payments. */
export const everything: ReadonlySet<string> = new Set([
  'payments.read',
  'payments.write',
  'payments.authorize',
])
