import { sql, type Kysely } from 'kysely'

// Whether another ledger takes part is decided when a transfer is executed; the peering of its accounts may change afterwards.
const script = `
alter table ledger_transfers add column crosses boolean;
update ledger_transfers t
  set crosses = d.kind = 'REMOTE' or c.kind = 'REMOTE' or d.peer_address is not null or c.peer_address is not null
  from ledger_accounts d, ledger_accounts c
  where t.status <> 'QUOTED' and d.org_id = t.org_id and d.id = t.debit_id and c.org_id = t.org_id and c.id = t.credit_id;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
}
