import { areDisjoint } from './char-set.ts'
import type { Atom, Group } from './reader.ts'

/** Repeats up to this are too few to run away. */
const FEW = 8
const WORK = 2_000_000
const LONGEST = 5_000

/** Returns the longest text on which a pattern is still fast; undefined if it can be slow on a short one. */
export function longestText(pattern: Group): number | undefined {
  const groups = groupsIn(pattern)
  if (groups.some(runsAway)) return undefined
  const scopes = [pattern, ...groups.flatMap(({ group }) => (group?.isLookaround ? [group] : []))]
  const degree = Math.max(
    ...scopes.map((scope) => overlapOf(varying(scope).filter(({ most }) => most > FEW))),
  )
  return Math.min(LONGEST, Math.floor(WORK ** (1 / Math.max(1, degree))))
}

function groupsIn({ branches }: Group): Atom[] {
  return branches.flat().flatMap((atom) => (atom.group ? [atom, ...groupsIn(atom.group)] : []))
}

/** Returns the repeated atoms outside lookarounds, which are checked separately. */
function varying({ branches }: Group): Atom[] {
  return branches.flat().flatMap((atom) => {
    const inner = atom.group && !atom.group.isLookaround ? varying(atom.group) : []
    return atom.least === atom.most ? inner : [atom, ...inner]
  })
}

/** Tells whether a repeated group can be slow: a text can be split into its repetitions in several ways. */
function runsAway({ group, least, most }: Atom): boolean {
  if (!group || most <= 1 || (least === most && most <= FEW)) return false
  const inner = varying(group)
  if (group.branches.length > 1) return inner.length > 0 || !areDistinct(group.branches)
  return inner.length > 0 && !isDelimited(group.branches[0]!, inner)
}

/** Tells whether each repetition begins or ends with a character that no variable part inside can match. */
function isDelimited(atoms: readonly Atom[], inner: readonly Atom[]): boolean {
  return [atoms.at(0), atoms.at(-1)].some((edge) => {
    if (!edge || edge.least !== 1 || edge.most !== 1) return false
    return inner.every(({ set }) => areDisjoint(edge.set, set))
  })
}

function areDistinct(branches: readonly (readonly Atom[])[]): boolean {
  return branches.every((branch, at) =>
    branches.slice(at + 1).every((other) => areDisjoint(branch[0]?.set, other[0]?.set)),
  )
}

function overlapOf(atoms: readonly Atom[]): number {
  return Math.max(0, ...atoms.map(({ set }) => atoms.filter((other) => !areDisjoint(set, other.set)).length))
}
