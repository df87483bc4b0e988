import { nearestName } from '#definition/spelling/nearest-name.ts'
import { faultOfPattern } from '#definition/pattern/fault.ts'
import { amountsIn } from './corridor-amounts.ts'
import { conflictsIn, type CorridorContext } from './corridor-conflicts.ts'
import { fieldsIn20022 } from './corridor-fields.ts'
import { shapesIn } from './corridor-shapes.ts'
import {
  derived,
  findingAt,
  nodesIn,
  type CorridorNode as Node,
  type NetworkFinding,
} from './corridor-nodes.ts'

function patternsIn([path, node]: readonly [string, Node]): NetworkFinding[] {
  return ['pattern', 'fieldRegexValidator'].flatMap((word) => {
    const source = node[word]
    const sentence = typeof source === 'string' ? faultOfPattern(source) : undefined
    return sentence === undefined ? [] : [{ path: `${path}/${word}`, sentence }]
  })
}

function lengthsIn([path, { fieldMinLength: least, fieldMaxLength: most }]: readonly [
  string,
  Node,
]): NetworkFinding[] {
  if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return []
  const sentence = `No text has at least ${least} and at most ${most} characters. Lower this, or raise 'fieldMaxLength'.`
  return [derived(`${path}/fieldMinLength`, sentence)]
}

function rateIn({ currency }: Node, perDollar: object): NetworkFinding[] {
  if (typeof currency !== 'string' || Object.hasOwn(perDollar, currency)) return []
  const sentence = `'${currency}' has no rate: write under 'perDollar' of network/market.json what a dollar is worth in it.`
  const nearest = nearestName(currency, Object.keys(perDollar))
  const about = { kind: 'cause', name: `rate ${currency}` } as const
  return [{ path: '/currency', sentence, about, ...(nearest === undefined ? {} : { nearest }) }]
}

/** Finds unknown environments. */
function environmentsIn({ notIn }: Node, { environments }: CorridorContext): NetworkFinding[] {
  if (environments === undefined || !Array.isArray(notIn)) return []
  return notIn.flatMap((name: unknown, at) => {
    if (typeof name !== 'string' || environments.has(name)) return []
    const nearest = nearestName(name, environments) ?? [...environments].find((one) => name.startsWith(one))
    const sentence = `There is no environment '${name}', so the corridor would be offered there all the same. Write one of ${[...environments].join(', ')}.`
    return [{ path: `/notIn/${at}`, sentence, ...(nearest === undefined ? {} : { nearest }) }]
  })
}

/** Finds an unknown feature flag. */
function flagIn({ accountOfWhen: flag }: Node, { flags }: CorridorContext): NetworkFinding[] {
  if (typeof flag !== 'string' || flags === undefined || flags.has(flag)) return []
  const nearest = nearestName(flag, flags)
  const sentence = `There is no flag '${flag}', so this would never be asked for. Name one of flags.json.`
  return [{ path: '/accountOfWhen', sentence, ...(nearest === undefined ? {} : { nearest }) }]
}

/**
 * Finds errors beyond the schema: a corridor that cannot carry money or a field that cannot be filled in. A
 * corridor with `notIn` exists for tests and may have an invalid pattern.
 */
export function lintCorridor(corridor: unknown, context: CorridorContext): NetworkFinding[] {
  const whole = Object(corridor) as Node
  const nodes = nodesIn(whole, '')
  const shapes = Object.hasOwn(whole, 'notIn') ? [] : shapesIn(whole)
  // If two lengths exclude each other, the known shape decides which is wrong.
  const isShaped = (one: NetworkFinding) =>
    shapes.some((other) => other.path.endsWith('Length') && parentOf(other) === parentOf(one))
  return [
    ...rateIn(whole, context.perDollar),
    ...amountsIn(whole),
    ...(Object.hasOwn(whole, 'notIn') ? [] : nodes.flatMap(patternsIn)),
    ...nodes.flatMap(lengthsIn).filter((one) => !isShaped(one)),
    ...environmentsIn(whole, context),
    ...flagIn(whole, context),
    ...(Object.hasOwn(whole, 'notIn')
      ? []
      : besideShapes([...conflictsIn(whole, context), ...fieldsIn20022(whole, context.elements)], shapes)),
  ]
}

const parentOf = ({ path }: NetworkFinding): string => path.slice(0, path.lastIndexOf('/'))

/** Drops a finding about a pattern if the known shape shows that the length beside it is wrong. */
const besideShapes = (
  found: readonly NetworkFinding[],
  shaped: readonly NetworkFinding[],
): readonly NetworkFinding[] => {
  const isSettled = (one: NetworkFinding) =>
    one.path.endsWith('/fieldRegexValidator') &&
    shaped.some((other) => parentOf(other) === parentOf(one) && other.path.endsWith('Length'))
  const settled = found.filter(isSettled).map(parentOf)
  return [
    ...found.filter((one) => !isSettled(one)),
    ...shaped.map((one) => (settled.includes(parentOf(one)) ? findingAt(one.path, one.sentence) : one)),
  ]
}
