import type { Library } from '#definition/library.ts'
import { checkBic } from '#values/bic.ts'
import { findCurrency } from '#values/currency.ts'
import { checkRoutingNumber } from '#values/routing-number.ts'
import { checkWalletAddress, warnWalletAddress } from '#values/wallet/wallet-address.ts'
import {
  nodesIn,
  findingAt,
  type CorridorNode,
  type NetworkFinding,
  unknown,
  withNearest,
} from './corridor-nodes.ts'
import { slipsIn } from '../corridor/corridor-slips.ts'
import { ledgerIn, routesIn } from './network-routes.ts'
import { objectOf, listOf, textOf } from '#values/object.ts'

/** Finds answers in legacy scenarios that are no possible move after the move they answer. */
function legacyIn(
  { scenarios, otherwise }: CorridorNode,
  { machines }: Library,
  causes: unknown,
): NetworkFinding[] {
  const all = machines['legacy-payment']?.moves ?? []
  const moves = all.map(({ id }) => id)
  if (moves.length === 0) return []
  const closed = (path: string, before: string, next: unknown): NetworkFinding[] => {
    const state = all.find(({ id }) => id === before)?.to
    const move = all.find(({ id }) => id === next)
    if (state === undefined || move === undefined || move.from.includes(state)) return []
    const open = all.filter(({ by, from }) => by === undefined && from.includes(state)).map(({ id }) => id)
    const sentence = `After '${before}' a payment is '${state}', and '${move.id}' leads from ${move.from.join(', ')}: it would never be made. Name a move from '${state}', such as ${open.slice(0, 3).join(', ')}.`
    return [findingAt(`${path}/move`, sentence)]
  }
  const reasons = Object.keys(Object(causes) as object)
  const begin = unknown('/otherwise', 'scenario', otherwise, Object.keys(Object(scenarios) as object))
  const within = Object.entries(Object(scenarios) as CorridorNode).flatMap(([scenario, sides]) =>
    Object.entries(Object(sides) as CorridorNode).flatMap(([side, answers]) =>
      Object.entries(objectOf(answers)).flatMap(([move, next]) =>
        typeof next === 'object' && next !== null
          ? [
              ...unknown(`/scenarios/${scenario}/${side}/${move}`, 'move of a legacy payment', move, moves),
              ...unknown(
                `/scenarios/${scenario}/${side}/${move}/move`,
                'move of a legacy payment',
                (next as CorridorNode).move,
                moves,
              ),
              ...(reasons.length === 0
                ? []
                : unknown(
                    `/scenarios/${scenario}/${side}/${move}/cause`,
                    'cause of network/scenarios.json',
                    (next as CorridorNode).cause,
                    reasons,
                  )),
              ...closed(`/scenarios/${scenario}/${side}/${move}`, move, (next as CorridorNode).move),
            ]
          : [],
      ),
    ),
  )
  return [...begin, ...within]
}

/** Reports endings that both ask for a document and give a verdict. */
function endingsTwice({ asks, verdicts }: CorridorNode): NetworkFinding[] {
  const endings = (list: unknown) => listOf(list).map((one) => textOf((Object(one) as CorridorNode).endsWith))
  const requested = endings(asks)
  return endings(verdicts).flatMap((ending, at) => {
    if (ending === '' || !requested.includes(ending)) return []
    const sentence = `What ends with '${ending}' is decided by /asks/${requested.indexOf(ending)}/endsWith already. Write another ending.`
    return [findingAt(`/verdicts/${at}/endsWith`, sentence)]
  })
}

