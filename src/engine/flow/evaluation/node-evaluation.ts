import { readPath } from '../../rule/path.ts'
import type { GraphNode } from '../../relevance/graph.ts'
import type { Evaluation } from '../../relevance/propagation.ts'
import { readStored } from '../state/cell.ts'
import { closeOptions } from './closed-options.ts'
import { listOf, optionsNow } from './options.ts'
import { intoOf, nameOf, readFact } from '../state/read-fact.ts'
import type { Cell, Run } from '../state/run.ts'
import { printTemplate } from '../texts/printed-value.ts'
import { placeholdersIn } from '../texts/template.ts'
import { withoutIsolates } from '#values/direction.ts'
import { isSame } from '#values/equality.ts'

const NOTHING: Evaluation = { changed: [], moved: false }
const NO_RECORDS: Cell['records'] = new Map()

/** Evaluates one node of the graph and adds every changed cell to `stale`. */
export function evaluateNode(run: Run, node: GraphNode, stale: Set<Cell>): Evaluation {
  const slash = node.id.indexOf('/')
  const name = node.id.slice(slash + 1)
  switch (node.id.slice(0, slash)) {
    case 'steps':
      return evaluateStep(run, name)
    case 'values':
      return evaluateValue(run, name, node.gives)
    case 'requirements':
      return evaluateRequirements(run, name, stale)
    default:
      return evaluateField(run, run.cells.get(name)!, stale)
  }
}

/** Tells whether the fields of a step are visible: it is on the path, or an open detour. */
function isVisible(run: Run, base: string): boolean {
  if (run.open.get(base)) return true
  if (!run.flow.steps.get(base)?.detour) return false
  return [run.place.step, ...run.place.returnTo].some((id) => run.shown.get(id)?.base === base)
}

function evaluateStep(run: Run, id: string): Evaluation {
  const { showWhen } = run.flow.steps.get(id)!
  run.open.set(id, showWhen === undefined || run.flow.rules.get(showWhen)!.evaluate(run.scope) === 'yes')
  const before = run.visible.get(id)
  run.visible.set(id, isVisible(run, id))
  return { changed: [], moved: before !== run.visible.get(id) }
}

function evaluateValue(run: Run, name: string, gives: readonly string[]): Evaluation {
  const value = run.flow.values.get(name)!.value(run.scope) ?? undefined
  if (isSame(run.values.get(name), value)) return NOTHING
  run.values.set(name, value)
  for (const given of gives) run.scope[given] = value
  return { changed: gives, moved: true }
}

function evaluateField(run: Run, cell: Cell, stale: Set<Cell>): Evaluation {
  const hasChanged = evaluateCell(run, cell, stale)
  const { seen } = cell.linked.kind
  const visible = seen && cell.value !== undefined ? seen(cell.value, cell.facts) : cell.value
  const changed = (hasChanged || seen) && give(run, cell.id, visible) ? [cell.id] : []
  const source = cell.linked.options
  const as = source?.from === 'fact' ? source.source.as : undefined
  if (as === undefined) return { changed, moved: false }
  const record = typeof cell.value === 'string' ? cell.records.get(cell.value) : undefined
  return { changed: give(run, as, record) ? [...changed, as] : changed, moved: false }
}

function evaluateRequirements(run: Run, step: string, stale: Set<Cell>): Evaluation {
  const into = intoOf(run, step)!
  const cells = run.asks.get(step)?.cells ?? []
  for (const cell of cells) evaluateCell(run, cell, stale)
  const existing = cells.filter((cell) => cell.value !== undefined)
  const answers =
    existing.length === 0
      ? undefined
      : Object.fromEntries(existing.map((cell) => [nameOf(cell, into), cell.value]))
  return { changed: give(run, into, answers) ? [into] : [], moved: false }
}

function give(run: Run, name: string, value: unknown): boolean {
  if (isSame(run.scope[name], value)) return false
  run.scope[name] = value
  return true
}

