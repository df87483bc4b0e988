import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const server = fileURLToPath(new URL('../../src/server', import.meta.url))

/** What leads past the lock, and the files that may name it. */
const WAYS_PAST: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\.withoutPlugins\(/, []],
  [/\bCompiledQuery\.raw\(|\.executeQuery\(/, []],
  [/\bacrossTenants\b/, ['store/tenant.ts', 'app/clients.ts']],
  [/\bclientsOf\(/, ['app/call.ts']],
  [
    /\.pool\.(?:query|connect)\(|\bpool\.(?:query|connect)\(/,
    ['jobs/jobs.ts', 'store/damage.ts', 'store/embedded.ts', 'store/listening.ts', 'store/postgres.ts'],
  ],
  [/\bdb\.transaction\(/, ['store/tenant.ts', 'store/clock.ts']],
  [
    /\.execute\((?:\w+\.)*store\.db\)|\bstore\.db\.(?:select|insert|update|delete|merge|with)/,
    ['jobs/jobs.ts', 'jobs/housekeeping.ts', 'seed/seed.ts'],
  ],
]

it('knows no way past the lock of a statement but those that belong to no tenant (TRU-512)', () => {
  const files = globSync('**/*.ts', { cwd: server }).filter((file) => !/\.test\.ts$|migrations\//.test(file))
  expect(files.length).toBeGreaterThan(500)
  const texts = new Map(files.map((file) => [file, readFileSync(join(server, file), 'utf8')]))
  for (const [way, allowed] of WAYS_PAST) {
    const going = files.filter((file) => way.test(texts.get(file)!))
    expect(going.toSorted(), String(way)).toEqual(allowed.toSorted())
  }
})
