import { hasSingleKeys } from './single-keys.ts'

const pressed = ['button', 'checkbox', 'radio', 'submit', 'reset', 'range', 'color', 'file']
const typed = [
  `input:not(${pressed.map((type) => `[type="${type}"]`).join(', ')})`,
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"]',
  '[role="combobox"]',
  // In a menu, a letter selects an entry.
  '[role="menu"]',
  '[role="listbox"]',
].join(', ')

/**
 * Returns the key of a single-key shortcut: without modifiers, switched on, and not while typing. Caps lock
 * is ignored.
 */
export function singleKeyOf(event: KeyboardEvent): string | undefined {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || key.length !== 1)
    return undefined
  if (target instanceof Element && target.closest(typed)) return undefined
  if (!hasSingleKeys()) return undefined
  return event.shiftKey ? key : key.toLowerCase()
}
