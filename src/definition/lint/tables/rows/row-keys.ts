import type { Finding } from '../../../finding.ts'
import type { Table } from '../../../generated/table.ts'
import { inEach } from '../../context/each.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { derived, error } from '../../context/findings.ts'
import { fileOf } from '../table-flow.ts'

/** Checks that a move sends the key of the row as its id. */
function lintKeys(
  file: string,
  { key, machines, rowActions = [] }: Table,
  { library }: LintContext,
): Finding[] {
  const machine = machines !== undefined && 'is' in machines ? library.machines[machines.is ?? ''] : undefined
  const given = new Set(
    machine?.moves.flatMap(({ with: { id: own, ...others } = {} }) =>
      own === undefined || Object.keys(others).length > 0 ? [] : [own],
    ),
  )
  const [id] = given
  if (typeof id === 'string' && given.size === 1 && id !== key)
    return [
      {
        ...derived(
          file,
          '/key',
          `The key is '${key}', which two rows may share, and actions are done to '${id}'. Write '${id}'.`,
          `machines/${machine?.id}.machine.json`,
        ),
        nearest: id,
      },
    ]
  return rowActions.flatMap((action, at) =>
    'key' in action && action.key === key
      ? [
          error(
            file,
            `/rowActions/${at}/key`,
            `'${key}' is the key of the row itself, which is opened without this word. Name where the row says what the page '${'opens' in action ? action.opens : ''}' shows, or take it out.`,
          ),
        ]
      : [],
  )
}

/** Checks that everything done with a row uses the same key. */
export const lintRowKeys: Lint = inEach('tables', (context, table) => lintKeys(fileOf(table), table, context))
