import { findCrossed, sayCrossed } from '#definition/lint/names/crossed-names.ts'
import type { Machine } from '#definition/generated/machine.ts'
import {
  derived,
  findingAt,
  unknown,
  type CorridorNode,
  type NetworkFinding,
} from '../validity/corridor-nodes.ts'
import { textOf } from '#values/object.ts'

/** Finds statuses that lead to unknown or unreachable states, or name unknown causes. */
export function unknownStatuses(
  payouts: unknown,
  machine: Machine,
  causes: object | undefined,
): NetworkFinding[] {
  const { statuses, stuck, waits } = Object(payouts) as CorridorNode
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
    ...exchanged(named),
    ...endless(named, machine),
    ...bookedByAnother(named, machine),
    ...sameSentences('/statuses', named),
    ...endsOtherwise(Object(stuck) as CorridorNode),
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

/** Finds two statuses of which each leads to the state that is called as the other. */
function exchanged(named: readonly (readonly [string, CorridorNode])[]): NetworkFinding[] {
  const pairs = named.flatMap(([name, { to }]) =>
    typeof to === 'string' ? [{ path: `/statuses/${name}/to`, name, value: to }] : [],
  )
  return findCrossed(pairs).map(([one, other]) => derived(one.path, sayCrossed(one, other)))
}

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

/** Checks that only a status named as completed books the money. */
const bookedByAnother = (
  named: readonly (readonly [string, CorridorNode])[],
  { states }: Machine,
): NetworkFinding[] =>
  named.flatMap(([status, { to }]) =>
    typeof to === 'string' &&
    states[to]?.tone === 'success' &&
    status !== to &&
    named.some(([one]) => one === to)
      ? [
          findingAt(
            `/statuses/${status}/to`,
            `'${status}' would book the money as '${to}' does, which has a status of its own. Name the state that '${status}' leads to.`,
          ),
        ]
      : [],
  )

/** Reports statuses with the same text. */
const sameSentences = (path: string, named: readonly (readonly [string, CorridorNode])[]): NetworkFinding[] =>
  named.flatMap(([name, { says }], at) => {
    const twin = named.slice(0, at).find(([, other]) => typeof says === 'string' && other.says === says)
    return twin === undefined
      ? []
      : [
          derived(
            `${path}/${name}/says`,
            `This is what '${twin[0]}' says, word for word: it was copied. Say what '${name}' is.`,
          ),
        ]
  })

/** Finds reasons whose help and end contradict each other: a person resumes, or news ends it. */
function endsOtherwise(stuck: CorridorNode): NetworkFinding[] {
  return Object.entries(stuck).flatMap(([reason, one]) => {
    const { help, endsBy } = Object(one) as CorridorNode
    const isResumed = textOf(help).includes('npm run network -- resume')
    if (isResumed === (endsBy === 'person') || textOf(endsBy) === '') return []
    return [
      findingAt(
        `/stuck/${reason}/endsBy`,
        isResumed
          ? `The help tells a person to resume it, so it does not end by '${textOf(endsBy)}'. Write 'person'.`
          : `A person ends it, and the help does not tell how: write 'npm run network -- resume' there, or 'news' here.`,
      ),
    ]
  })
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
