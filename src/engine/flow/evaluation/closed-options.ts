import type { Body, ClosedOptions, FullOptions } from '#definition/generated/flow.ts'
import { buildBody, pathsIn } from '../../call/body.ts'
import type { FieldOption } from '../../field/types.ts'
import { keysOf, readPath } from '../../rule/path.ts'
import { readFact } from '../state/read-fact.ts'
import type { Run } from '../state/run.ts'

/** The fact paths that decide which options are closed. */
export function closedReads(closed: readonly ClosedOptions[] | undefined): readonly string[] {
  return (closed ?? []).flatMap(({ in: list, where, full }) => [
    ...(list === undefined ? [] : [list]),
    ...pathsIn(where ?? {}),
    ...(full === undefined ? [] : [full.from, full.most, ...pathsIn(full.where ?? {})]),
  ])
}

/** Closes options that cannot be chosen, with a badge and reason from the first matching entry. */
export function closeOptions(
  run: Run,
  closed: readonly ClosedOptions[] | undefined,
  options: readonly FieldOption[],
  records: ReadonlyMap<string, unknown>,
): readonly FieldOption[] {
  if (closed === undefined) return options
  const validators = closed.map((one) => [one, isClosedFor(run, one)] as const)
  return options.map((option) => {
    const fit = validators.find(([, isClosed]) => isClosed(option.value, records.get(option.value)))?.[0]
    return fit ? { ...option, disabled: true, badge: fit.badge, reason: fit.says } : option
  })
}

type IsClosed = (value: string, record: unknown) => boolean

function isClosedFor(run: Run, { in: list, where, full }: ClosedOptions): IsClosed {
  if (full !== undefined) return isFullFor(run, full)
  if (where !== undefined) {
    const fits = matcher(run, where)
    return (_, record) => record !== undefined && fits(record)
  }
  const values = listAt(run, list ?? '')
  return (value) => values.includes(value)
}

function isFullFor(run: Run, { from, by, where, most }: FullOptions): IsClosed {
  const fits = matcher(run, where ?? {})
  const counted = listAt(run, from).filter(fits)
  const bound = readFact(run, most)
  return (value) => {
    const least = typeof bound === 'object' && bound !== null ? readPath(bound, [value]) : bound
    const count = counted.filter((record) => readPath(record, keysOf(by)) === value).length
    return typeof least === 'number' && count >= least
  }
}

/** Returns a function that tells whether a record fits all conditions; unknown values fit nothing. */
function matcher(run: Run, where: Body): (record: unknown) => boolean {
  const requested = Object.entries(buildBody(where, (path) => readFact(run, path)))
  const isRecognized = requested.length === Object.keys(where).length
  return (record) =>
    isRecognized && requested.every(([name, value]) => readPath(record, keysOf(name)) === value)
}

function listAt(run: Run, path: string): readonly unknown[] {
  const list = readFact(run, path)
  return Array.isArray(list) ? list : []
}
