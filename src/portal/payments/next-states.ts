import type { LinkedMachine } from '#engine/machine/link.ts'

/** The states still ahead when all goes well: from state to state by the first move each has, until one that is good or final. */
export function nextStates({ definition }: LinkedMachine, from: string): readonly string[] {
  const ahead: string[] = []
  let state = from
  while (isUnderWay(definition.states[state])) {
    const to = definition.moves.find((move) => move.from.includes(state))?.to
    if (to === undefined || to === from || ahead.includes(to)) break
    ahead.push(to)
    state = to
  }
  return ahead.every((name) => isGood(definition.states[name])) ? ahead : []
}

type State = LinkedMachine['definition']['states'][string] | undefined

function isUnderWay(state: State): boolean {
  return state !== undefined && state.final !== true && state.tone !== 'success'
}

function isGood(state: State): boolean {
  return state?.tone === 'info' || state?.tone === 'success'
}
