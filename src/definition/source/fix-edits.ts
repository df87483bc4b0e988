import type { Fix } from '../finding.ts'
import { nodeAt, type JsonNode } from './node.ts'
import { readSource } from './source-tree.ts'

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Applies fixes to a text and leaves every other character as it was. Outdated and overlapping fixes are
 * skipped.
 */
export function applyFixes(text: string, fixes: readonly Fix[]): { text: string; made: number } {
  const root = readSource(text)
  if (root === undefined) return { text, made: 0 }
  const edits = fixes
    .map((fix) => editOf(text, root, fix))
    .filter((edit) => edit !== undefined)
    .toSorted((one, other) => other.start - one.start)
  let result = text
  let before = text.length + 1
  let made = 0
  for (const edit of edits) {
    if (edit.end > before) continue
    result = result.slice(0, edit.start) + edit.text + result.slice(edit.end)
    before = edit.start
    made += 1
  }
  return { text: result, made }
}

function editOf(text: string, root: JsonNode, fix: Fix): Edit | undefined {
  const found = nodeAt(root, fix.path)
  if (found === undefined) return undefined
  if ('value' in fix) {
    const { start, end } = found.node
    return text.slice(start, end) === JSON.stringify(fix.was)
      ? { start, end, text: JSON.stringify(fix.value) }
      : undefined
  }
  if ('key' in fix) {
    const { member } = found
    return member && { start: member.keyStart, end: member.keyEnd, text: JSON.stringify(fix.key) }
  }
  return reordered(text, found.node, fix.order)
}

/** Reorders the members and leaves the text between them in place. */
function reordered(text: string, node: JsonNode, order: readonly string[]): Edit | undefined {
  const members = node.members ?? []
  const requested = order.map((key) => members.find((member) => member.key === key))
  if (requested.length !== members.length || requested.some((member) => member === undefined))
    return undefined
  const [first, last] = [members[0], members.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const parts = members.map((member, index) => {
    const moved = requested[index]!
    const next = members[index + 1]
    const between = next === undefined ? '' : text.slice(member.value.end, next.keyStart)
    return text.slice(moved.keyStart, moved.value.end) + between
  })
  return { start: first.keyStart, end: last.value.end, text: parts.join('') }
}
