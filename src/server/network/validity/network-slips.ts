import type { Library } from '#definition/library.ts'
import { isSlip, nearestName } from '#definition/spelling/nearest-name.ts'
import type { RequirementType } from '#engine/requirement/types.ts'
import { objectOf, textOf } from '#values/object.ts'
import { findingAt, type CorridorNode, type NetworkFinding } from './corridor-nodes.ts'

/** Waits for a payout of which the first must be the shorter one, with what goes wrong otherwise. */
const orders = [
  ['first', 'longest', 'the first wait for an answer is longer than the longest'],
  ['ask', 'silent', 'the network counts as silent before another question'],
  ['silent', 'overdue', 'an order is overdue before the network counts as silent'],
  ['overdue', 'watch', 'nobody looks at an order any more before it is overdue'],
] as const

/** Finds waits for a payout in an order in which one of them never counts. */
export const waitsOutOfOrder = (payouts: unknown): readonly NetworkFinding[] => {
  const { waits } = objectOf(payouts)
  const of = objectOf(waits)
  const odd = orders.filter(([sooner, later]) => Number(of[sooner]) > Number(of[later]))
  return odd.slice(0, 1).map(([sooner, later, says]) => {
    // A wait that is out of order with both of its neighbours is the wrong one.
    const before = orders.find(([, one]) => one === sooner)
    const isLaterOdd = before !== undefined && Number(of[before[0]]) > Number(of[later])
    const [path, other] = isLaterOdd ? [later, sooner] : [sooner, later]
    const word = isLaterOdd ? 'more' : 'less'
    return findingAt(
      `/waits/${path}`,
      `So ${says}: '${sooner}' is ${String(of[sooner])}, and '${later}' is ${String(of[later])}, in seconds. Write ${word} than ${String(of[other])} here, or change '${other}'.`,
    )
  })
}

/** Finds causes that people would read alike. */
export function causesAlike(scenarios: unknown): readonly NetworkFinding[] {
  const causes = Object.entries(objectOf(objectOf(scenarios).causes))
  const titleOf = (cause: unknown) => textOf((Object(cause) as CorridorNode).title)
  return causes.flatMap(([name, cause]) => {
    const title = titleOf(cause)
    const says = (one: string) => one.split('-').filter((word) => title.toLowerCase().includes(word)).length
    const twin = causes.find(([other, one]) => other !== name && title !== '' && titleOf(one) === title)
    if (twin === undefined || says(name) > says(twin[0])) return []
    const isFirst = says(name) === says(twin[0]) && causes.findIndex(([one]) => one === name) === 0
    const sentence = `'${twin[0]}' reads '${title}' as well: people could not tell why a payment failed. Say what '${name}' is.`
    return isFirst ? [] : [findingAt(`/causes/${name}/title`, sentence)]
  })
}

/** Finds statuses of the issuer that are called as one outcome and lead to another. */
export function outcomesCrossed(stablecoin: unknown, states: readonly string[]): readonly NetworkFinding[] {
  const { statuses, currency, wireCurrency } = objectOf(stablecoin)
  const crossed = Object.entries(objectOf(statuses)).flatMap(([name, status]) => {
    const { to } = Object(status) as CorridorNode
    if (typeof to !== 'string' || to === name || !states.includes(name)) return []
    const sentence = `'${name}' leads to '${to}', and there is a state of its own name: people would read what did not happen. Name '${name}'.`
    return [{ ...findingAt(`/statuses/${name}/to`, sentence), nearest: name }]
  })
  const isCoin = wireCurrency !== undefined && wireCurrency === currency
  const sentence = `No bank wires '${textOf(currency)}', which is the coin itself. Name the currency that it follows, such as USD.`
  return [...crossed, ...(isCoin ? [findingAt('/wireCurrency', sentence)] : [])]
}

/** Finds misspelt elements in requirement-types.json, which no field of a destination would ever fit. */
export const misspeltLines = (
  { requirementTypes }: Library,
  elements: ReadonlyMap<string, number>,
): readonly NetworkFinding[] =>
  (requirementTypes as readonly RequirementType[]).flatMap(({ path = '' }, at) =>
    path
      .split('.')
      .filter((part) => /^[A-Z]/.test(part) && !elements.has(part))
      .flatMap((part): NetworkFinding[] => {
        const meant = nearestName(part, [...elements.keys()])
        if (meant === undefined || !isSlip(part, meant)) return []
        const sentence = `No field of a destination is called '${part}', so nothing becomes of this line. Write the name of one.`
        return [{ ...findingAt(`/types/${at}/path`, sentence), nearest: path.replace(part, meant) }]
      }),
  )
