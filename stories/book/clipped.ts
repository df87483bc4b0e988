const SCROLLS = new Set(['auto', 'scroll'])

const isTypedInto = (part: Element) => ['INPUT', 'TEXTAREA', 'SELECT', 'OPTION'].includes(part.tagName)
/** Returns true for a visible box; text for screen readers has a box of one pixel. */
const isSeen = ({ width, height }: DOMRect) => width > 1 && height > 1

/** Returns true for text that only screen readers get: its box is one pixel small. */
export function isOnlyHeard(part: Element, box: Element): boolean {
  for (let at: Element | null = part; at && at !== box; at = at.parentElement)
    if (!isSeen(at.getBoundingClientRect()) && getComputedStyle(at).overflow === 'hidden') return true
  return false
}

function scrollsWithin(part: Element, box: Element): boolean {
  for (let at: Element | null = part; at && at !== box; at = at.parentElement)
    if (SCROLLS.has(getComputedStyle(at).overflowX)) return true
  return false
}

function nameOf(part: Element): string {
  const text = (part.textContent ?? '').trim().slice(0, 40)
  return `${part.tagName.toLowerCase()}.${[...part.classList].join('.')} ‘${text}’`
}

/** Returns true for a skeleton: its lines fill the reserved space and may be cut off. */
const waits = (part: Element) =>
  part.firstElementChild?.matches('.ptl-skeleton') === true ||
  (part.matches('.ptl-card__body') && part.querySelector('.ptl-skeleton__says') !== null)

/**
 * Returns true for a table cell that ends in an ellipsis: its row leads to the whole text. Our own words may not be
 * shortened.
 */
const isShortened = (part: Element) =>
  part.matches('th, td, .ptl-table__text') &&
  getComputedStyle(part).textOverflow === 'ellipsis' &&
  part.closest('tbody') !== null

/** Returns true if an element hides text that overflows it. */
function isCut(part: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(part)
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  return (
    (hides(overflowX) && part.scrollWidth > part.clientWidth + 1) ||
    (hides(overflowY) && part.scrollHeight > part.clientHeight + 1)
  )
}

/** Lists the elements of a box that are cut off or stand out of it. */
export function clippedIn(box: HTMLElement): readonly string[] {
  const edge = box.getBoundingClientRect()
  return [...box.querySelectorAll<HTMLElement>('*')]
    .filter(
      (part) => !(part instanceof SVGElement) && !isTypedInto(part) && !waits(part) && !isShortened(part),
    )
    .filter((part) => {
      const own = part.getBoundingClientRect()
      if (!isSeen(own)) return false
      const isOut = own.right > edge.right + 1 || own.left < edge.left - 1
      return (isCut(part) || (isOut && !scrollsWithin(part, box))) && !isOnlyHeard(part, box)
    })
    .map(nameOf)
}
