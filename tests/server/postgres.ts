import type { TestProject } from 'vitest/node'
import { postgresFolders } from './postgres-binaries.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Every file has a database of its own, and each would be looked through once a minute; what wants figures asks for them. Nobody follows its log. */
const QUIET = ['autovacuum=off', 'jit=off', 'wal_level=minimal', 'max_wal_senders=0']

/** Brings PostgreSQL up once per run; without one the second engine is skipped, and said so, except in CI. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const reasons: string[] = []
  for (const folder of postgresFolders()) {
    try {
      const server = await startPostgres(folder, QUIET)
      project.provide('postgresUrl', server.url)
      return server.stop
    } catch (error) {
      reasons.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
    }
  }
  const sentence = `PostgreSQL tests are skipped: no PostgreSQL could be started. ${reasons.join(' ')}`
  if (process.env.CI === 'true') throw new Error(sentence)
  console.warn(sentence)
  project.provide('postgresUrl', '')
  return undefined
}
