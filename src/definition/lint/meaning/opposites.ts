/** Words that say the contrary of each other, as they stand in names and in labels. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  [
    'after from since min minimum least first start earliest',
    'before until max maximum most last end latest',
  ],
  ['create created add added invite invited', 'delete deleted remove removed revoke revoked'],
  ['enable enabled', 'disable disabled'],
  ['approve approved accept accepted', 'reject rejected decline declined refuse refused deny denied'],
  ['buy bought purchase purchased', 'redeem redeemed sell sold'],
  ['lock locked', 'unlock unlocked'],
  ['deposit deposits', 'withdraw withdrawal withdrawals'],
  [
    'debit debited source send sender sold sell',
    'credit credited destination receive received receiver bought',
  ],
  ['before was old previous', 'after becomes new'],
  ['open opened', 'close closed'],
  ['start started', 'stop stopped'],
  ['show shown', 'hide hidden'],
  ['allow allowed', 'block blocked'],
  ['active activated', 'inactive deactivated'],
  ['valid', 'invalid'],
  ['lower above', 'upper below'],
  ['incoming', 'outgoing'],
  ['completed succeeded', 'failed'],
  ['all whole', 'part partial partially'],
  ['opening', 'closing'],
  ['stay continue keep', 'leave discard'],
]

const pairs = OPPOSITES.map(([one, other]) => [new Set(one.split(' ')), new Set(other.split(' '))] as const)

/** Each word with the pairs it belongs to and its side. */
const sidesOf = new Map<string, (readonly [pair: number, side: 0 | 1])[]>()
for (const [pair, sides] of pairs.entries())
  for (const side of [0, 1] as const)
    for (const word of sides[side]) sidesOf.set(word, [...(sidesOf.get(word) ?? []), [pair, side]])

/** Little words that say something where they stand alone. */
const ALONE: Readonly<Record<string, readonly string[]>> = {
  from: ['from', 'source'],
  to: ['until', 'destination'],
  in: ['received'],
  out: ['send'],
}

/** Words of a name or text in small letters; what is filled in between braces says nothing of its own. */
export function wordsIn(text: string): readonly string[] {
  const words = text
    .replaceAll(/\{[^{}]*\}/g, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
  const [only = '', ...more] = words
  return more.length === 0 && Object.hasOwn(ALONE, only) ? ALONE[only]! : words
}

/** A side of a pair, and the word that is on it. */
type Sides = ReadonlyMap<number, Partial<Record<0 | 1, string>>>

const DENIALS = new Set(['not', 'never', 'cannot', 'without'])

/** Tells whether a word is denied: ‘not completed’, ‘cannot be approved’. It then says nothing of its side. */
const isDenied = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some((word) => DENIALS.has(word))

function sidesIn(words: readonly string[]): Sides {
  const found = new Map<number, Partial<Record<0 | 1, string>>>()
  for (const [at, word] of words.entries())
    for (const [pair, side] of isDenied(words, at) ? [] : (sidesOf.get(word) ?? []))
      found.set(pair, { [side]: word, ...found.get(pair) })
  return found
}

/** Sides of names and texts that were read before: most stand in many places. */
const read = new Map<string, Sides>()

/** Most names that are remembered, since definitions may change without end. */
const MOST = 50_000

function sidesOfText(text: string): Sides {
  const existing = read.get(text)
  if (existing !== undefined) return existing
  if (read.size > MOST) read.clear()
  const sides = sidesIn(wordsIn(text))
  read.set(text, sides)
  return sides
}

/** Finds two words that say the contrary: one of a name, the other of a text that has none of its side. */
export function findOpposite(name: string, text: string): readonly [named: string, read: string] | undefined {
  const own = sidesOfText(name)
  return own.size === 0 ? undefined : oppositeOf(own, sidesOfText(text))
}

function oppositeOf(own: Sides, others: Sides): readonly [named: string, read: string] | undefined {
  for (const [pair, sides] of own) {
    const there = others.get(pair)
    if (there === undefined) continue
    for (const side of [0, 1] as const) {
      const other = side === 0 ? 1 : 0
      const [named, contrary] = [sides[side], there[other]]
      const isPlain = sides[other] === undefined && there[side] === undefined
      if (isPlain && named !== undefined && contrary !== undefined) return [named, contrary]
    }
  }
  return undefined
}
