import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { allTenants, type AllTenants } from '#server/store/first-lock/all-tenants.ts'
import { tenantTables } from '#server/store/generated/tenant-tables.ts'

const server = fileURLToPath(new URL('../../src/server', import.meta.url))

/** Code that bypasses the tenant lock, and the files that may contain it. */
const WAYS_PAST: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\.withoutPlugins\(/, []],
  [/\bCompiledQuery\.raw\(|\.executeQuery\(/, []],
  [/\bacrossTenants\b/, ['store/tenant.ts', 'app/clients.ts']],
  [/\basSystem\b/, []],
  [/\bclientsOf\(/, ['app/call.ts']],
  [
    /\.pool\.(?:query|connect)\(|\bpool\.(?:query|connect)\(/,
    [
      'jobs/jobs.ts',
      'store/engines/damage.ts',
      'store/engines/embedded.ts',
      'store/engines/listening.ts',
      'store/engines/postgres.ts',
      'store/transaction-start.ts',
    ],
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

it('lists what the system does over all organisations, each with tables that there are, its reason, and somebody who does it (TRU-460)', () => {
  const names = Object.keys(allTenants) as AllTenants[]
  const code = ['../../src/server', '../../src/tools']
    .flatMap((folder) => {
      const root = fileURLToPath(new URL(folder, import.meta.url))
      return globSync('**/*.ts', { cwd: root, exclude: ['**/all-tenants.ts', '**/*.test.ts'] }).map((file) =>
        readFileSync(join(root, file), 'utf8'),
      )
    })
    .join('\n')
  expect(names.filter((name) => !code.includes(`'${name}'`))).toEqual([])
  expect(names.filter((name) => !/^[A-Z].*\.$/.test(allTenants[name].why))).toEqual([])
  const strange = names.flatMap((name) => {
    const { tables } = allTenants[name]
    return tables === 'every' ? [] : tables.filter((table) => tenantTables[table] === undefined)
  })
  expect(strange).toEqual([])
  expect(names.filter((name) => allTenants[name].tables === 'every')).toEqual([
    'seed',
    'manage.console',
    'network.console',
  ])
})
