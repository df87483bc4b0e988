import { globSync } from 'node:fs'

/** A part of the code whose mutants are counted together. */
export interface Area {
  readonly id: string
  readonly files: readonly string[]
  /** Tests that stand elsewhere than beside what they promise. */
  readonly also?: readonly string[]
  /** The tests of a file of the server that run all of it; those beside the file are tried first, for they take no database. */
  readonly server?: (file: string) => readonly string[]
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
    server: () => serverTests('idempotency'),
  },
  {
    id: 'ledger',
    files: filesIn(
      'src/server/balances/{reservation,alike}.ts',
      'src/server/ledger/*.ts',
      'src/server/stablecoin/{announcement,arrival}.ts',
      'src/server/transfers/*.ts',
    ),
    server: (file) => {
      if (file.includes('/stablecoin/')) return serverTests('stablecoin')
      if (file.includes('/balances/alike')) return serverTests('transfers', 'stablecoin')
      if (file.includes('/balances/')) return serverTests('payment-holds', 'cover', 'requote')
      return serverTests('accounts', 'account-controls', 'transfers')
    },
  },
  {
    id: 'approvals',
    files: filesIn('src/server/approvals/*.ts'),
    server: (file) =>
      /(?:approval-filters|list|row)\.ts$/.test(file)
        ? serverTests('stored-lists', 'requote')
        : serverTests(
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
    server: (file) => {
      if (file.endsWith('duplicates.ts')) return serverTests('duplicates', 'batch-duplicates')
      if (file.endsWith('requote.ts')) return serverTests('requote')
      if (/moves\/(?:expiry|report|effects|apply)\.ts$/.test(file))
        return serverTests('payment-moves', 'legacy', 'network')
      if (file.includes('/moves/'))
        return serverTests('payment-moves', 'approval-bound', 'approval-decisions')
      return serverTests('payments', 'payment-sides')
    },
  },
]
