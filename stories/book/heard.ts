const CONTROLS = 'input:not([type=hidden], [tabindex="-1"]), select, textarea, button, [role="combobox"]'

const ROLES: Readonly<Record<string, string>> = {
  checkbox: 'tick box',
  radio: 'radio button',
  select: 'list',
  textarea: 'edit text, several lines',
  button: 'button',
  file: 'button, choose files',
  combobox: 'combo box',
}

/** Returns the text of an element, with a space between its parts. */
function wordsIn(part: Element | null): string {
  if (!part) return ''
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (walker.nextNode()) words.push(walker.currentNode.nodeValue?.trim() ?? '')
  return words.filter(Boolean).join(' ')
}

const textOf = (ids: string | null): string =>
  (ids ?? '')
    .split(/\s+/)
    .map((id) => wordsIn(document.getElementById(id)))
    .filter(Boolean)
    .join(' ')

/** Finds the accessible name of a control, in the order in which browsers look for it. */
function nameOf(control: Element): string {
  const named = textOf(control.getAttribute('aria-labelledby')) || control.getAttribute('aria-label')
  if (named) return named
  const { labels } = control as HTMLInputElement
  const label = [...(labels ?? [])].map(wordsIn).join(' ')
  return label || wordsIn(control)
}

function roleOf(control: Element): string {
  const role = control.getAttribute('role')
  const { type } = control as HTMLInputElement
  return ROLES[role ?? ''] ?? ROLES[type] ?? ROLES[control.localName] ?? 'edit text'
}

function valueOf(control: Element): string | undefined {
  const checked = control.getAttribute('aria-checked')
  if (checked) return checked === 'true' ? 'chosen' : 'not chosen'
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text
  if (control instanceof HTMLTextAreaElement) return control.value
  if (!(control instanceof HTMLInputElement)) return undefined
  if (control.type === 'password') return control.value && 'hidden characters'
  if (control.type === 'checkbox' || control.type === 'radio')
    return control.checked ? 'chosen' : 'not chosen'
  return control.type === 'file' ? undefined : control.value
}

function groupOf(control: Element): string | undefined {
  const group = control.closest('[role="radiogroup"], [role="group"], fieldset')
  const named = textOf(group?.getAttribute('aria-labelledby') ?? null) || group?.getAttribute('aria-label')
  return named || wordsIn(group?.querySelector(':scope > legend') ?? null) || undefined
}

/** Returns what a screen reader says of the first control in a box, read from the document. */
export function heardOf(box: Element): string {
  const control = box.querySelector(CONTROLS)
  if (!control) return 'Read as text.'
  const group = groupOf(control)
  const is = (name: string) => control.getAttribute(name) === 'true'
  const parts = [
    group && `Group: ${group}`,
    nameOf(control),
    roleOf(control),
    valueOf(control) || undefined,
    is('aria-required') && 'required',
    is('aria-invalid') && 'invalid',
    (control as HTMLInputElement).readOnly && 'read only',
    is('aria-disabled') && 'unavailable',
    textOf(control.getAttribute('aria-describedby')),
  ]
  return parts.filter(Boolean).join(' · ')
}
