import type { Shown } from './mask.ts'

/** Texts that were shown only until they were formatted, so that undo does not stop at them. */
const halves = new WeakMap<HTMLInputElement, Set<string>>()

function halvesOf(input: HTMLInputElement): Set<string> {
  const existing = halves.get(input) ?? new Set<string>()
  halves.set(input, existing)
  return existing
}

/** Returns the differing part, with its start and end in `before`. */
function differenceOf(before: string, after: string): { start: number; end: number; text: string } {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let tail = 0
  const most = Math.min(before.length, after.length) - start
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return { start, end: before.length - tail, text: after.slice(start, after.length - tail) }
}

/** Writes a text into an input; typed text (`canUndo`) as an edit that the browser can undo. */
export function writeOver(input: HTMLInputElement, { text, caret }: Shown, canUndo: boolean): void {
  const { value } = input
  if (text !== value) {
    halvesOf(input).add(value)
    const { start, end, text: part } = differenceOf(value, text)
    if (canUndo && document.activeElement === input) {
      input.setSelectionRange(start, end)
      // Setting the value clears the undo history; this does not.
      document.execCommand(part === '' ? 'delete' : 'insertText', false, part)
    }
    if (input.value !== text) input.value = text
  }
  if (text !== value || input.selectionStart !== caret) input.setSelectionRange(caret, caret)
}

/**
 * Tells whether an edit is an undo or redo, which stays as it is; an unformatted text is skipped in the same
 * direction.
 */
export function undoAlong(input: HTMLInputElement, inputType: string): boolean {
  if (!inputType.startsWith('history')) return false
  if (halves.get(input)?.has(input.value)) document.execCommand(inputType === 'historyUndo' ? 'undo' : 'redo')
  return true
}
