import type { Details, DetailsItem } from '#definition/generated/details.ts'
import { filesOf } from '#engine/field/file.ts'
import { isAnswers } from '#engine/field/part-answers.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkOptions } from '#engine/field/link-options.ts'
import { isSame } from '#values/equality.ts'
import { nameOfItem } from '#engine/flow/linking/inner-fields.ts'
import { answeredCells, factsAround, partsRun } from '#engine/flow/state/parts-run.ts'
import { createStore } from '#engine/flow/store.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import { keysOf, readPath } from '#engine/rule/path.ts'
import type { Facts } from '#engine/rule/types.ts'
import { formatDateTime } from '#values/date.ts'

export interface PrintedFile {
  fileId: string
  name: string
  size: number
}

/** A question with its answer, in the reader's language. */
export interface PrintedLine {
  /** The ID of the question; absent for a line of a record. */
  field?: string
  label: string
  text?: string
  files?: PrintedFile[]
}

/** A named record, such as a person or a wallet, with its lines. */
export interface PrintedRecord {
  id: string
  title: string
  lines: PrintedLine[]
}

const UTC = 'UTC'

const fileLine = (value: unknown): PrintedFile[] =>
  filesOf(value).map(({ fileId = '', name, size }) => ({ fileId, name, size }))

/** Returns a line for each part of a group or list item. */
const insideLines = (store: FlowStore, id: string, answers: Facts): PrintedLine[] => {
  const { parts } = store.flow.fields.get(id)!
  const { definition, options, value } = store.field(id)
  if (!parts) return []
  const facts = { field: definition, options, read: (path: string) => store.fact(path) }
  return answeredCells(partsRun(parts, answers, factsAround(parts, value, facts))).map((cell) => ({
    label: cell.linked.definition.label,
    text: cell.linked.kind.print(cell.value, cell.facts),
  }))
}

/** Returns the answers of a flow, in its order and language, without running it. */
export const printFlow = (
  flow: LinkedFlow,
  facts: Facts,
): { lines: PrintedLine[]; records: PrintedRecord[]; store: FlowStore } => {
  const store = createStore(flow, { intent: 'review', facts })
  const given = store
    .steps()
    .flatMap(({ fields }) => fields)
    .map((id) => store.field(id))
    .filter(({ relevant, value }) => relevant && value !== undefined)
  const lines: PrintedLine[] = []
  const records: PrintedRecord[] = []
  for (const { id, definition, value } of given) {
    const { type, label, each } = definition
    if (type === 'file') lines.push({ field: id, label, files: fileLine(value) })
    else if (type === 'group' && isAnswers(value))
      records.push({ id, title: label, lines: insideLines(store, id, value) })
    else if (type === 'list' && each === undefined && Array.isArray(value))
      for (const [at, item] of value.entries())
        if (isAnswers(item))
          records.push({
            id: `${id}/${at}`,
            title: nameOfItem(definition, at),
            lines: insideLines(store, id, item),
          })
        else lines.push({ field: id, label, text: store.print(`{${id}}`) })
    else lines.push({ field: id, label, text: store.print(`{${id}}`) })
  }
  return { lines, records, store }
}

const printItem = (
  options: ReturnType<typeof linkOptions>,
  record: Facts,
  item: DetailsItem,
): PrintedLine | undefined => {
  const { type, label, path, of } = item
  const value = readPath(record, keysOf(path))
  if (value === undefined || value === null || value === '') return undefined
  if (type === 'file') return { label, files: fileLine(value) }
  if (type === 'date-time') return { label, text: formatDateTime(String(value), UTC) }
  const kind = kinds.get(type)
  if (!kind) return undefined
  const listed = options.get(item.options ?? '') ?? []
  const field = { id: path, type, label, ...(of !== undefined && { of }) }
  return {
    label,
    text: kind.print(value, { field, options: listed, read: (at) => readPath(record, keysOf(at)) }),
  }
}

/** Returns a record as its details show it. */
export const printRecord = (
  options: ReturnType<typeof linkOptions>,
  { sections }: Details,
  record: Facts,
): PrintedLine[] =>
  sections.flatMap(({ items }) => items).flatMap((item) => printItem(options, record, item) ?? [])

/** A line with its earlier value. */
export interface ComparedLine extends PrintedLine {
  isNew?: true
  was?: string
}

/** Returns the lines, with changed and removed ones marked. */
export const changedLines = (
  now: readonly PrintedLine[],
  before: readonly PrintedLine[],
): readonly ComparedLine[] => {
  const was = new Map(before.map((line) => [line.field ?? line.label, line]))
  const changed = now.map((line) => {
    const earlier = was.get(line.field ?? line.label)
    if (earlier !== undefined && isSame(earlier, line)) return line
    return { ...line, isNew: true as const, ...(earlier && { was: textOf(earlier) }) }
  })
  const remaining = new Set(now.map((line) => line.field ?? line.label))
  const gone = before
    .filter((line) => !remaining.has(line.field ?? line.label))
    .map((line) => ({ label: line.label, isNew: true as const, was: textOf(line) }))
  return [...changed, ...gone]
}

const textOf = ({ text, files = [] }: PrintedLine): string => text ?? files.map(({ name }) => name).join(', ')
