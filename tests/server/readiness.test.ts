import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify, type FastifyInstance } from 'fastify'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { createErrorHandler } from '#server/app/http/errors.ts'
import { createHealth } from '#server/app/http/health.ts'
import { openPostgres } from '#server/store/engines/postgres.ts'
import { createStore, openStore, type Store } from '#server/store/store.ts'
import { copyOfTemplate } from './postgres-template.ts'
import { shippedWorld } from './server.ts'

const READY = [200, { status: 'ready' }]
const FULL = [
  503,
  { status: 'not ready', reason: expect.stringMatching(/^The disk of the database has no room left\./) },
]

const serve = async (store: Store): Promise<FastifyInstance> => {
  onTestFinished(() => store.close())
  const app = fastify()
  app.setErrorHandler(createErrorHandler(shippedWorld().definitions.faults))
  await app.register(createHealth(store))
  app.get('/write', () => store.pool.query('select into_full()'))
  return app
}
const readinessOf = async (app: FastifyInstance) => {
  const answer = await app.inject('/ready')
  return [answer.statusCode, answer.json()]
}

/** A disk of 120 MB of one's own, which only an administrator of the machine can make. */
const mountSmallDisk = (): string | undefined => {
  const disk = mkdtempSync(join(tmpdir(), 'portolan-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    rmSync(disk, { recursive: true })
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true })
  })
  return disk
}

const suite = inject('postgresUrl') ? describe : describe.skip

suite('whether a server on PostgreSQL is ready', () => {
  it('does not depend on a free connection of the pool (TRU-075)', async () => {
    const url = await copyOfTemplate(inject('postgresUrl'), 'bare')
    const store = createStore('postgres', openPostgres(url, 1))
    const app = await serve(store)
    const holder = await store.pool.connect()
    expect(await readinessOf(app)).toEqual(READY)
    holder.release()
  })

  it('is no from a write that found the disk full until one finds room again (TRU-076)', async () => {
    const url = await copyOfTemplate(inject('postgresUrl'), 'bare')
    const admin = new pg.Client({ connectionString: url.replace(/\/\/[^@]+@/, '//postgres@') })
    await admin.connect()
    onTestFinished(() => admin.end())
    const full = `language plpgsql as $$ begin raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`
    await admin.query(`create function into_full() returns void ${full};
      create function full_disk() returns event_trigger ${full};
      create event trigger full_disk on ddl_command_start execute function full_disk()`)
    const app = await serve(createStore('postgres', openPostgres(url, 2)))
    expect(await readinessOf(app)).toEqual(READY)
    const refused = await app.inject('/write')
    expect([refused.statusCode, refused.json()]).toMatchObject([
      503,
      { code: 'DISK_FULL', finality: 'RETRYABLE' },
    ])
    expect(await readinessOf(app)).toEqual(FULL)
    expect(await readinessOf(app)).toEqual(FULL)
    await admin.query('drop event trigger full_disk')
    expect(await readinessOf(app)).toEqual(READY)
  })
})

it('is no on the embedded database while its disk has no room for the next file (TRU-076)', async (test) => {
  const disk = mountSmallDisk()
  if (disk === undefined) return test.skip('Only an administrator can mount a disk.')
  mkdirSync(join(disk, 'data'))
  const app = await serve(await openStore({ folder: join(disk, 'data') }))
  expect(await readinessOf(app)).toEqual(READY)
  const filler = join(disk, 'filler')
  writeFileSync(filler, Buffer.alloc(50 * 1024 ** 2))
  expect(await readinessOf(app)).toEqual(FULL)
  rmSync(filler)
  expect(await readinessOf(app)).toEqual(READY)
})
