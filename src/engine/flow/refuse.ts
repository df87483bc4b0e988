import { store } from './answer.ts'
import { endingNow } from './ending.ts'
import { intoOf, nameOf } from './read-fact.ts'
import { rootOf } from './linking.ts'
import type { Cell, Run } from './run.ts'
import { settle } from './settle.ts'

/** Puts the server's sentences where the values are that caused them; answers with the names that belong nowhere. */
export function refuseAnswers(run: Run, errors: Readonly<Record<string, string>>): readonly string[] {
  const refused = new Set<Cell>()
  const homeless: string[] = []
  for (const [name, sentence] of Object.entries(errors)) {
    const cell = cellNamed(run, name)
    const isPlaced = cell?.relevant === true && !becomesRefused(run, cell)
    if (isPlaced) {
      cell.refusal = sentence
      refused.add(cell)
    } else homeless.push(name)
  }
  settle(run, { cells: refused })
  return homeless
}

/** A quote that the server no longer takes is an expired quote, wherever one looks at it. */
function becomesRefused(run: Run, cell: Cell): boolean {
  const { refused } = cell.linked.kind
  if (!refused || cell.value === undefined) return false
  if (store(run, cell, refused(cell.value))) settle(run, { nodes: [cell.node], cells: [cell] })
  return true
}

function cellNamed(run: Run, name: string): Cell | undefined {
  return run.cells.get(name) ?? requirementNamed(run, name) ?? payloadNamed(run, name)
}

function requirementNamed(run: Run, name: string): Cell | undefined {
  for (const [step, { cells }] of run.asks) {
    const into = intoOf(run, step)!
    const found = cells.find((cell) => [name, name.slice(into.length + 1)].includes(nameOf(cell, into)))
    if (found) return found
  }
  return undefined
}

/** A name of the payload that was sent, or one inside it, leads back to the answer it was made from. */
function payloadNamed(run: Run, name: string): Cell | undefined {
  const { submit } = run.flow.definition
  const ending = submit.instead?.find((other) => other.call === endingNow(run).call) ?? submit
  const bodies = [run.shown.get(run.place.step)?.definition.next?.body ?? {}, ending.body]
  for (const body of bodies) {
    for (const [key, path] of Object.entries(body)) {
      if (typeof path !== 'string' || (name !== key && !name.startsWith(`${key}.`))) continue
      const inside = name.slice(key.length + 1)
      const cell = run.cells.get(`${path}/${inside}`) ?? run.cells.get(rootOf(path))
      if (cell) return cell
    }
  }
  return undefined
}