/** Relevance, options and value of one field; whether its value changed. */
function evaluateCell(run: Run, cell: Cell, stale: Set<Cell>): boolean {
  const before = { relevant: cell.relevant, options: cell.options, value: cell.value }
  cell.relevant = isRelevant(run, cell)
  const source = cell.linked.options
  const offered = cell.relevant && source ? optionsNow(run, source) : { options: [], records: NO_RECORDS }
  const options = closeOptions(run, cell.linked.closed, offered.options, offered.records)
  const isRenewed = !isSame(cell.options, options)
  if (isRenewed) cell.options = options
  if (cell.taken && cell.taken.list !== listOf(run, cell)) cell.taken = undefined
  cell.records = offered.records
  const value = cell.relevant ? valueNow(run, cell) : undefined
  const hasChanged = !isSame(cell.value, value)
  if (hasChanged) {
    keepRefusals(cell, value)
    cell.value = value
  }
  if (hasChanged || before.relevant !== cell.relevant || isRenewed) stale.add(cell)
  return hasChanged
}

/** Drops refusals whose value has changed; in a composite answer, those of the changed part. */
function keepRefusals(cell: Cell, next: unknown): void {
  const left = cell.refusedInside?.filter(({ path }) => isSame(partAt(cell.value, path), partAt(next, path)))
  cell.refusedInside = left?.length ? left : undefined
  cell.refusal = cell.refusedInside?.[0]?.message
}

function partAt(value: unknown, path: string): unknown {
  return readPath(value, path.split('/'))
}

function isRelevant(run: Run, cell: Cell): boolean {
  const base = cell.linked.step
  if (!run.visible.get(base)) return false
  if (cell.node.startsWith('requirements/') && !run.asks.get(base)?.cells.includes(cell)) return false
  const { showWhen } = cell.linked
  return showWhen === undefined || showWhen.evaluate(run.scope) === 'yes'
}

/**
 * Returns the present answer; one that is no longer an option is stored but counts as absent (law 7: nothing
 * replaces it).
 */
function valueNow(run: Run, cell: Cell): unknown {
  const { definition, derived, options } = cell.linked
  if (derived) return run.values.get(definition.derivedFrom!)
  const isUnanswered = cell.stored === undefined && !run.started.has(cell.id)
  const given = isUnanswered ? defaultOf(run, cell) : cell.stored
  if (!options || cell.taken) return given
  const open = cell.options.filter((option) => !option.disabled)
  const isAmong = typeof given !== 'string' || open.some((option) => option.value === given)
  if (given !== undefined && isAmong) return given
  const only = definition.chooseWhenOnlyOne && open.length === 1 ? open[0]!.value : undefined
  if (definition.type !== 'choices' || only === undefined) return only
  return isUnanswered ? [only] : undefined
}

/**
 * Returns the default answer until the person answers. A default is not the person's answer and is not
 * stored.
 */
function defaultOf(run: Run, cell: Cell): unknown {
  const one = cell.linked.definition.default
  if (one === undefined) return undefined
  if (typeof one === 'string') return readStored(cell, one)
  if ('given' in one) return readStored(cell, readFact(run, `given.${one.given}`))
  if ('prints' in one) return readStored(cell, printedOf(run, one.prints))
  if (one.takes === 'first-option') return cell.options.find((option) => !option.disabled)?.value
  return newReference(run.intent)
}

/** Prints a text from other answers, once all of them are there. */
function printedOf(run: Run, template: string): string | undefined {
  const isWhole = placeholdersIn(template).every((path) => readFact(run, path) !== undefined)
  return isWhole ? withoutIsolates(printTemplate(run, template)) : undefined
}

/** Returns twelve letters and digits derived from the run's intent, in groups that can be read out. */
const newReference = (intent: string): string =>
  intent
    .replaceAll(/[^\da-z]/gi, '')
    .slice(0, 12)
    .toUpperCase()
    .replaceAll(/(.{4})(?=.)/g, '$1-')
