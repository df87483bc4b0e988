import { boxesOf, type Baseline, type Box } from './baseline.ts'

/** A difference in one state. */
export interface Difference {
  readonly state: string
  readonly says: string
  /** The indexes of the boxes concerned, in the accepted and the present state. */
  readonly before?: number
  readonly after?: number
}

/** The horizontal tolerance; text width differs between machines and moves its neighbours. */
const ALONG = { pixels: 4, share: 0.06 }
/** The vertical tolerance, for rounded edges. */
const DOWN = { pixels: 2, share: 0.01 }

type Tolerance = typeof ALONG
/** No tolerance: the height of a control is the same on every machine. */
const EXACT: Tolerance = { pixels: 0, share: 0 }
const CONTROLS: ReadonlySet<string> = new Set(['input', 'select', 'button'])

const differs = (one: number, other: number, { pixels, share }: Tolerance) =>
  Math.abs(one - other) > pixels + share * Math.max(Math.abs(one), Math.abs(other))

const nameOf = ({ tag, text }: Box) => (text === '' ? tag : `${tag} ‘${text}’`)

/** Returns the differing words of two styles. */
function styleSays(before: string, after: string): string {
  const [was, is] = [before.split(' '), after.split(' ')]
  const only = (words: readonly string[], others: readonly string[]) =>
    words.filter((word, at) => others[at] !== word).join(' ') || 'nothing'
  return was.length === is.length ? `${only(was, is)} → ${only(is, was)}` : `${before} → ${after}`
}

const MEASURES = [
  ['left', ALONG],
  ['top', DOWN],
  ['width', ALONG],
  ['height', DOWN],
] as const

function boxSays(before: Box, after: Box): readonly string[] {
  const says: string[] = []
  if (before.text !== after.text) says.push(`says ‘${after.text}’ instead of ‘${before.text}’`)
  if (before.style !== after.style) says.push(styleSays(before.style, after.style))
  // A changed text may have any width.
  if (before.text !== after.text) return says
  for (const [side, tolerance] of MEASURES)
    if (differs(before[side], after[side], side === 'height' && CONTROLS.has(before.tag) ? EXACT : tolerance))
      says.push(`${side} ${before[side]} → ${after[side]} px`)
  return says
}

const isSame = (one: Box, other: Box) =>
  one.tag === other.tag && one.depth === other.depth && one.text === other.text

/** Counts the equal boxes at the start and end of two lists. */
function commonEnds(
  was: readonly Box[],
  is: readonly Box[],
): { readonly head: number; readonly tail: number } {
  const most = Math.min(was.length, is.length)
  let head = 0
  while (head < most && isSame(was[head]!, is[head]!)) head += 1
  let tail = 0
  while (tail < most - head && isSame(was.at(-1 - tail)!, is.at(-1 - tail)!)) tail += 1
  return { head, tail }
}

function compareState(state: string, before: Baseline, after: Baseline): readonly Difference[] {
  const [was, is] = [boxesOf(before, state), boxesOf(after, state)]
  const paired = (at: number, now: number): readonly Difference[] => {
    const [one, other] = [was[at]!, is[now]!]
    return boxSays(one, other).map((says) => ({
      state,
      says: `${nameOf(one)}: ${says}`,
      before: at,
      after: now,
    }))
  }
  const { head, tail } = commonEnds(was, is)
  const isEqual = was.length === is.length
  const ends = was.flatMap((_, at) => {
    if (isEqual) return paired(at, at)
    if (at < head) return paired(at, at)
    return at >= was.length - tail ? paired(at, at - was.length + is.length) : []
  })
  if (isEqual) return ends
  const gone = was.slice(head, was.length - tail).map((box, at) => ({
    state,
    says: `${nameOf(box)} is not there any more`,
    before: head + at,
  }))
  const come = is.slice(head, is.length - tail).map((box, at) => ({
    state,
    says: `${nameOf(box)} is new`,
    after: head + at,
  }))
  return [...ends, ...gone, ...come]
}

/** Finds differences from the accepted appearance; positions may differ within the tolerance. */
export function compareBaselines(before: Baseline, after: Baseline): readonly Difference[] {
  const states = new Set([...Object.keys(before.states), ...Object.keys(after.states)])
  return [...states].flatMap((state) => compareState(state, before, after))
}
