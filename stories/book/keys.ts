import type { Key } from './thing.ts'

const tab: Key = ['Tab', 'Comes to it; once more goes on.']

/** Lines of text, however they are checked. */
export const typing: readonly Key[] = [
  tab,
  ['Ctrl Z', 'Takes back what was typed or pasted, also where it was put in order.'],
]

/** Several lines of text. */
export const typingLines: readonly Key[] = [...typing, ['Enter', 'Begins a new line; it does not send.']]

/** A list of the browser. */
export const listed: readonly Key[] = [
  tab,
  ['↓ ↑', 'Chooses the next or the one before.'],
  ['Alt ↓', 'Opens the list.'],
  ['A letter', 'Goes to what begins with it.'],
]

/** One of several, all in sight. */
export const radios: readonly Key[] = [
  ['Tab', 'Comes to the chosen one, or the first. The whole list is one stop.'],
  ['↓ ↑', 'Chooses the next or the one before. What is closed is stopped at and not chosen.'],
  ['Space', 'Chooses the one that has the focus.'],
]

/** A line that finds in a list. */
export const combobox: readonly Key[] = [
  tab,
  ['Letters', 'Find by name or code.'],
  ['↓ ↑', 'Open the list and walk it.'],
  ['Enter', 'Takes the marked one.'],
  ['Esc', 'Closes the list and leaves the choice as it was.'],
]

/** A box to tick, or several. */
export const ticks: readonly Key[] = [tab, ['Space', 'Ticks, or takes the tick away.']]

/** A place for files. */
export const files: readonly Key[] = [
  tab,
  ['Enter', 'Opens the choice of files.'],
  ['Tab, Enter', 'Comes to what can be done with a file: remove, cancel, try again.'],
]

/** Several fields that are one. */
export const parts: readonly Key[] = [['Tab', 'Goes from part to part, in the order in which they are read.']]
