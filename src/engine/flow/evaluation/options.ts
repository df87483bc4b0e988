import { buildBody } from '../../call/body.ts'
import type { FieldOption } from '../../field/types.ts'
import { keysOf, readPath } from '../../rule/path.ts'
import { readFact } from '../state/read-fact.ts'
import type { Cell, Run } from '../state/run.ts'
import type { OptionSource } from '../linking/linked-flow.ts'

type FactSource = Extract<OptionSource, { from: 'fact' }>

export interface Offered {
  readonly options: readonly FieldOption[]
  /** Record behind each option. */
  readonly records: ReadonlyMap<string, unknown>
}

/** Returns the present options of a field in order; a list that still loads has none. */
export function optionsNow(run: Run, source: OptionSource): Offered {
  if (source.from === 'fact') return fromFact(run, source)
  const open = source.options.filter(
    ({ showWhen }) => showWhen === undefined || showWhen.evaluate(run.scope) === 'yes',
  )
  return { options: open.map(({ option }) => option), records: new Map() }
}

/** Returns the list of records behind a field's options. */
export function listOf(run: Run, { linked: { options } }: Cell): unknown {
  return options?.from === 'fact' ? readFact(run, options.source.from) : undefined
}

function fromFact(run: Run, linked: FactSource): Offered {
  const { source } = linked
  const list = readFact(run, source.from)
  const where = source.where ?? {}
  const requested = buildBody(where, (path) => readFact(run, path))
  const isNarrowed = Object.keys(requested).length === Object.keys(where).length
  const options = new Map<string, FieldOption>()
  const records = new Map<string, unknown>()
  for (const record of isNarrowed && Array.isArray(list) ? latestFirst(list, source.latest) : []) {
    if (Object.entries(requested).some(([name, value]) => part(record, name) !== value)) continue
    const value = word(source.value === undefined ? record : part(record, source.value))
    if (value === undefined || options.has(value)) continue
    options.set(value, optionOf(value, record, linked))
    records.set(value, record)
  }
  return { options: [...options.values()], records }
}

/** Sorts records by their time, latest first; those without one follow in their own order. */
function latestFirst(records: readonly unknown[], path: string | undefined): readonly unknown[] {
  if (path === undefined) return records
  const momentOf = (record: unknown) => word(part(record, path)) ?? ''
  return records.toSorted((one, other) => {
    const [first, second] = [momentOf(one), momentOf(other)]
    return first === second ? 0 : first < second ? 1 : -1
  })
}

function optionOf(value: string, record: unknown, { source, labels, also: parts }: FactSource): FieldOption {
  const named = labels.get(value)
  const label =
    (source.label === undefined ? undefined : word(part(record, source.label))) ?? named?.label ?? value
  const also = parts.flatMap(({ path, names }) => {
    const message = word(part(record, path))
    return message === undefined ? [] : (names.get(message)?.label ?? message)
  })
  return {
    value,
    label,
    ...(named?.hint !== undefined && { hint: named.hint }),
    ...(also.length > 0 && { also }),
  }
}

function part(record: unknown, path: string): unknown {
  return readPath(record, keysOf(path))
}

function word(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
