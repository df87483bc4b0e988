import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore } from '#server/store/store.ts'
import { freePort } from './free-port.ts'
import { runProgram, stopProgram, writeSmallPortal, type Program } from './program.ts'
import { quickFolder } from './quick-folder.ts'

/** Third file of the log. The migrations fit into the first file; the seed takes four more, in one transaction. */
const THIRD = '000000010000000000000003'

let place: string
let port: number
const runs: Program[] = []

const data = () => join(place, 'data')

const start = (): Program => {
  const run = runProgram({
    PORT: String(port),
    PORTOLAN_DATA: data(),
    PORTOLAN_PORTAL: join(place, 'portal'),
    PORTOLAN_SEED: 'on',
  })
  runs.push(run)
  return run
}

const appears = async (path: string, run: Program): Promise<void> => {
  while (!existsSync(path)) {
    if (run.child.exitCode !== null) throw new Error(`It ended before there was ${path}: ${run.output()}`)
    await pass(5)
  }
}

beforeAll(async () => {
  place = quickFolder('portolan-first-')
  writeSmallPortal(place)
  port = await freePort()
})

afterAll(async () => {
  for (const run of runs) await stopProgram(run, 'SIGKILL')
  rmSync(place, { recursive: true, force: true })
})

it('begins again where it was killed, while the database is made and while it is filled', async () => {
  const making = start()
  await appears(join(data(), 'database.draft', 'base'), making)
  await stopProgram(making, 'SIGKILL')
  expect(existsSync(join(data(), 'database'))).toBe(false)

  const filling = start()
  await appears(join(data(), 'database', 'pg_wal', THIRD), filling)
  await stopProgram(filling, 'SIGKILL')
  expect(filling.output()).toBe('')

  const last = start()
  expect(await last.ready, last.output()).toBe(`http://localhost:${port}`)
  expect(last.output()).toMatch(/\S+@\S+\.example/)
  expect(await stopProgram(last)).toBe(0)
  const store = await openStore({ folder: data() })
  const counted = await sql<{ organisations: string; payments: string; events: boolean }>`select
    (select count(*) from organisations) as organisations, (select count(*) from payments) as payments,
    exists (select 1 from payment_events) as events`.execute(store.db)
  await store.close()
  expect(counted.rows).toEqual([{ organisations: '5', payments: '6000', events: true }])
})