/** Finds onboarding questions about unknown tasks, subtasks or answers. */
function onboardingIn(file: CorridorNode, { tasks, pages, flows }: Library): NetworkFinding[] {
  if (Object.keys(tasks).length === 0) return endingsTwice(file)
  const unnamed = listOf(file.asks).flatMap((one, at) => {
    const { task, subtask, answer } = Object(one) as CorridorNode
    const page = tasks[textOf(task)]?.subtasks.find(({ id }) => id === subtask)?.page
    const answers = flows[pages[page ?? '']?.flow ?? '']?.steps.flatMap(({ fields = [] }) =>
      fields.map(({ id }) => id),
    )
    const subtasks = tasks[textOf(task)]?.subtasks.map(({ id }) => id)
    return [
      ...unknown(`/asks/${at}/task`, 'task', task, Object.keys(tasks)),
      ...(subtasks === undefined ? [] : unknown(`/asks/${at}/subtask`, 'subtask of it', subtask, subtasks)),
      ...(answers === undefined ? [] : unknown(`/asks/${at}/answer`, 'answer of it', answer, answers)),
    ]
  })
  return [...unnamed, ...endingsTwice(file)]
}

/** Finds shares of wallets that exceed 100 together. */
function reviewIn({ outOfHundred }: CorridorNode): NetworkFinding[] {
  const shares = Object.values(Object(outOfHundred) as CorridorNode).map(Number)
  const all = shares.reduce((sum, one) => sum + one, 0)
  return all > 100
    ? [findingAt('/outOfHundred', `These are ${all} of 100 together. Let them be 100 at the most.`)]
    : []
}

/** Finds a limit for differences that is shorter than the interval of balance requests. */
const balancesIn = ({ every, differs }: CorridorNode): NetworkFinding[] =>
  typeof every === 'number' && typeof differs === 'number' && differs < every
    ? [
        findingAt(
          '/differs',
          `Balances are asked for every ${every} seconds, and a difference would be told after ${differs}, before anybody looked again. Write ${every} or more.`,
        ),
      ]
    : []

/** Finds holder fields whose name does not begin with `{party}`. */
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

/** Finds wrong account numbers and wallet addresses of the stablecoin provider. */
function stablecoinIn(
  { currency, wireCurrency, beneficiary, wallets }: CorridorNode,
  perDollar: CorridorNode,
): NetworkFinding[] {
  const { routingNumber, swiftBicCode, bankAddress } = Object(beneficiary) as CorridorNode
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
    ...findingOf(
      '/beneficiary/swiftBicCode',
      checkBic(textOf(swiftBicCode)) ?? bicElsewhere(swiftBicCode, bankAddress),
    ),
    ...listOf(wallets).flatMap((wallet, at) => {
      const { address, chain } = Object(wallet) as CorridorNode
      const wrongOn = (family: string) =>
        checkWalletAddress(textOf(address), family, 'newer') ?? warnWalletAddress(textOf(address), family)
      const wrong = wrongOn(chains[textOf(chain)] ?? '')
      const other = Object.entries(chains).find(([name, family]) => name !== chain && !wrongOn(family))?.[0]
      if (wrong === undefined || other === undefined)
        return findingOf(
          `/wallets/${at}/address`,
          wrong === undefined ? undefined : `${wrong} Look it up again: not one sign may be lost.`,
        )
      const sentence = `The address of this wallet is one of ${other}, and the chain says ${textOf(chain)}: coins would be lost. Let both say the same.`
      return [{ ...findingAt(`/wallets/${at}/chain`, sentence), nearest: other }]
    }),
  ]
}

const WEEK = 7 * 86_400
/** Properties in seconds. */
const waits = new Set(['after', 'jitter', 'prepare', 'settle'])

/** Finds waits of more than a week, probably written in milliseconds. */
const waitsIn = (node: unknown): NetworkFinding[] =>
  nodesIn(node, '').flatMap(([path, one]) =>
    Object.entries(one).flatMap(([word, value]) =>
      waits.has(word) && typeof value === 'number' && value > WEEK
        ? [
            findingAt(
              `${path}/${word}`,
              `The network would wait ${Math.round(value / 86_400)} days. Write seconds, a week at the most.`,
            ),
          ]
        : [],
    ),
  )

/** The properties that identify an entry of a list. */
const endings = ['endsWith', 'code', 'address', 'party'] as const

