import type { Finding } from '#definition/finding.ts'
import type { Machine } from '#definition/generated/machine.ts'

type Said = Pick<Finding, 'path' | 'sentence' | 'about'>

interface Scenarios {
  readonly scenarios?: Readonly<Record<string, { readonly steps?: readonly { readonly state?: unknown }[] }>>
}

/** What the network reports is a move the machine knows, from the state before it, and it does not stop half way. */
export function unknownMoves(written: unknown, machine: Machine): Said[] {
  const { scenarios = {} } = Object(written) as Scenarios
  return Object.entries(scenarios).flatMap(([name, { steps = [] }]) => {
    const path = `/scenarios/${name}/steps`
    const states = steps.map(({ state }) => String(state))
    const wrong = states.flatMap((state, at) => {
      const before = states[at - 1] ?? machine.initial
      return isMove(machine, before, state)
        ? []
        : [{ path: `${path}/${at}/state`, ...whyNot(machine, before, state) }]
    })
    const last = states.at(-1) ?? machine.initial
    // What comes after a move that is none follows from it.
    if (wrong.length > 0 || isEnd(machine, last)) return wrong.slice(0, 1)
    const sentence = `The payment stays '${last}' for ever: add the steps that lead to an end.`
    return [{ path, sentence }]
  })
}

const isMove = ({ moves }: Machine, from: string, to: string): boolean =>
  moves.some((move) => move.to === to && move.from.includes(from))

/** An end is final, or a success that only something out of the ordinary still changes. */
const isEnd = ({ states }: Machine, state: string): boolean =>
  states[state]?.final === true || states[state]?.tone === 'success'

function whyNot({ id, states, moves }: Machine, from: string, to: string): Omit<Said, 'path'> {
  if (states[to] === undefined)
    return {
      sentence: `machines/${id} knows no state '${to}'; it knows ${Object.keys(states).join(', ')}.`,
      about: { kind: 'missing', noun: 'state', name: to },
    }
  const next = moves.filter((move) => move.from.includes(from)).map((move) => move.to)
  const ways = next.length === 0 ? 'nothing' : [...new Set(next)].join(', ')
  return {
    sentence: `No move of machines/${id} leads from '${from}' to '${to}': from there it goes to ${ways}. Add the step between, or the move.`,
    about: { kind: 'cause', name: `move ${from} ${to}` },
  }
}
