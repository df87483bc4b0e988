import type { Key } from './thing.ts'

const tab: Key = ['Tab', 'Moves the focus to the field; pressed again, to the next one.']

/** Lines of text, however they are checked. */
export const typing: readonly Key[] = [
  tab,
  ['Ctrl Z', 'Undoes typing or pasting, also after the field has formatted the text.'],
]

/** Several lines of text. */
export const typingLines: readonly Key[] = [
  ...typing,
  ['Enter', 'Starts a new line. It does not submit the form.'],
]

/** A list of the browser. */
export const listed: readonly Key[] = [
  tab,
  ['↓ ↑', 'Selects the next or the previous option.'],
  ['Alt ↓', 'Opens the list.'],
  ['A letter', 'Jumps to the option that starts with the letter.'],
]

/** One of several, all in sight. */
export const radios: readonly Key[] = [
  ['Tab', 'Moves the focus to the selected option, or to the first. The list is one tab stop.'],
  ['↓ ↑', 'Selects the next or the previous option. A disabled option takes the focus and is not selected.'],
  ['Space', 'Selects the option that has the focus.'],
]

/** A line that finds in a list. */
export const combobox: readonly Key[] = [
  tab,
  ['Letters', 'Searches by name or code.'],
  ['↓ ↑', 'Opens the list and moves through it.'],
  ['Enter', 'Selects the highlighted option.'],
  ['Esc', 'Closes the list and keeps the earlier selection.'],
]

/** A box to tick, or several. */
export const ticks: readonly Key[] = [tab, ['Space', 'Selects or clears the box.']]

/** A place for files. */
export const files: readonly Key[] = [
  tab,
  ['Enter', 'Opens the file dialog.'],
  ['Tab, Enter', 'Moves through the actions of a file: remove, cancel, try again.'],
]

/** Several fields that are one. */
export const parts: readonly Key[] = [['Tab', 'Moves from part to part in reading order.']]