/** Finds entries of one list with the same ending. */
const endingsIn = (node: unknown, path = ''): NetworkFinding[] =>
  typeof node !== 'object' || node === null
    ? []
    : Object.entries(node).flatMap(([key, value]) => [
        ...(Array.isArray(value) || key === 'causes'
          ? [sameIn, shadowedIn].flatMap((find) => find(Object.entries(value as object), `${path}/${key}`))
          : []),
        ...endingsIn(value, `${path}/${key}`),
      ])

/** Finds an ending that an earlier, shorter one always matches first. */
const shadowedIn = (entries: readonly (readonly [string, unknown])[], path: string): NetworkFinding[] => {
  const values = entries.map(([, entry]) => textOf((Object(entry) as CorridorNode)['endsWith']))
  return values.flatMap((value, at) => {
    const before = values.slice(0, at).find((one) => one !== '' && one !== value && value.endsWith(one))
    return before === undefined
      ? []
      : [
          findingAt(
            `${path}/${entries[at]![0]}/endsWith`,
            `What ends with '${value}' ends with '${before}' as well, which comes first and always counts. Write another one, or put this one before it.`,
          ),
        ]
  })
}

const sameIn = (entries: readonly (readonly [string, unknown])[], path: string): NetworkFinding[] =>
  endings.flatMap((word) => {
    const values = entries.map(([, entry]) => textOf((Object(entry) as CorridorNode)[word]))
    return values.flatMap((value, at) =>
      value === '' || values.indexOf(value) === at
        ? []
        : [
            findingAt(
              `${path}/${entries[at]![0]}/${word}`,
              `'${value}' stands here twice: of the two the first would always count. Write another one.`,
            ),
          ],
    )
  })

/** Returns the errors beyond the schema in the other network files, by file. */
export function unsoundFiles(
  library: Library | undefined,
  stored: ReadonlyMap<string, unknown>,
  perDollar: CorridorNode,
): readonly (readonly [file: string, said: NetworkFinding])[] {
  const whole = (path: string) => Object(stored.get(path)) as CorridorNode
  const corridors = [...stored].flatMap(([path, one]) =>
    path.startsWith('corridors/') ? [Object(one) as CorridorNode] : [],
  )
  const files = [...stored].filter(([path]) => !path.startsWith('corridors/'))
  const found: readonly (readonly [string, readonly NetworkFinding[]])[] = [
    ['routes.json', routesIn(whole('routes.json'), perDollar, corridors)],
    ['wallet-review.json', reviewIn(whole('wallet-review.json'))],
    [
      'legacy.json',
      library === undefined ? [] : legacyIn(whole('legacy.json'), library, whole('scenarios.json').causes),
    ],
    ['onboarding.json', library === undefined ? [] : onboardingIn(whole('onboarding.json'), library)],
    ['holders.json', [...holdersIn(whole('holders.json')), ...slipsIn(whole('holders.json'))]],
    ['balances.json', balancesIn(whole('balances.json'))],
    ['ledger.json', ledgerIn(whole('ledger.json'), whole('routes.json'))],
    ...files.map(([path, one]) => [path, [...waitsIn(one), ...endingsIn(one)]] as const),
    [
      'stablecoin.json',
      stored.has('stablecoin.json') ? stablecoinIn(whole('stablecoin.json'), perDollar) : [],
    ],
  ]
  return found.flatMap(([file, all]) => all.map((one) => [file, one] as const))
}

/** Says that a bank's code names another country than its address ends with. */
function bicElsewhere(bic: unknown, address: unknown): string | undefined {
  const [, country] = /, ([A-Z]{2})$/.exec(textOf(address)) ?? []
  const own = textOf(bic).slice(4, 6)
  return country === undefined || own === '' || own === country
    ? undefined
    : `The code is of a bank in ${own}, and its address ends with ${country}: wires would go astray. Write the code of this bank.`
}

/** Finds rates of unknown currencies. */
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
