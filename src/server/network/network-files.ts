import type { Library } from '#definition/library.ts'
import { nearestName } from '#definition/nearest.ts'
import { checkBic } from '#values/bic.ts'
import { findCurrency } from '#values/currency.ts'
import { checkRoutingNumber } from '#values/routing-number.ts'
import { checkWalletAddress, warnWalletAddress } from '#values/wallet-address.ts'
import {
  listOf,
  nodesIn,
  findingAt,
  textOf,
  type CorridorNode,
  type NetworkFinding,
} from './corridor-nodes.ts'

const withNearest = (finding: NetworkFinding, name: string, existing: Iterable<string>): NetworkFinding => {
  const nearest = nearestName(name, existing)
  return nearest === undefined ? finding : { ...finding, nearest }
}

const unknown = (path: string, noun: string, name: unknown, existing: Iterable<string>): NetworkFinding[] => {
  const names = [...existing]
  return typeof name !== 'string' || names.includes(name)
    ? []
    : [withNearest(findingAt(path, `There is no ${noun} '${name}'.`), name, names)]
}

/** What the others of a legacy payment answer with are moves of its machine. */
function legacyIn({ scenarios }: CorridorNode, { machines }: Library): NetworkFinding[] {
  const moves = machines['legacy-payment']?.moves.map(({ id }) => id)
  if (moves === undefined) return []
  return Object.entries(Object(scenarios) as CorridorNode).flatMap(([scenario, sides]) =>
    Object.entries(Object(sides) as CorridorNode).flatMap(([side, answers]) =>
      Object.entries(Object(answers) as CorridorNode).flatMap(([move, next]) =>
        typeof next === 'object' && next !== null
          ? [
              ...unknown(`/scenarios/${scenario}/${side}/${move}`, 'move of a legacy payment', move, moves),
              ...unknown(
                `/scenarios/${scenario}/${side}/${move}/move`,
                'move of a legacy payment',
                (next as CorridorNode).move,
                moves,
              ),
            ]
          : [],
      ),
    ),
  )
}

/** What the provider asks for is of a task and a subtask that there are. */
function onboardingIn({ asks }: CorridorNode, { tasks }: Library): NetworkFinding[] {
  if (Object.keys(tasks).length === 0) return []
  return listOf(asks).flatMap((one, at) => {
    const { task, subtask } = Object(one) as CorridorNode
    const subtasks = tasks[textOf(task)]?.subtasks.map(({ id }) => id)
    return [
      ...unknown(`/asks/${at}/task`, 'task', task, Object.keys(tasks)),
      ...(subtasks === undefined ? [] : unknown(`/asks/${at}/subtask`, 'subtask of it', subtask, subtasks)),
    ]
  })
}

/** Of a hundred wallets not more than a hundred are kept out. */
function reviewIn({ outOfHundred }: CorridorNode): NetworkFinding[] {
  const shares = Object.values(Object(outOfHundred) as CorridorNode).map(Number)
  const all = shares.reduce((sum, one) => sum + one, 0)
  return all > 100
    ? [findingAt('/outOfHundred', `These are ${all} of 100 together. Let them be 100 at the most.`)]
    : []
}

/** Routes: whoever is passed is a host that is reached, none is passed twice, and no route stands twice. */
function routesIn({ routes }: CorridorNode, perDollar: CorridorNode): NetworkFinding[] {
  const all = listOf(routes).map((route) => Object(route) as CorridorNode)
  const existing = new Set(all.map(({ destination }) => textOf(destination)))
  const written = all.map(({ destination, hosts }) => JSON.stringify([destination, hosts]))
  return all.flatMap((route, at) => {
    const destination = textOf(route.destination)
    const hosts = listOf(route.hosts).map(textOf)
    return [
      ...hosts.flatMap((host, index): NetworkFinding[] => {
        const path = `/routes/${at}/hosts/${index}`
        if (host === destination)
          return [
            findingAt(
              path,
              `The way to '${destination}' leads through itself. Take it out, or name the host before it.`,
            ),
          ]
        if (hosts.indexOf(host) !== index)
          return [findingAt(path, `The way passes '${host}' twice. Keep it once.`)]
        return existing.has(host)
          ? []
          : [
              withNearest(
                findingAt(
                  path,
                  `No route leads to '${host}': nothing gets past it. Write a host that is a destination here.`,
                ),
                host,
                existing,
              ),
            ]
      }),
      ...listOf(route.currencies).flatMap((code, index) =>
        unknown(
          `/routes/${at}/currencies/${index}`,
          'currency of network/market.json',
          code,
          Object.keys(perDollar),
        ).map((one) => ({ ...one, about: { kind: 'cause', name: `rate ${textOf(code)}` } as const })),
      ),
      ...(written.indexOf(written[at]!) === at
        ? []
        : [
            findingAt(
              `/routes/${at}`,
              `The same way to '${destination}' stands here already. Write its currencies there, and take this one out.`,
            ),
          ]),
    ]
  })
}

