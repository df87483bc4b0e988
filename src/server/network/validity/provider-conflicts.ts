import type { Machine } from '#definition/generated/machine.ts'
import { derived, type CorridorNode, type NetworkFinding } from './corridor-nodes.ts'
import { listOf, textOf } from '#values/object.ts'

/** One wallet for each chain and use; and one coin costs what one unit of the wire's currency does. */
export function coinsIn(stablecoin: unknown, perDollar: CorridorNode): NetworkFinding[] {
  const { wallets, currency, wireCurrency } = Object(stablecoin) as CorridorNode
  const existing = new Set<string>()
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
  // A coin that left the dollar is told at its rate.
  const isPar = !(Math.abs(coin! - 1) < 0.03) || !(wire! > 0) || Math.abs(coin! / wire! - 1) < 0.03
  return isPar
    ? twice
    : [
        ...twice,
        derived(
          '/wireCurrency',
          `Coins are sold one for one, and one ${textOf(currency)} is not worth one ${textOf(wireCurrency)}. Name the currency it follows.`,
        ),
      ]
}

/** A reason stands where something went wrong. */
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

/** One status says no more than that the network has the payout; every other one moves the payment. */
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
