/** Returns the words that a screen reader says of a box. */
export type Hear = (box: Element) => string

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

/** Returns the name, role, value and states of a control, as a screen reader announces it. */
function announce(control: Element): string {
  const is = (name: string) => control.getAttribute(name) === 'true'
  const parts = [
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

/** Returns what a screen reader says of the first control in a box, after the name of its group. */
export function heardOf(box: Element): string {
  const control = box.querySelector(CONTROLS)
  if (!control) return 'Read as text.'
  const group = groupOf(control)
  return group ? `Group: ${group} · ${announce(control)}` : announce(control)
}

const PLACES: Readonly<Record<string, string>> = {
  region: 'Region',
  table: 'Table',
  list: 'List',
  status: 'Status',
  alert: 'Alert',
}
const ALONE = `${CONTROLS}, a[href], [role="img"], h1, h2, h3, h4`
const APART = 'p, li, dt, dd, td, th, div, section, header, footer, figcaption, caption'

const isSilent = (part: Element): boolean =>
  part.closest('[aria-hidden="true"]') !== null || !part.checkVisibility({ visibilityProperty: true })

function placeOf(part: Element): string | undefined {
  const named = textOf(part.getAttribute('aria-labelledby')) || part.getAttribute('aria-label')
  const role = part.getAttribute('role') ?? (part.localName === 'section' ? 'region' : part.localName)
  return named && PLACES[role] ? `${PLACES[role]}: ${named}` : undefined
}

function announceAlone(part: Element): string {
  if (/^h\d$/.test(part.localName)) return `${wordsIn(part)} · heading, level ${part.localName.slice(1)}`
  if (part.matches(CONTROLS)) return announce(part)
  return `${nameOf(part)} · ${part.localName === 'a' ? 'link' : 'picture'}`
}

/** Lists what a screen reader reads of a part, in order: names of regions, headings, text and controls. */
function listIn(part: Element): readonly string[] {
  if (isSilent(part)) return []
  if (part.matches(ALONE)) return [announceAlone(part)]
  const place = placeOf(part)
  const isWhole = !part.querySelector(`${ALONE}, ${APART}, [aria-hidden="true"]`)
  if (isWhole) return [place ?? '', wordsIn(part)].filter(Boolean)
  const inner = [...part.childNodes].flatMap((node) =>
    node instanceof Element ? listIn(node) : [node.textContent?.trim() ?? ''].filter(Boolean),
  )
  return place ? [place, ...inner] : inner
}

const inSentences = (parts: readonly string[]): string =>
  parts.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(' ')

/** Returns what a screen reader reads in a box from its beginning to its end. */
export const readAloud = (box: Element): string => inSentences(listIn(box)) || 'Nothing.'

/** Returns what a screen reader lists of a page: its regions and headings, by which people move in it. */
export function outlineOf(page: Element): string {
  const parts = [...page.querySelectorAll('h1, h2, h3, section, [role="region"], table')].filter(
    (part) => !isSilent(part),
  )
  const announced = parts.flatMap((part) =>
    part.localName.startsWith('h') ? announceAlone(part) : (placeOf(part) ?? []),
  )
  return inSentences([...new Set(announced)]) || heardOf(page)
}
