import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { openPostgres } from '#server/store/engines/postgres.ts'
import { createStore, type Store } from '#server/store/store.ts'
import { closeAtEnd } from './closing.ts'
import { copyOfTemplate } from './postgres-template.ts'
import { freePort } from './free-port.ts'
import { overHttp } from './over-http.ts'
import { runProgram, stopProgram, writeSmallPortal, type Program } from './program.ts'
import { PUBLIC_URL } from './server.ts'
import type { Reached } from './sign-in.ts'
import type { Filling } from './snapshot.ts'

export interface Started {
  run: Program
  port: number
  reach: Reached
  /** A door of one's own to its database. */
  store: Store
}

/** The program on a copy of a filled PostgreSQL database. */
export const startProgram = async (filling: Filling = 'seeded'): Promise<Started> => {
  const place = mkdtempSync(join(tmpdir(), 'portolan-started-'))
  closeAtEnd(async () => rmSync(place, { recursive: true, force: true }))
  const url = await copyOfTemplate(inject('postgresUrl'), filling)
  const store = createStore('postgres', openPostgres(url, 2))
  closeAtEnd(() => store.close())
  const port = await freePort()
  const run = runProgram({
    DATABASE_URL: url,
    PORT: String(port),
    PORTOLAN_URL: PUBLIC_URL,
    PORTOLAN_PORTAL: writeSmallPortal(place),
    PORTOLAN_SEED: 'off',
    PORTOLAN_REQUESTS_PER_MINUTE: '1000000',
  })
  closeAtEnd(() => stopProgram(run, 'SIGKILL'))
  expect(await run.ready, run.output()).toBe(PUBLIC_URL)
  return { run, port, reach: overHttp(port), store }
}
