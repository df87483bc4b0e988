import type { Machine } from '#definition/generated/machine.ts'
import { derived, type CorridorNode, type NetworkFinding } from './corridor-nodes.ts'
import { listOf, textOf } from '#values/object.ts'

/** Reports repeated wallets of a chain and use, and a coin whose rate differs from the wire's currency. */
export function coinsIn(stablecoin: unknown, perDollar: CorridorNode): NetworkFinding[] {
  const { wallets, currency, wireCurrency } = Object(stablecoin) as CorridorNode
  const existing = new Set<string>()
  const all = listOf(wallets).map((one) => Object(one) as CorridorNode)
  const unlike = all
    .flatMap(({ chain, isShared }, at) => {
      const beside = all.findIndex((one) => one.chain === chain && one.isShared !== isShared)
      // If two differ, the one with the same `isShared` as the wallets of other chains is the copy.
      const isCopied =
        isShared === true || all.every((one) => one.chain === chain || one.isShared === isShared)
      return beside === -1 || !isCopied
        ? []
        : [
            derived(
              `/wallets/${at}/isShared`,
              `The other wallet of ${textOf(chain)} says ${String(all[beside]!.isShared)}: a chain has tags for all its wallets, or for none. Write the same in both.`,
            ),
          ]
    })
    .slice(0, 1)
  const twice = listOf(wallets).flatMap((one, at) => {
    const { chain, use } = Object(one) as CorridorNode
    const name = `${textOf(chain)} ${textOf(use)}`
    const isNew = !existing.has(name)
    existing.add(name)
    return isNew
      ? []
      : [
          derived(
            `/wallets/${at}/use`,
            `${textOf(chain)} has a wallet for '${textOf(use)}' already, and none for something else then: coins would go astray. Write what this one is for.`,
          ),
        ]
  })
  const [coin, wire] = [perDollar[textOf(currency)], perDollar[textOf(wireCurrency)]].map(Number)
  // A coin that lost its dollar peg is reported at its rate.
  const isPar = !(Math.abs(coin! - 1) < 0.03) || !(wire! > 0) || Math.abs(coin! / wire! - 1) < 0.03
  return isPar
    ? [...twice, ...unlike]
    : [
        ...twice,
        ...unlike,
        derived(
          '/wireCurrency',
          `Coins are sold one for one, and one ${textOf(currency)} is not worth one ${textOf(wireCurrency)}. Name the currency it follows.`,
        ),
      ]
}

/** Reports causes on scenarios that succeed; only failures have causes. */
export function causesOfSuccess(scenarios: unknown, { states }: Machine): NetworkFinding[] {
  const all = Object.entries(Object((Object(scenarios) as CorridorNode).scenarios) as CorridorNode)
  return all.flatMap(([name, scenario]) =>
    listOf((Object(scenario) as CorridorNode).steps).flatMap((step, at) => {
      const { state, cause } = Object(step) as CorridorNode
      return cause !== undefined && states[textOf(state)]?.tone === 'success'
        ? [
            {
              path: `/scenarios/${name}/steps/${at}/cause`,
              sentence: `'${textOf(state)}' went well, and a cause says why something did not. Take it out, or name a state that fails.`,
              about: { kind: 'derived' as const, of: 'machines/payment.machine.json' },
            },
          ]
        : []
    }),
  )
}

/** Reports statuses that move nothing: only one may merely acknowledge the payout. */
export function silentStatuses(payouts: unknown): NetworkFinding[] {
  const silent = Object.entries(Object((Object(payouts) as CorridorNode).statuses) as CorridorNode).filter(
    ([, status]) => (Object(status) as CorridorNode).to === undefined,
  )
  return silent
    .slice(1)
    .map(([name]) =>
      derived(
        `/statuses/${name}`,
        `Nothing becomes of a payment at '${name}': it would wait for ever. Say under 'to' which state it comes to.`,
      ),
    )
}
