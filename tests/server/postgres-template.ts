import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openPostgres } from '#server/store/engines/postgres.ts'
import { createStore } from '#server/store/store.ts'
import { closeAtEnd } from './closing.ts'
import { contexts, type Filling } from './snapshot.ts'

const OWNER = 'portolan_owner'

/**
 * Statement that lets PostgreSQL clone files where the file system can, which halves the work of copying a database.
 */
const LEND_BLOCKS = `select set_config(name, 'clone', false) from pg_settings
  where name = 'file_copy_method' and 'clone' = any(enumvals)`

const at = (url: string, database: string, user: string): string => {
  const place = new URL(url)
  place.username = user
  place.pathname = `/${database}`
  return place.href
}

/** The first test that needs a template makes it, on a copy of the one it stands on. */
const makeTemplate = async (admin: pg.Client, url: string, filling: Filling): Promise<void> => {
  const made = await admin.query('select 1 from pg_database where datname = $1', [filling])
  if (made.rowCount !== 0) return
  const { on, add } = contexts[filling]
  if (on) await makeTemplate(admin, url, on)
  const draft = `draft_${filling}`
  await admin.query(`drop database if exists ${draft}`)
  const from = on ? `template ${on} strategy file_copy` : ''
  await admin.query(`create database ${draft} owner ${OWNER} ${from}`)
  const store = createStore('postgres', openPostgres(at(url, draft, OWNER)))
  await add(store).finally(() => store.close())
  await admin.query(`alter database ${draft} rename to ${filling}`)
}

const drop = async (url: string, name: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`).finally(() => admin.end())
}

/** A copy of the template, which is made once for all files; gone when the file ends, for it may lie in memory. */
export const copyOfTemplate = async (url: string, filling: Filling): Promise<string> => {
  // One client holds the lock while another fills: a pool would release an idle one, and cut off one that waits.
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  try {
    await admin.query('select pg_advisory_lock(4711)')
    await admin.query(
      `do $$ begin create role ${OWNER} login createrole; exception when duplicate_object then null; end $$`,
    )
    await admin.query(LEND_BLOCKS)
    await makeTemplate(admin, url, filling)
    await admin.query(`create database ${name} template ${filling} owner ${OWNER} strategy file_copy`)
  } finally {
    await admin.end()
  }
  // A server of one's own may have ended before.
  closeAtEnd(() => drop(url, name).catch(() => undefined))
  return at(url, name, OWNER)
}
