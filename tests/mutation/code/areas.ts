import { globSync } from 'node:fs'

/** A part of the code with a common score. */
export interface Area {
  readonly id: string
  readonly files: readonly string[]
  /** Tests that are not beside the file they cover. */
  readonly also?: readonly string[]
  /**
   * Tests of the whole server, for mutants that no test beside the file reports. Each runs on the parts it reaches.
   */
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
    files: ['src/server/app/calls/idempotency.ts'],
    server: serverTests('idempotency'),
  },
  {
    id: 'ledger',
    files: filesIn(
      'src/server/balances/{reservation,alike}.ts',
      'src/server/ledger/*.ts',
      'src/server/stablecoin/{announcement,arrival}.ts',
      'src/server/transfers/*.ts',
    ),
    server: serverTests(
      'reservations',
      'transfer-books',
      'transfer-calls',
      'account-books',
      'coin-books',
      'accounts',
    ),
  },
  {
    id: 'approvals',
    files: filesIn(
      'src/server/approvals/*.ts',
      'src/server/payments/moves/approval/approval-expiry.ts',
      'src/server/payments/moves/approval/reply.ts',
    ),
    server: serverTests('waiting-payments', 'decision-books', 'approvals', 'approval-deciders'),
  },
  {
    id: 'payments',
    files: filesIn('src/server/payments/{.,start}/*.ts', 'src/server/payments/moves/{.,approval}/*.ts'),
    server: serverTests(
      'decision-books',
      'legacy-decisions',
      'payment-books',
      'payment-reports',
      'start-books',
      'accept-books',
      'payment-trail',
      'payments',
      'duplicates',
      'legacy',
      'requote',
    ),
  },
]
