import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readVariables } from '#server/deployment/variables-reader.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { housekeeping } from '#server/jobs/housekeeping.ts'
import type { Store } from '#server/store/store.ts'
import { openDatabase } from '../../src/tools/start/database.ts'
import { sentenceOf } from '../../src/tools/start/sentence.ts'
import { copyOfTemplate } from './postgres-template.ts'
import { freePort } from './free-port.ts'
import { postgresFolders } from './postgres-binaries.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'
import { runProgram, stopProgram, writeSmallPortal, type Program } from './program.ts'

/** Records the time limits of statements that change a table or delete old rows. */
const WATCH = `create schema watch;
  create table watch.limits (what text, timeout text);
  grant usage on schema watch to public;
  grant insert on watch.limits to public;
  create function watch.note() returns trigger language plpgsql security definer as $$
    begin insert into watch.limits values (tg_op, current_setting('statement_timeout')); return null; end $$;
  create function watch.note_shape() returns event_trigger language plpgsql security definer as $$
    begin insert into watch.limits values (tg_tag, current_setting('statement_timeout')); end $$;
  create event trigger watch_shapes on ddl_command_end execute function watch.note_shape()`
const WATCH_DELETES = `create trigger watched after delete on oidc_records for each statement execute function watch.note()`

const suite = inject('postgresUrl') ? describe : describe.skip

suite('the start with a PostgreSQL', () => {
  let server: PostgresServer
  let place: string
  let run: Program | undefined

  beforeAll(async () => {
    server = await startPostgres(postgresFolders()[0]!)
    place = mkdtempSync(join(tmpdir(), 'portolan-waiting-'))
  })
  afterAll(async () => {
    if (run) await stopProgram(run, 'SIGKILL')
    await server.stop()
    rmSync(place, { recursive: true, force: true })
  })

  it('says that the database is not there yet, waits, and goes on when it is (TRU-072)', async () => {
    const url = await copyOfTemplate(server.url, 'empty')
    const port = String(await freePort())
    await server.restart(async () => {
      run = runProgram({
        PORT: port,
        DATABASE_URL: url,
        PORTOLAN_PORTAL: writeSmallPortal(place),
        PORTOLAN_SEED: 'off',
      })
      await expect
        .poll(run.output)
        .toMatch(/^The database at \S+ does not answer yet \(.+\)\. Waiting up to 60 seconds …$/)
    })
    expect(await run?.ready, run?.output()).toBe(`http://localhost:${port}`)
  })

  it('gives up in a sentence that says for how long it has waited, and at once where the database says no (TRU-072)', async () => {
    const reported = { DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` }
    const given = readVariables({ ...reported, PORTOLAN_DATABASE_WAIT_SECONDS: '0' })
    const message = await openDatabase(place, given).then(() => 'It was opened.', sentenceOf)
    expect(message).toMatch(
      /^The database at 127\.0\.0\.1:\d+ did not answer within 0 seconds \(.+\)\. Start it, or correct DATABASE_URL/,
    )
    expect(message).not.toContain('\n')
    const missing = readVariables({ DATABASE_URL: server.url.replace(/postgres$/, 'no_such') })
    expect(await openDatabase(place, missing).then(() => 'It was opened.', sentenceOf)).toMatch(
      /"no_such" does not exist/,
    )
  })

  it('changes its shape, sets up its queues and keeps house without the time limit of requests, which have it again (TRU-074)', async () => {
    const url = await copyOfTemplate(server.url, 'bare')
    const admin = new pg.Client({ connectionString: url.replace(/\/\/[^@]+@/, '//postgres@') })
    await admin.connect()
    await admin.query(WATCH)
    let store: Store | undefined
    try {
      store = await openDatabase(place, readVariables({ DATABASE_URL: url, PORTOLAN_SEED: 'off' }))
      const jobs = createJobs(store)
      jobs.define({ name: 'sweep', work: () => Promise.resolve() })
      await jobs.start()
      await jobs.stop()
      await admin.query(WATCH_DELETES)
      await housekeeping(store, { intentDays: 1, requestDays: 14, signInDays: 90, eventDays: 90 }).work({})
      const limits = await admin.query('select distinct what, timeout from watch.limits where what <> $1', [
        'CREATE TRIGGER',
      ])
      expect(limits.rows).toEqual(
        expect.arrayContaining([
          { what: 'CREATE TABLE', timeout: '0' },
          { what: 'GRANT', timeout: '0' },
          { what: 'DELETE', timeout: '0' },
        ]),
      )
      expect(limits.rows.filter(({ timeout }) => timeout !== '0')).toEqual([])
      const { rows } = await store.pool.query('show statement_timeout')
      expect(rows).toEqual([{ statement_timeout: '15s' }])
    } finally {
      await store?.close()
      await admin.end()
    }
  })
})
