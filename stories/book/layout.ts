import type { Baseline } from '../../src/tools/baselines/baseline.ts'
import { isOnlyHeard } from './clipped.ts'

/** Elements that the system draws: their inside differs from machine to machine. */
const CONTROLS = new Set(['INPUT', 'SELECT', 'TEXTAREA', 'BUTTON', 'A', 'IMG', 'svg'])

const hex = (one: string) => Number(one).toString(16).padStart(2, '0')

/** A colour as six digits, with the share that shows of it; nothing where none does. */
function colourOf(colour: string): string {
  const [red = '0', green = '0', blue = '0', alpha = '1'] = colour.match(/[\d.]+/g) ?? []
  if (Number(alpha) === 0) return ''
  if (!colour.startsWith('rgb')) return colour.replaceAll(' ', '')
  const share = Number(alpha) < 1 ? `/${Math.round(Number(alpha) * 100)}` : ''
  return `#${hex(red)}${hex(green)}${hex(blue)}${share}`
}

const pixels = (size: string) => String(Math.round(Number.parseFloat(size) * 2) / 2 || 0)
const sides = (style: CSSStyleDeclaration, of: (side: string) => string) =>
  ['top', 'right', 'bottom', 'left'].map((side) => style.getPropertyValue(of(side)))

/** Four sides, said once where they are alike. */
function squeezed(values: readonly string[]): string {
  const [top, right, bottom, left] = values
  if (values.every((one) => one === top)) return top ?? ''
  if (top === bottom && left === right) return `${top},${right}`
  return values.join(',')
}

function bordersOf(style: CSSStyleDeclaration): string {
  const widths = sides(style, (side) => `border-${side}-width`).map(pixels)
  if (widths.every((one) => one === '0')) return ''
  const colours = sides(style, (side) => `border-${side}-color`).map((one) => colourOf(one) || 'none')
  return `border ${squeezed(widths)} ${squeezed(colours.map((one, at) => (widths[at] === '0' ? 'none' : one)))}`
}

function shadowOf({ boxShadow, outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration): string {
  const shadow = boxShadow === 'none' ? '' : `shadow ${boxShadow.replaceAll(/, (?=\d)/g, ',')}`
  const outline = outlineStyle === 'none' ? '' : `outline ${pixels(outlineWidth)} ${colourOf(outlineColor)}`
  return [shadow, outline].filter(Boolean).join(' ')
}

/** Lists all colours of an element: text, background, borders, shadows. */
const coloursOf = (style: CSSStyleDeclaration): readonly string[] => [
  colourOf(style.color),
  colourOf(style.backgroundColor) && `on ${colourOf(style.backgroundColor)}`,
  bordersOf(style),
  shadowOf(style),
]

/** Lists all sizes of an element: font, padding, gap, radius. */
function sizesOf(style: CSSStyleDeclaration): readonly string[] {
  const padding = squeezed(sides(style, (side) => `padding-${side}`).map(pixels))
  const gap = squeezed([style.rowGap, style.columnGap, style.rowGap, style.columnGap].map(pixels))
  const radius = pixels(style.borderStartStartRadius)
  return [
    `${pixels(style.fontSize)}/${pixels(style.lineHeight)} ${style.fontWeight}`,
    padding !== '0' ? `padding ${padding}` : '',
    gap !== '0' ? `gap ${gap}` : '',
    radius !== '0' ? `radius ${radius}` : '',
  ]
}

const ownText = (part: Element): string =>
  [...part.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.nodeValue?.trim() ?? '')
    .filter(Boolean)
    .join(' ')

function textOf(part: Element): string {
  if (part instanceof HTMLInputElement)
    return ['checkbox', 'radio'].includes(part.type)
      ? part.checked
        ? '☑'
        : '☐'
      : part.value || part.placeholder
  if (part instanceof HTMLTextAreaElement) return part.value || part.placeholder
  if (part instanceof HTMLSelectElement) return part.selectedOptions[0]?.text ?? ''
  return ownText(part)
}

/** Time goes on while one looks. */
const timeless = (text: string) => text.replaceAll(/\b\d{1,2}:\d{2}(:\d{2})?\b/g, '0:00')

function isDrawn(part: Element, style: CSSStyleDeclaration): boolean {
  return (
    CONTROLS.has(part.tagName) ||
    ownText(part) !== '' ||
    colourOf(style.backgroundColor) !== '' ||
    bordersOf(style) !== '' ||
    style.boxShadow !== 'none' ||
    style.rowGap !== 'normal'
  )
}

interface Measured {
  readonly part: Element
  readonly line: string
  readonly sizes: readonly string[]
  readonly light: readonly string[]
}

const isWithinDrawing = (part: Element) => part.parentElement?.closest('svg, select, .ptl-bars') !== null

function measure(screen: HTMLElement): readonly Measured[] {
  const boxes = new Map<Element, { readonly box: DOMRect; readonly depth: number }>()
  const above = (part: Element) => {
    for (let at = part.parentElement; at && at !== screen; at = at.parentElement) {
      const found = boxes.get(at)
      if (found) return found
    }
    return { box: screen.getBoundingClientRect(), depth: -1 }
  }
  return [...screen.querySelectorAll('*')].flatMap((part) => {
    const box = part.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1 || isWithinDrawing(part)) return []
    const style = getComputedStyle(part)
    if (style.visibility === 'hidden' || !isDrawn(part, style) || isOnlyHeard(part, screen)) return []
    const parent = above(part)
    const depth = parent.depth + 1
    boxes.set(part, { box, depth })
    const place = [box.left - parent.box.left, box.top - parent.box.top, box.width, box.height].map(
      Math.round,
    )
    const text = timeless(textOf(part))
    const line = `${depth} ${part.tagName.toLowerCase()} ${place.join(' ')}${text && ` ${JSON.stringify(text)}`}`
    return [{ part, line, sizes: sizesOf(style), light: coloursOf(style) }]
  })
}

/** Measures every state of a sheet in light and dark: boxes, texts, sizes and colours. */
export function layoutOf(sheet: HTMLElement): Baseline {
  const styles = new Map<string, number>()
  const pages = [...sheet.querySelectorAll<HTMLElement>('.book-states .book-cell__page')]
  const measured = pages.map((page) => measure(page.querySelector<HTMLElement>('.book-cell__screen') ?? page))
  for (const page of pages) page.classList.add('bp6-dark')
  const states = pages.map((page, at): [string, readonly string[]] => {
    const lines = (measured[at] ?? []).map(({ part, line, sizes, light }) => {
      const dark = coloursOf(getComputedStyle(part))
      const style = [...sizes, ...light, '| dark', ...dark].filter(Boolean).join(' ')
      const index = styles.get(style) ?? styles.size
      styles.set(style, index)
      return `${index} ${line}`
    })
    return [page.closest('.book-state')?.id.replace('state-', '') ?? '', lines]
  })
  for (const page of pages) page.classList.remove('bp6-dark')
  return { styles: [...styles.keys()], states: Object.fromEntries(states) }
}
