import { contentId } from '../content-id.ts'

/** Area in which single-key shortcuts work now. */
export interface KeyScope {
  readonly kind: 'page' | 'sheet'
  readonly element: Element
}

const open = '.bp6-overlay-open:not(body, .bp6-toast-container)'

/**
 * Finds the page, or the sheet of a record above it; undefined while a menu or another dialog is open.
 * `without`: the dialog that is closing.
 */
export function findKeyScope(without?: string): KeyScope | undefined {
  const overlays = [...document.querySelectorAll(open)]
  const top = overlays.findLast((one) => without === undefined || !one.querySelector(without))
  const element = top ? top.querySelector('.ptl-over--sheet') : document.getElementById(contentId)
  return element ? { kind: top ? 'sheet' : 'page', element } : undefined
}

const isShown = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.checkVisibility()

const findShown = ({ kind, element }: KeyScope, selector: string): HTMLElement | undefined =>
  kind === 'page' ? [...element.querySelectorAll(selector)].find(isShown) : undefined

/** The row of a list that Tab would reach. */
export const findRow = (scope: KeyScope): HTMLElement | undefined =>
  findShown(scope, '[data-row-stop][tabindex="0"]')

/** The search of a list. */
export const findSearch = (scope: KeyScope): HTMLElement | undefined =>
  findShown(scope, 'input[type="search"]')

/** The buttons that a letter presses, with their letters. */
export const listKeyed = ({ element }: KeyScope): readonly (readonly [key: string, button: HTMLElement])[] =>
  [...element.querySelectorAll('[aria-keyshortcuts]')]
    .filter(isShown)
    .map((button) => [button.getAttribute('aria-keyshortcuts') ?? '', button])