/** Holders: a field is of the party that is asked about. */
function holdersIn(holders: CorridorNode): NetworkFinding[] {
  return nodesIn(holders, '').flatMap(([path, { fieldName }]) =>
    typeof fieldName !== 'string' || fieldName.startsWith('{party}.')
      ? []
      : [
          findingAt(
            `${path}/fieldName`,
            `'${fieldName}' would be asked as it is written. Begin it with {party}, which is Cdtr for beneficiaries and Dbtr for originators.`,
          ),
        ],
  )
}

const chains: Readonly<Record<string, string>> = { XRPL: 'xrpl', Ethereum: 'ethereum' }

/** The provider of the stablecoin: money that is sent where it says arrives. */
function stablecoinIn(
  { currency, wireCurrency, beneficiary, wallets }: CorridorNode,
  perDollar: CorridorNode,
): NetworkFinding[] {
  const { routingNumber, swiftBicCode } = Object(beneficiary) as CorridorNode
  const named = (path: string, code: unknown): NetworkFinding[] =>
    typeof code !== 'string' || Object.hasOwn(perDollar, code)
      ? []
      : [
          withNearest(
            findingAt(
              path,
              `'${code}' has no rate: write a currency of network/market.json, or its rate under 'perDollar' there.`,
            ),
            code,
            Object.keys(perDollar),
          ),
        ]
  const findingOf = (path: string, why: string | undefined): NetworkFinding[] =>
    why === undefined ? [] : [findingAt(path, why)]
  return [
    ...named('/currency', currency),
    ...named('/wireCurrency', wireCurrency),
    ...findingOf('/beneficiary/routingNumber', checkRoutingNumber(textOf(routingNumber))),
    ...findingOf('/beneficiary/swiftBicCode', checkBic(textOf(swiftBicCode))),
    ...listOf(wallets).flatMap((wallet, at) => {
      const { address, chain } = Object(wallet) as CorridorNode
      const family = chains[textOf(chain)] ?? ''
      const wrong =
        checkWalletAddress(textOf(address), family, 'newer') ?? warnWalletAddress(textOf(address), family)
      return findingOf(`/wallets/${at}/address`, wrong)
    }),
  ]
}

/** What no schema says of the files beside the corridors, by file. */
export function unsoundFiles(
  library: Library | undefined,
  stored: ReadonlyMap<string, unknown>,
  perDollar: CorridorNode,
): readonly (readonly [file: string, said: NetworkFinding])[] {
  const whole = (path: string) => Object(stored.get(path)) as CorridorNode
  const found: readonly (readonly [string, readonly NetworkFinding[]])[] = [
    ['routes.json', routesIn(whole('routes.json'), perDollar)],
    ['wallet-review.json', reviewIn(whole('wallet-review.json'))],
    ['legacy.json', library === undefined ? [] : legacyIn(whole('legacy.json'), library)],
    ['onboarding.json', library === undefined ? [] : onboardingIn(whole('onboarding.json'), library)],
    ['holders.json', holdersIn(whole('holders.json'))],
    [
      'stablecoin.json',
      stored.has('stablecoin.json') ? stablecoinIn(whole('stablecoin.json'), perDollar) : [],
    ],
  ]
  return found.flatMap(([file, all]) => all.map((one) => [file, one] as const))
}

/** A rate stands under the code of a currency that is known. */
export function codesIn(perDollar: CorridorNode, { options }: Library): NetworkFinding[] {
  const existing = new Set((options['currencies']?.options ?? []).map(({ value }) => value))
  if (existing.size === 0) return []
  return Object.keys(perDollar).flatMap((code) =>
    !/^[A-Z]/.test(code) || existing.has(code) || findCurrency(code) !== undefined
      ? []
      : [
          withNearest(
            findingAt(
              `/perDollar/${code}`,
              `'${code}' is no code of a currency. Write one of options/currencies, or add it there.`,
            ),
            code,
            existing,
          ),
        ],
  )
}
