import { store } from '../state/answer.ts'
import { endingNow } from './ending.ts'
import { nameOfItem } from '../linking/inner-fields.ts'
import { intoOf, nameOf } from '../state/read-fact.ts'
import { rootOf } from '../linking/linking.ts'
import type { LinkedField } from '../linking/linked-flow.ts'
import type { Cell, Run } from '../state/run.ts'
import { settle } from '../state/run-update.ts'

/** The answer a name belongs to, and the place inside it. */
interface Named {
  readonly cell: Cell
  readonly inside: readonly string[]
}

/** Assigns the server's errors to the fields that caused them; returns the names without a field. */
export function refuseAnswers(run: Run, errors: Readonly<Record<string, string>>): readonly string[] {
  const refused = new Set<Cell>()
  const homeless: string[] = []
  for (const [name, sentence] of Object.entries(errors)) {
    const { cell, inside = [] } = cellNamed(run, name) ?? {}
    const isPlaced = cell?.relevant === true && !becomesRefused(run, cell)
    if (isPlaced) {
      cell.refusal = sentence
      const label = labelOf(cell.linked, inside)
      if (label !== undefined)
        cell.refusedInside = [
          ...(refused.has(cell) ? (cell.refusedInside ?? []) : []),
          { path: inside.join('/'), label, message: sentence },
        ]
      refused.add(cell)
    } else homeless.push(name)
  }
  settle(run, { cells: refused })
  return homeless
}

/** Returns the label of a place inside an answer, or undefined if there is no such place. */
function labelOf({ definition, parts }: LinkedField, inside: readonly string[]): string | undefined {
  if (!parts || inside.length === 0) return undefined
  if (definition.type !== 'list') return labelAt(parts.flow, inside)
  const [at = '', ...rest] = inside
  if (!/^\d+$/.test(at)) return undefined
  const item = nameOfItem(definition, Number(at))
  if (definition.each || rest.length === 0) return item
  const label = labelAt(parts.flow, rest)
  return label === undefined ? undefined : `${item}, ${label}`
}

function labelAt(
  { fields }: { readonly fields: ReadonlyMap<string, LinkedField> },
  [id = '', ...rest]: readonly string[],
): string | undefined {
  const field = fields.get(id)
  return field && (labelOf(field, rest) ?? field.definition.label)
}

/** Marks a refused quote as expired. */
function becomesRefused(run: Run, cell: Cell): boolean {
  const { refused } = cell.linked.kind
  if (!refused || cell.value === undefined) return false
  if (store(run, cell, refused(cell.value))) settle(run, { nodes: [cell.node], cells: [cell] })
  return true
}

function cellNamed(run: Run, name: string): Named | undefined {
  const cell = run.cells.get(name) ?? requirementNamed(run, name)
  if (cell) return { cell, inside: [] }
  const [root = '', ...inside] = name.split('/')
  const outer = run.cells.get(root)
  return outer?.linked.parts ? { cell: outer, inside } : payloadNamed(run, name)
}

function requirementNamed(run: Run, name: string): Cell | undefined {
  for (const [step, { cells }] of run.asks) {
    const into = intoOf(run, step)!
    const found = cells.find((cell) => [name, name.slice(into.length + 1)].includes(nameOf(cell, into)))
    if (found) return found
  }
  return undefined
}

const EXTRA = 'extras.answers.'

/** Finds the answer that a name in the payload, or inside it, was made from. */
function payloadNamed(run: Run, name: string): Named | undefined {
  const extra = name.startsWith(EXTRA) ? run.cells.get(name.slice(EXTRA.length)) : undefined
  if (extra) return { cell: extra, inside: [] }
  const { submit } = run.flow.definition
  const ending = submit.instead?.find((other) => other.call === endingNow(run).call) ?? submit
  const bodies = [run.shown.get(run.place.step)?.definition.next?.body ?? {}, ending.body]
  for (const body of bodies) {
    for (const [key, path] of Object.entries(body)) {
      if (typeof path !== 'string' || (name !== key && !name.startsWith(`${key}.`))) continue
      const inside = name.slice(key.length + 1)
      const cell = run.cells.get(`${path}/${inside}`) ?? run.cells.get(rootOf(path))
      if (cell) return { cell, inside: inside === '' ? [] : inside.split('.') }
    }
  }
  return undefined
}
