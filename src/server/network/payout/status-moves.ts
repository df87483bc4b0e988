import type { Machine } from '#definition/generated/machine.ts'
import {
  derived,
  findingAt,
  unknown,
  type CorridorNode,
  type NetworkFinding,
} from '../validity/corridor-nodes.ts'

/** Finds statuses that lead to unknown or unreachable states, or name unknown causes. */
export function unknownStatuses(
  payouts: unknown,
  machine: Machine,
  causes: object | undefined,
): NetworkFinding[] {
  const { statuses, waits } = Object(payouts) as CorridorNode
  const named = Object.entries(Object(statuses) as Readonly<Record<string, CorridorNode>>)
  return [
    ...named.flatMap(([status, { to, cause }]) => [
      ...stateless(`/statuses/${status}/to`, machine, to),
      ...(causes === undefined
        ? []
        : unknown(
            `/statuses/${status}/cause`,
            'cause of network/scenarios.json',
            cause,
            Object.keys(causes),
          )),
    ]),
    ...endless(named, machine),
    ...wrongWaits(Object(waits) as CorridorNode),
  ]
}

const stateless = (path: string, { states }: Machine, to: unknown): NetworkFinding[] =>
  typeof to !== 'string' || states[to] !== undefined
    ? []
    : [
        {
          path,
          sentence: `There is no state of machines/payment '${to}'.`,
          about: { kind: 'missing', noun: 'state', name: to },
        },
      ]

/** Finds outcomes of a payment that no status leads to. */
function endless(named: readonly (readonly [string, CorridorNode])[], machine: Machine): NetworkFinding[] {
  const reported = new Set(named.map(([, { to }]) => to))
  return Object.entries(machine.states).flatMap(([state, { funds }]) =>
    funds === undefined || funds === 'held' || reported.has(state)
      ? []
      : [
          derived(
            '/statuses',
            `No status leads to '${state}': a network could never say that a payment came to it. Write "to": "${state}" in one of them.`,
          ),
        ],
  )
}

/** Finds waits that let a message be taken twice, or a request be repeated before its time limit. */
function wrongWaits({ tolerance, remember, answer, first }: CorridorNode): NetworkFinding[] {
  const least = 2 * Number(tolerance)
  return [
    ...(Number(remember) >= least
      ? []
      : [
          findingAt(
            '/waits/remember',
            `A message would be forgotten before it is too old to be taken again: write ${least} at the least.`,
          ),
        ]),
    ...(Number(first) > Number(answer)
      ? []
      : [
          findingAt(
            '/waits/first',
            `A request would be sent again while its answer may still come: write more than ${Number(answer)}, which is 'answer'.`,
          ),
        ]),
  ]
}
