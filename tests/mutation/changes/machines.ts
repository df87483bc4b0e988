import {
  another,
  isList,
  isObject,
  type ChangeClass,
  type Edit,
  type Json,
  type JsonObject,
  type Path,
  type Source,
} from '../mutant.ts'

function machineIn({
  path,
  data,
}: Source): { states: readonly string[]; moves: readonly JsonObject[]; data: JsonObject } | undefined {
  if (!path.endsWith('.machine.json') || !isObject(data) || !isObject(data.states)) return undefined
  const moves = isList(data.moves) ? data.moves.filter(isObject) : []
  return { states: Object.keys(data.states), moves, data }
}

function* otherTarget(source: Source): Iterable<Edit> {
  const machine = machineIn(source)
  for (const [at, move] of machine?.moves.entries() ?? []) {
    const other = another(String(move.to), machine!.states)
    if (other !== undefined) yield { path: ['moves', at, 'to'], says: `end in ${other}`, value: other }
  }
  const initial = machine && another(String(machine.data.initial), machine.states)
  if (initial !== undefined) yield { path: ['initial'], says: `begin in ${initial}`, value: initial }
}

function* otherOrigin(source: Source): Iterable<Edit> {
  const machine = machineIn(source)
  for (const [at, move] of machine?.moves.entries() ?? []) {
    const from = isList(move.from) ? move.from : []
    if (from.length > 1)
      for (const [index, state] of from.entries())
        yield { path: ['moves', at, 'from', index], says: `not from ${String(state)}`, value: undefined }
    for (const state of machine!.states)
      if (!from.includes(state))
        yield { path: ['moves', at, 'from'], says: `from ${state} as well`, value: [...from, state] }
  }
}

function* noMove(source: Source): Iterable<Edit> {
  for (const at of machineIn(source)?.moves.keys() ?? [])
    yield { path: ['moves', at], says: 'take the move out', value: undefined }
}

function* noGuard(source: Source): Iterable<Edit> {
  for (const [at, move] of machineIn(source)?.moves.entries() ?? [])
    for (const word of ['guard', 'by', 'confirm', 'asks', 'event', 'call'])
      if (move[word] !== undefined) yield { path: ['moves', at, word], says: 'take it out', value: undefined }
}

function* otherFinal(source: Source): Iterable<Edit> {
  const machine = machineIn(source)
  for (const name of machine?.states ?? []) {
    const state = (machine!.data.states as JsonObject)[name] as JsonObject
    const path: Path = ['states', name, 'final']
    yield state.final === true
      ? { path, says: 'not final', value: undefined }
      : { path, says: 'final', value: true }
  }
}

function* otherDisplay(source: Source): Iterable<Edit> {
  const machine = machineIn(source)
  for (const word of ['displays', 'tells'] as const) {
    const list: readonly Json[] = machine && isList(machine.data[word]) ? machine.data[word] : []
    for (const at of list.keys()) yield { path: [word, at], says: 'take it out', value: undefined }
  }
}

/** Changes of states and moves. */
export const machineChanges: readonly ChangeClass[] = [
  { id: 'move-target', says: 'a move ends in another state', edits: otherTarget },
  { id: 'move-origin', says: 'a move begins in one state more or less', edits: otherOrigin },
  { id: 'move-missing', says: 'a move is missing', edits: noMove },
  { id: 'move-guard', says: 'a move loses its guard, permission, question, event or call', edits: noGuard },
  { id: 'state-final', says: 'a state is final, or no more', edits: otherFinal },
  {
    id: 'display-missing',
    says: 'a displayed state or sentence of a machine is missing',
    edits: otherDisplay,
  },
]
