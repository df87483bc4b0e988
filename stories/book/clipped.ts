const SCROLLS = new Set(['auto', 'scroll'])

const isTypedInto = (part: Element) => ['INPUT', 'TEXTAREA', 'SELECT', 'OPTION'].includes(part.tagName)
/** Said, and not to be seen: such a box is a pixel small. */
const isSeen = ({ width, height }: DOMRect) => width > 1 && height > 1

/** Read out, and hidden from the eye by a box that is a pixel small. */
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

/** Grey lines that wait are as many as fit the place that is kept for what comes. */
const waits = (part: Element) =>
  part.firstElementChild?.matches('.ptl-skeleton') === true ||
  (part.matches('.ptl-card__body') && part.querySelector('.ptl-skeleton__says') !== null)

/** What somebody wrote is shortened within a column, as all of it stands where its row leads; our words are not. */
const isShortened = (part: Element) =>
  part.matches('th, td, .ptl-table__text') &&
  getComputedStyle(part).textOverflow === 'ellipsis' &&
  part.closest('tbody') !== null

/** Whether words of its own are cut off by a box that hides what is too long for it. */
function isCut(part: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(part)
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  return (
    (hides(overflowX) && part.scrollWidth > part.clientWidth + 1) ||
    (hides(overflowY) && part.scrollHeight > part.clientHeight + 1)
  )
}

/** What is cut off in a box, or stands out of it: every box is measured. */
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
