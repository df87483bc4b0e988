import type { Acts } from '#definition/generated/invariant.ts'
import type { Machine, Move } from '#definition/generated/machine.ts'
import type { Library } from '#definition/library.ts'
import { namesForAll } from './patterns.ts'

/** One act of a person: a call, a move or the opening of a page. */
export interface Act {
  readonly kind: 'call' | 'move' | 'page'
  readonly name: string
  /** Absent: no person may, only the network. */
  readonly permission: string | undefined
  /** The rules that must all be yes. */
  readonly rules: readonly string[]
  /** The rules of the definition itself. */
  readonly own: Readonly<Record<string, { when: unknown }>> | undefined
  readonly machine?: Machine
  readonly move?: Move
}

/** Returns all acts that the names select; empty if there are none. */
export function actsOf(library: Library, acts: Acts): readonly Act[] {
  const { calls, methods, moves, into, by, pages, except = [] } = acts
  const all = [
    ...(calls || methods ? callsOf(library, calls ?? ['*'], methods) : []),
    ...(moves || into || by ? movesOf(library, moves ?? ['*'], into, by) : []),
    ...(pages ? pagesOf(library, pages) : []),
  ]
  const left = namesForAll(
    except,
    all.map(({ name }) => name),
  )
  return all.filter(({ name }) => !left.has(name))
}

function callsOf(
  library: Library,
  patterns: readonly string[],
  methods: readonly string[] | undefined,
): Act[] {
  return [...namesForAll(patterns, Object.keys(library.calls))]
    .map((id) => library.calls[id]!)
    .filter(({ method }) => methods === undefined || methods.includes(method))
    .map(({ id, permission, checks = [] }) => ({
      kind: 'call',
      name: id,
      permission,
      rules: checks.map(({ must }) => must),
      own: undefined,
    }))
}

function movesOf(
  library: Library,
  patterns: readonly string[],
  into: readonly string[] | undefined,
  by: readonly string[] | undefined,
): Act[] {
  const all = Object.values(library.machines).flatMap((machine) =>
    machine.moves.map((move) => moveAct(library, machine, move)),
  )
  const names = namesForAll(
    patterns,
    all.map(({ name }) => name),
  )
  const states = all.map(({ machine, move }) => `${machine!.id}.${move!.to}`)
  const targets = namesForAll(into ?? ['*'], states)
  const rights = namesForAll(by ?? [], Object.keys(library.permissions))
  return all.filter(
    ({ name, permission }, at) =>
      names.has(name) &&
      targets.has(states[at]!) &&
      (by === undefined || (permission !== undefined && rights.has(permission))),
  )
}

/** A move as an act: its guard and the checks of its call. */
export function moveAct(library: Library, machine: Machine, move: Move): Act {
  const checks = library.calls[move.call ?? '']?.checks ?? []
  return {
    kind: 'move',
    name: `${machine.id}.${move.id}`,
    permission: move.by,
    rules: [...(move.guard === undefined ? [] : [move.guard]), ...checks.map(({ must }) => must)],
    own: machine.rules,
    machine,
    move,
  }
}

function pagesOf(library: Library, patterns: readonly string[]): Act[] {
  return [...namesForAll(patterns, Object.keys(library.pages))].map((id) => {
    const { permission, feature, gate, rules } = library.pages[id]!
    return {
      kind: 'page',
      name: id,
      permission: permission ?? 'self.read',
      rules: [feature, gate].filter((rule) => rule !== undefined),
      own: rules,
    }
  })
}
