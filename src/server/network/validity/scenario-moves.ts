import type { Machine } from '#definition/generated/machine.ts'
import { nearestName } from '#definition/spelling/nearest-name.ts'
import { derived, type NetworkFinding } from './corridor-nodes.ts'

interface Step {
  readonly state?: unknown
  readonly after?: unknown
  readonly cause?: unknown
}

interface Scenarios {
  readonly otherwise?: unknown
  readonly scenarios?: Readonly<
    Record<string, { readonly steps?: readonly Step[]; readonly accounts?: readonly unknown[] }>
  >
  readonly causes?: Readonly<Record<string, unknown>>
}

/** Finds unknown scenarios and causes, shared accounts, and failures without a cause. */
export function unsoundScenarios(written: unknown, { states }: Machine): NetworkFinding[] {
  const { otherwise, scenarios = {}, causes = {} } = Object(written) as Scenarios
  const named = (path: string, noun: string, name: unknown, existing: object): NetworkFinding[] => {
    if (typeof name !== 'string' || Object.hasOwn(existing, name)) return []
    const nearest = nearestName(name, Object.keys(existing))
    return [
      { path, sentence: `There is no ${noun} '${name}'.`, ...(nearest === undefined ? {} : { nearest }) },
    ]
  }
  const steps = Object.entries(scenarios).flatMap(([name, one]) =>
    (one.steps ?? []).map((step, at) => [`/scenarios/${name}/steps/${at}`, step] as const),
  )
  return [
    ...named('/otherwise', 'scenario', otherwise, scenarios),
    ...othersCause(scenarios, causes),
    ...sharedAccounts(scenarios),
    ...steps.flatMap(([path, { state, cause }]) => {
      const { final = false, tone } = states[String(state)] ?? {}
      return [
        ...named(`${path}/cause`, 'cause', cause, causes),
        ...(cause === undefined && final && tone !== 'success'
          ? [derived(path, `Nobody is told why the payment is '${String(state)}': name a 'cause'.`)]
          : []),
      ]
    }),
  ]
}

/** Finds an account that two scenarios claim. */
function sharedAccounts(scenarios: NonNullable<Scenarios['scenarios']>): NetworkFinding[] {
  const homes = new Map<unknown, string>()
  return Object.entries(scenarios).flatMap(([name, { accounts = [] }]) =>
    accounts.flatMap((account, at) => {
      const home = homes.get(account)
      if (home === undefined) homes.set(account, name)
      return home === undefined || home === name
        ? []
        : [
            {
              path: `/scenarios/${name}/accounts/${at}`,
              sentence: `'${String(account)}' plays '${home}' already, so '${name}' would never be. Name another account.`,
            },
          ]
    }),
  )
}

/** Finds a scenario that is named after one cause and fails by another. */
function othersCause(
  scenarios: NonNullable<Scenarios['scenarios']>,
  causes: NonNullable<Scenarios['causes']>,
): NetworkFinding[] {
  return Object.entries(scenarios).flatMap(([name, { steps = [] }]) =>
    !Object.hasOwn(causes, name) || steps.some(({ cause }) => cause === name)
      ? []
      : steps.flatMap(({ cause }, at) =>
          typeof cause === 'string' && Object.hasOwn(causes, cause)
            ? [
                {
                  path: `/scenarios/${name}/steps/${at}/cause`,
                  sentence: `'${name}' fails as '${cause}', and there is a cause of its own name: people would read why another fails. Name '${name}'.`,
                  nearest: name,
                },
              ]
            : [],
        ),
  )
}

/** Finds scenario steps that are no move of the machine, and scenarios that never end. */
export function unknownMoves(written: unknown, machine: Machine): NetworkFinding[] {
  const { scenarios = {} } = Object(written) as Scenarios
  return Object.entries(scenarios).flatMap(([name, { steps = [] }]) => {
    const path = `/scenarios/${name}/steps`
    const states = steps.map(({ state }) => String(state))
    const wrong = states.flatMap((state, at) => {
      const before = states[at - 1] ?? machine.initial
      // A step without a state is reported elsewhere.
      return isMove(machine, before, state) ||
        [steps[at], steps[at - 1] ?? steps[at]].some((one) => one?.state === undefined)
        ? []
        : [{ path: `${path}/${at}/state`, ...whyNot(machine, before, state) }]
    })
    const last = states.at(-1) ?? machine.initial
    // Later findings follow from the first wrong move.
    if (wrong.length > 0 || isEnd(machine, last)) return wrong.slice(0, 1)
    const sentence = `The payment stays '${last}' for ever: add the steps that lead to an end.`
    return [{ path, sentence }]
  })
}

const isMove = ({ moves }: Machine, from: string, to: string): boolean =>
  moves.some((move) => move.to === to && move.from.includes(from))

/** Returns true for a final state, or a success that only exceptions change. */
const isEnd = ({ states }: Machine, state: string): boolean =>
  states[state]?.final === true || states[state]?.tone === 'success'

function whyNot({ id, states, moves }: Machine, from: string, to: string): Omit<NetworkFinding, 'path'> {
  if (states[to] === undefined)
    return {
      sentence: `machines/${id} knows no state '${to}'; it knows ${Object.keys(states).join(', ')}. Write one of these.`,
      about: { kind: 'missing', noun: 'state', name: to },
    }
  const next = moves.filter((move) => move.from.includes(from)).map((move) => move.to)
  const ways = next.length === 0 ? 'nothing' : [...new Set(next)].join(', ')
  return {
    sentence: `No move of machines/${id} leads from '${from}' to '${to}': from there it goes to ${ways}. Add the step between, or the move.`,
    about: { kind: 'cause', name: `move ${from} ${to}`, of: `machines/${id}.machine.json` },
  }
}
