import { movesOpen } from '../machine/moves.ts'
import { keysOf, readPath } from '../rule/path.ts'
import type { Facts } from '../rule/types.ts'
import { keyOfRow, machineOfRow, storedState } from './row.ts'
import type { LinkedTable, OfferedAction, RowAction, RowFile } from './types.ts'
import { objectOf } from '#values/object.ts'

/** The one thing offered for a row: the first that fits; `none` ends the search (OPEN-04). */
export function actionOf(
  table: LinkedTable,
  row: Facts,
  facts: Facts,
  permissions: ReadonlySet<string>,
): OfferedAction | undefined {
  const key = keyOfRow(table, row)
  if (key === undefined) return undefined
  const existing = { ...facts, record: row }
  for (const action of table.definition.rowActions ?? []) {
    if ('none' in action) {
      if (isYes(table, action.none, existing)) return undefined
      continue
    }
    const offered = offer(table, action, { row, key, facts: existing, permissions })
    if (offered) return offered
  }
  return undefined
}

interface Case {
  readonly row: Facts
  readonly key: string
  readonly facts: Facts
  readonly permissions: ReadonlySet<string>
}

function offer(
  table: LinkedTable,
  action: Exclude<RowAction, { none: string }>,
  { row, key, facts, permissions }: Case,
): OfferedAction | undefined {
  if (action.when !== undefined && !isYes(table, action.when, facts)) return undefined
  if ('opens' in action) {
    const { id, label, permission, opens } = action
    const isGranted = permission === undefined || permissions.has(permission)
    const of = action.key === undefined ? key : readPath(row, keysOf(action.key))
    return isGranted && typeof of === 'string' ? { kind: 'page', id, label, page: opens, key: of } : undefined
  }
  if ('file' in action) {
    const { id, label, call, failed } = action
    const file = fileIn(readPath(row, keysOf(action.file)))
    return file && { kind: 'file', id, label, call, file, failed }
  }
  const machine = machineOfRow(table, row)
  const state = storedState(table, row)
  if (!machine || state === undefined) return undefined
  const move = movesOpen(machine, state, facts, permissions).find(({ id }) => id === action.move)
  return move && { kind: 'move', id: move.id, label: move.label ?? move.id, machine, move, key }
}

/** A file that can be fetched; nothing while the row has none. */
function fileIn(value: unknown): RowFile | undefined {
  const { fileId, name } = objectOf(value)
  return typeof fileId === 'string' && typeof name === 'string' ? { fileId, name } : undefined
}

function isYes({ rules }: LinkedTable, rule: string, facts: Facts): boolean {
  return rules.get(rule)?.evaluate(facts) === 'yes'
}
