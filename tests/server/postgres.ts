import type { TestProject } from 'vitest/node'
import { startQuietPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Brings PostgreSQL up once per run; without one the second engine is skipped, and said so, except in CI. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = await startQuietPostgres('PostgreSQL tests are skipped')
  project.provide('postgresUrl', server?.url ?? '')
  return server?.stop
}
