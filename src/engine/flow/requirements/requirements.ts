import type { Group, Step } from '#definition/generated/flow.ts'
import { fieldsOf } from '../../requirement/fields.ts'
import { groupNames } from '../../requirement/group.ts'
import { sentences } from '../../sentences.ts'
import { buildRequest } from '../submission/call-request.ts'
import { makeCell, readStored } from '../state/cell.ts'
import { nameOf } from '../state/read-fact.ts'
import type { Cell, Run, ShownStep } from '../state/run.ts'
import { isSame } from '#values/equality.ts'
import { settle } from '../state/run-update.ts'
import type { LinkedField } from '../linking/linked-flow.ts'

type RequirementQuery = Readonly<Record<string, unknown>>

/** Adds the server's fields to a step as cells; answers to fields that stay are preserved. */
export function arrive(
  run: Run,
  base: string,
  raw: readonly unknown[],
  answerTo: RequirementQuery | undefined,
): void {
  const step = run.flow.steps.get(base)
  const source = step?.fieldsFrom ?? step?.forEach
  if (!step || !source) throw new Error(`The step '${base}' asks the server for nothing.`)
  const today = buildRequest(run, source.with)
  if (answerTo && !isSame(answerTo, today)) return
  const { kinds, options: lists, requirementTypes: table = [] } = run.flow.library
  const before = run.asks.get(base)
  const isRecognized = before !== undefined && isSame(before.raw, raw) && isSame(before.requested, today)
  if (isRecognized) return
  const { fields, problems } = fieldsOf(Array.isArray(raw) ? raw : [], {
    step: base,
    source,
    requested: today ?? {},
    kinds,
    table,
    lists,
  })
  const cells = fields.map((field) => cellFor(run, base, field))
  const gone = (before?.cells ?? []).filter((cell) => !cells.includes(cell))
  for (const cell of gone) Object.assign(cell, { relevant: false, value: undefined, options: [] })
  run.asks.set(base, { requested: today, raw, cells, problems })
  if (step.forEach) showGroups(run, step, cells, source.into)
  else run.shown.get(base)!.cells = [...ownCells(run, step), ...cells]
  settle(run, { nodes: [`requirements/${base}`], cells: [...gone, ...cells], allSteps: true })
}

/** Removes the server's fields of a step before a new request, since they belong to the previous answer. */
export function forgetRequirements(run: Run, base: string): void {
  const step = run.flow.steps.get(base)
  if (!step?.fieldsFrom || !run.asks.delete(base)) return
  run.shown.get(base)!.cells = ownCells(run, step)
}

function cellFor(run: Run, base: string, linked: LinkedField): Cell {
  const { id } = linked.definition
  const cell = run.cells.get(id) ?? makeCell(run, id, `requirements/${base}`, linked)
  const stored = run.waiting.get(id) ?? cell.stored
  run.waiting.delete(id)
  run.cells.set(id, cell)
  cell.linked = isSame(cell.linked.definition, linked.definition)
    ? { ...linked, definition: cell.linked.definition }
    : linked
  cell.step = base
  cell.stored = readStored(cell, stored)
  return cell
}

function ownCells(run: Run, step: Step): readonly Cell[] {
  return (step.fields ?? []).map((field) => run.cells.get(field.id)!)
}

/** Makes one step per group with fields: the step's own fields come first, its call belongs to the last. */
function showGroups(run: Run, step: Step, cells: readonly Cell[], into: string): void {
  const byName = new Map(cells.map((cell) => [nameOf(cell, into), cell]))
  const groups = groupNames(
    [...byName.keys()],
    (step.group ?? []).map((group) => group.has),
  )
  const filled = groups.flatMap((names, at) =>
    names.length > 0 ? [{ id: `${step.id}-${at + 1}`, names, group: step.group?.[at] }] : [],
  )
  const own = ownCells(run, step)
  const shown = filled.map(({ id, names, group }, at): ShownStep => {
    const requested = names.map((name) => byName.get(name)!)
    const definition = groupDefinition(step, id, group, { at, count: filled.length })
    const before = run.shown.get(id)?.definition
    return {
      id,
      base: step.id,
      definition: isSame(before, definition) ? before! : definition,
      cells: at === 0 ? [...own, ...requested] : requested,
    }
  })
  if (shown.length === 0 && (own.length > 0 || step.forEach?.empty !== undefined))
    shown.push({ id: step.id, base: step.id, definition: step, cells: own })
  for (const one of shown) {
    run.shown.set(one.id, one)
    for (const cell of one.cells) cell.step = one.id
  }
  const ids = shown.map((one) => one.id)
  run.order = run.flow.definition.steps.flatMap(({ id }) => {
    return id === step.id ? ids : run.order.filter((other) => run.shown.get(other)!.base === id)
  })
}

interface Turn {
  readonly at: number
  readonly count: number
}

function groupDefinition(step: Step, id: string, group: Group | undefined, { at, count }: Turn): Step {
  const { next, fields: _fields, forEach: _forEach, group: _group, ...rest } = step
  const title = group?.title ?? (count === 1 ? step.title : sentences.stepOfMany(step.title, at + 1, count))
  const stage = group?.stage ?? step.stage
  return {
    ...rest,
    id,
    title,
    ...(stage !== undefined && { stage }),
    ...(next && at === count - 1 && { next }),
  }
}
