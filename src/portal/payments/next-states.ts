import type { LinkedMachine } from '#engine/machine/link.ts'

/** The states still ahead when all goes well: from state to state by the first move each has, until one that is good or final. */
export function nextStates({ definition }: LinkedMachine, from: string): readonly string[] {
  const preloaded: string[] = []
  let state = from
  while (isUnderWay(definition.states[state])) {
    const to = definition.moves.find((move) => move.from.includes(state))?.to
    if (to === undefined || to === from || preloaded.includes(to)) break
    preloaded.push(to)
    state = to
  }
  return preloaded.every((name) => isGood(definition.states[name])) ? preloaded : []
}

type State = LinkedMachine['definition']['states'][string] | undefined

function isUnderWay(state: State): boolean {
  return state !== undefined && state.final !== true && state.tone !== 'success'
}

function isGood(state: State): boolean {
  return state?.tone === 'info' || state?.tone === 'success'
}
