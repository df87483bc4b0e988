import { globSync } from 'node:fs'

/** A part of the code whose mutants are counted together. */
export interface Area {
  readonly id: string
  readonly files: readonly string[]
  /** Tests that stand elsewhere than beside what they promise. */
  readonly also?: readonly string[]
  /** The tests of a part of the server: each imports all of the server, so that none is nearer than another. */
  readonly server?: readonly string[]
}

const root = new URL('../../..', import.meta.url)

const filesIn = (...patterns: readonly string[]): string[] =>
  globSync([...patterns], { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()

const serverTests = (...names: readonly string[]): string[] =>
  names.map((name) => `tests/server/${name}.test.ts`)

export const areas: readonly Area[] = [
  { id: 'permission', files: filesIn('src/engine/permission/*.ts'), also: ['tests/unit/access.test.ts'] },
  { id: 'machine', files: filesIn('src/engine/machine/*.ts') },
  { id: 'rule', files: filesIn('src/engine/rule/**/*.ts') },
  { id: 'values', files: filesIn('src/values/*.ts') },
  {
    id: 'idempotency',
    files: ['src/server/app/idempotency.ts'],
    server: ['src/server/app/idempotency.test.ts', ...serverTests('idempotency')],
  },
  {
    id: 'ledger',
    files: filesIn(
      'src/server/balances/{reservation,alike}.ts',
      'src/server/ledger/*.ts',
      'src/server/stablecoin/{announcement,arrival}.ts',
      'src/server/transfers/*.ts',
    ),
    server: serverTests('payment-holds', 'cover', 'requote', 'accounts', 'transfers', 'stablecoin'),
  },
  {
    id: 'approvals',
    files: filesIn('src/server/approvals/*.ts'),
    server: serverTests(
      'approvals',
      'approval-decisions',
      'approval-own',
      'approval-bound',
      'approval-deciders',
    ),
  },
  {
    id: 'payments',
    files: filesIn('src/server/payments/*.ts', 'src/server/payments/moves/*.ts'),
    server: serverTests('payments', 'payment-moves', 'approval-decisions'),
  },
]
