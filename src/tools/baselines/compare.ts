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
/** Tolerance of the space between two boxes: two rounded edges differ by a pixel at most. */
const SPACE = { pixels: 1, share: 0 }
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
  ['width', ALONG],
  ['height', DOWN],
] as const

/** The index of the box that stands before another one within the same box; undefined where none does. */
function previousOf(boxes: readonly Box[], at: number): number | undefined {
  const depth = boxes[at]?.depth ?? 0
  for (let place = at - 1; place >= 0 && boxes[place]!.depth >= depth; place -= 1)
    if (boxes[place]!.depth === depth) return place
  return undefined
}

/** The space above a box, down from the one it stands below; undefined where it stands beside it or first. */
function spaceAbove(boxes: readonly Box[], at: number): number | undefined {
  const previous = boxes[previousOf(boxes, at) ?? -1]
  if (!previous) return undefined
  const space = boxes[at]!.top - previous.top - previous.height
  return space < 0 ? undefined : space
}

function boxSays(before: Box, after: Box, spaces: readonly (number | undefined)[]): readonly string[] {
  const says: string[] = []
  if (before.text !== after.text) says.push(`says ‘${after.text}’ instead of ‘${before.text}’`)
  if (before.style !== after.style) says.push(styleSays(before.style, after.style))
  // A changed text may have any width.
  if (before.text !== after.text) return says
  const [was, is] = spaces
  if (was !== undefined && is !== undefined) {
    if (differs(was, is, SPACE)) says.push(`space above ${was} → ${is} px`)
  } else if (differs(before.top, after.top, DOWN)) says.push(`top ${before.top} → ${after.top} px`)
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
  const { head, tail } = commonEnds(was, is)
  const isEqual = was.length === is.length
  /** Whether what a box stands below is on both sides the same. */
  const isPaired = (at: number, now: number) =>
    at - (previousOf(was, at) ?? -1) === now - (previousOf(is, now) ?? -1) &&
    (isEqual || at < head || (previousOf(was, at) ?? -1) >= was.length - tail)
  const paired = (at: number, now: number): readonly Difference[] => {
    const [one, other] = [was[at]!, is[now]!]
    const spaces = isPaired(at, now) ? [spaceAbove(was, at), spaceAbove(is, now)] : []
    return boxSays(one, other, spaces).map((says) => ({
      state,
      says: `${nameOf(one)}: ${says}`,
      before: at,
      after: now,
    }))
  }
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
