import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Migrator, type Migration } from 'kysely/migration'
import pg from 'pg'
import { migrationsFolder } from '#server/store/migrator.ts'
import { openPostgres } from '#server/store/engines/postgres.ts'
import { createStore, type Store } from '#server/store/store.ts'
import { copyOfTemplate } from './postgres-template.ts'

interface Release {
  readonly released: string
  /** The migrations of that release, each with the hash of its file. */
  readonly migrations: Readonly<Record<string, string>>
}

/** A release as it stood: it made databases that are still there. */
export const older = JSON.parse(
  readFileSync(new URL('./fixtures/older-database.data.json', import.meta.url), 'utf8'),
) as Release

const fileOf = (name: string): URL => new URL(`${name}.ts`, migrationsFolder)

/** Lists released migrations whose files have changed since. */
export const editedMigrations = (): string[] =>
  Object.entries(older.migrations).flatMap(([name, hash]) =>
    createHash('sha256')
      .update(readFileSync(fileOf(name)))
      .digest('hex') === hash
      ? []
      : [name],
  )

const bringToOlder = async (store: Store): Promise<void> => {
  const names = Object.keys(older.migrations)
  const migrations = await Promise.all(
    names.map(async (name) => [name, (await import(fileOf(name).href)) as Migration] as const),
  )
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(migrations)) }
  const { error } = await new Migrator({ db: store.db, provider }).migrateToLatest()
  if (error) throw error
}

/** Counts the rows of every table that the client can see. */
export const countRows = async (client: pg.Client): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from "${table}"`)
    counts[table] = rows[0]?.n ?? 0
  }
  return counts
}

const tablesOf = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{
    table: string
  }>(`select table_name as table from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%' order by 1`)
  return rows.map(({ table }) => table)
}

const columnsOf = async (client: pg.Client, table: string): Promise<string[]> => {
  const { rows } = await client.query<{ column: string }>(
    `select column_name as column from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  return rows.map(({ column }) => column)
}

/**
 * Tables of the older release that have another shape today, as queries over the tables of today. Rows were part of
 * their batch, accounts had a history, and a transfer that was only recorded held no amount.
 */
const shapes: Readonly<Record<string, string>> = {
  balances: `select org_id, environment, currency, kind, settled as amount, app_now() as as_of from balances
    where account_type = 'PAYMENTS'`,
  ledger_accounts: `select a.*, b.settled - b.held + quoted.amount as balance, b.held - quoted.amount as held, b.minimum, b.maximum
    from ledger_accounts a join balances b on b.org_id = a.org_id and b.account_id = a.id
    cross join lateral (select coalesce(sum(amount), 0) as amount from ledger_transfers t
      where t.org_id = a.org_id and t.debit_id = a.id and t.status = 'QUOTED') quoted`,
  ledger_transactions: `select l.* from ledger_transactions l left join ledger_transfers t on t.org_id = l.org_id and t.id = l.transfer_id
    where t.status is distinct from 'QUOTED'`,
  batches: `select b.org_id, b.environment, b.id, b.uploaded_by, coalesce(b.file_name, b.batch_name) as file_name,
    case when b.accepted_at is null then 'open' else 'accepted' end as state,
    (select jsonb_agg(jsonb_build_object('row', r.row, 'beneficiary', r.beneficiary, 'quoteId', r.quote_id,
      'sourceAmount', r.source_amount::text, 'sourceCurrency', r.source_currency, 'totalFee', r.total_fee::text,
      'destinationAmount', r.destination_amount::text, 'destinationCurrency', r.destination_currency))
      from batch_rows r where r.org_id = b.org_id and r.batch_id = b.id) as rows,
    b.created_at, coalesce(b.expires_at, b.created_at) as expires_at, b.accepted_at from batches b`,
}

/** Copies the rows that the older tables can store, without checks or triggers. */
const copyRows = async (from: pg.Client, to: pg.Client): Promise<void> => {
  await to.query(`set session_replication_role = replica`)
  const newer = new Set(await tablesOf(from))
  for (const table of await tablesOf(to)) {
    if (!newer.has(table)) continue
    const shape = shapes[table]
    const existing = new Set(await columnsOf(from, table))
    const columns = (await columnsOf(to, table)).filter(
      (column) => shape !== undefined || existing.has(column),
    )
    const list = columns.map((column) => `"${column}"`).join()
    const { rows } = await from.query<{ rows: string }>(
      `select coalesce(json_agg(whole_row), '[]')::text as rows from (${shape ?? `select ${list} from "${table}"`}) whole_row`,
    )
    await to.query(`delete from "${table}"`)
    await to.query(
      `insert into "${table}" (${list}) overriding system value
        select ${list} from json_populate_recordset(null::"${table}", $1)`,
      [rows[0]?.rows],
    )
  }
}

export interface OlderDatabase {
  readonly store: Store
  /** Sees every row, past the guards of the tables. */
  readonly client: pg.Client
}

/** A database of the older release with everything in it that the seed of today has and it has room for. */
export const openOlderDatabase = async (serverUrl: string): Promise<OlderDatabase> => {
  const connect = async (database: string): Promise<pg.Client> => {
    const place = new URL(serverUrl)
    place.pathname = new URL(database).pathname
    const client = new pg.Client({ connectionString: place.href, options: '-c timezone=UTC' })
    await client.connect()
    return client
  }
  const seeded = await connect(await copyOfTemplate(serverUrl, 'seeded'))
  const url = await copyOfTemplate(serverUrl, 'bare')
  const store = createStore('postgres', openPostgres(url))
  await bringToOlder(store)
  const client = await connect(url)
  await copyRows(seeded, client).finally(() => seeded.end())
  return { store, client }
}
