const PRESSED = 'button, a[href], select, input:not([type=radio], [type=checkbox], [type=hidden])'

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}

const textOf = (element: Element): string => (element.textContent.trim() || element.tagName).slice(0, 60)

/** Returns true for an element that is shortened on purpose, with an ellipsis. */
const isShortened = (element: Element): boolean => getComputedStyle(element).textOverflow === 'ellipsis'

/** Returns true if an element cuts off its text. */
const isCut = (element: HTMLElement): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element)
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  return (
    (hides(overflowX) && !isShortened(element) && element.scrollWidth > element.clientWidth + 1) ||
    (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
  )
}

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1

/** Returns true for an element in the group of a field, such as the button at its end. */
const isInGroup = (field: Element, element: Element): boolean =>
  field.closest('.bp6-input-group')?.contains(element) === true

/** Returns the boxes of the own text of an element, line by line. */
const linesOf = (element: Element): readonly DOMRect[] =>
  [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    .flatMap((node) => {
      const range = document.createRange()
      range.selectNode(node)
      return [...range.getClientRects()]
    })

/** Lists the elements that a person cannot read or press: cut off, outside the box, or over a button. */
export function faultyBoxes(root: HTMLElement): readonly string[] {
  const faults: string[] = []
  const { left, right } = root.getBoundingClientRect()
  const elements = [...root.querySelectorAll<HTMLElement>('*')].filter(isSeen)
  const pressed = elements.filter((element) => element.matches(PRESSED))
  for (const element of elements) {
    if (element.textContent.trim() !== '' && isCut(element)) faults.push(`cut off: ${textOf(element)}`)
    for (const line of linesOf(element)) {
      if (line.width <= 1) continue
      const isOut = line.left < left - 1 || line.right > right + 1
      if (isOut && !isShortened(element)) faults.push(`stands out: ${textOf(element)}`)
      for (const button of pressed)
        if (!button.contains(element) && !element.contains(button) && !isInGroup(button, element))
          if (overlaps(line, button.getBoundingClientRect()))
            faults.push(`${textOf(element)} lies over ${textOf(button)}`)
    }
  }
  for (const [at, one] of pressed.entries())
    for (const other of pressed.slice(at + 1))
      if (!one.contains(other) && overlaps(one.getBoundingClientRect(), other.getBoundingClientRect()))
        faults.push(`${textOf(one)} lies over ${textOf(other)}`)
  return [...new Set(faults)]
}
