/** Kind of a change: one key, several characters at once, or a removal. */
export type Change = 'key' | 'paste' | 'removal'

/** Returns the text an input shows after an edit of `before`; undefined rejects the key. */
export type Mask = (typed: string, change: Change, before: string) => string | undefined

/** Text of an input and the position of its caret. */
export interface Shown {
  readonly text: string
  readonly caret: number
}

interface Edit extends Shown {
  readonly inputType: string
}

const SEPARATORS = /[\s/-]/g
const AT_ONCE = /^insert(From|Replacement|Dictation)/

const countOf = (text: string): number => text.replace(SEPARATORS, '').length

/** The place behind the character with this number; separators do not count. */
function placeBehind(text: string, count: number): number {
  let place = 0
  for (let passed = 0; passed < count && place < text.length; place += 1)
    if (countOf(text.charAt(place)) > 0) passed += 1
  return place
}

function startOf(before: string, head: string, tail: string): number {
  let start = 0
  while (start < head.length && start < before.length - tail.length && head[start] === before[start])
    start += 1
  return start
}

function changeOf(inserted: string, inputType: string): Change {
  if (AT_ONCE.test(inputType)) return 'paste'
  if (inserted === '') return 'removal'
  return Array.from(inserted).length > 1 ? 'paste' : 'key'
}

/**
 * Applies an edit to the masked text `before`. A key without a place is rejected. If only a separator was
 * deleted, the character before it is deleted too, since the separator would come back.
 */
export function applyMask(mask: Mask, before: string, { text, caret, inputType }: Edit): Shown {
  const [head, tail] = [text.slice(0, caret), text.slice(caret)]
  const start = startOf(before, head, tail)
  const change = changeOf(head.slice(start), inputType)
  const masked = mask(text, change, before)
  if (masked === undefined) return { text: before, caret: start }
  if (change === 'removal' && masked === before && text !== before && inputType.startsWith('deleteContent'))
    return removeBeyond(mask, head, tail, inputType)
  return { text: masked, caret: placeBehind(masked, countOf(masked) - countOf(tail)) }
}

function removeBeyond(mask: Mask, head: string, tail: string, inputType: string): Shown {
  const isForward = inputType.endsWith('Forward')
  const left = isForward ? head : head.replace(/.[\s/-]*$/u, '')
  const right = isForward ? tail.replace(/^[\s/-]*./u, '') : tail
  const masked = mask(left + right, 'removal', head + tail) ?? left + right
  return { text: masked, caret: placeBehind(masked, countOf(left)) }
}
