import { boxesOf, type Baseline, type Box } from './baseline.ts'
import type { Difference } from './compare.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

interface Placed extends Box {
  readonly x: number
  readonly y: number
}

/** Adds up relative positions to absolute ones. */
function placed(boxes: readonly Box[]): readonly Placed[] {
  const above: Placed[] = []
  return boxes.map((box) => {
    const parent = box.depth > 0 ? above[box.depth - 1] : undefined
    const at = { ...box, x: (parent?.x ?? 0) + box.left, y: (parent?.y ?? 0) + box.top }
    above[box.depth] = at
    return at
  })
}

const MARK = '#d1006c'

function drawBox({ x, y, width, height, style, text }: Placed, isMarked: boolean): string {
  const light = style.split(' | dark')[0] ?? ''
  const fill = / on (#[\da-f]{6})(?!\/)/.exec(light)?.[1] ?? 'none'
  const line = /border \S+ (#[\da-f]{6})/.exec(light)?.[1] ?? 'none'
  const radius = /radius (\d+)/.exec(light)?.[1] ?? '0'
  const size = /^([\d.]+)\//.exec(light)?.[1] ?? '14'
  const colour = /(?:^\S+ \d+|padding \S+|gap \S+|radius \S+) (#[\da-f]{6})/.exec(light)?.[1] ?? '#000000'
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`
  const mark = isMarked
    ? `<rect ${place} fill="${MARK}" fill-opacity="0.12" stroke="${MARK}" stroke-width="2"/>`
    : ''
  const words =
    text === ''
      ? ''
      : `<text x="${x + 2}" y="${y + Number(size)}" font-size="${size}" fill="${colour}">${escape(text)}</text>`
  return `<rect ${place} rx="${radius}" fill="${fill}" stroke="${line}"/>${words}${mark}`
}

function drawState(baseline: Baseline, state: string, marked: ReadonlySet<number | undefined>): string {
  const boxes = placed(boxesOf(baseline, state))
  const width = Math.max(360, ...boxes.map(({ x, width: wide }) => x + wide))
  const height = Math.max(24, ...boxes.map(({ y, height: high }) => y + high))
  const shapes = boxes.map((box, at) => drawBox(box, marked.has(at))).join('')
  return `<svg width="${width + 8}" height="${height + 8}" viewBox="-4 -4 ${width + 8} ${height + 8}" font-family="Inter, sans-serif">${shapes}</svg>`
}

/** Draws the accepted and the current state side by side from the data, with differences marked. */
export function drawDifferences(
  name: string,
  before: Baseline,
  after: Baseline,
  differences: readonly Difference[],
): string {
  const states = [...new Set(differences.map(({ state }) => state))]
  const parts = states.map((state) => {
    const own = differences.filter((one) => one.state === state)
    const list = own.map(({ says }) => `<li>${escape(says)}</li>`).join('')
    const was = drawState(before, state, new Set(own.map((one) => one.before)))
    const is = drawState(after, state, new Set(own.map((one) => one.after)))
    return `<h2>${escape(state)}</h2><div class="pair"><figure><figcaption>Accepted</figcaption>${was}</figure><figure><figcaption>Now</figcaption>${is}</figure></div><ul>${list}</ul>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(name)}</title><style>
body { font: 14px/20px Inter, sans-serif; margin: 24px; background: #f6f8fa }
.pair { display: flex; gap: 24px; align-items: start; overflow: auto }
figure { margin: 0; padding: 12px; background: #fff; border: 1px solid #d5dbe1; border-radius: 8px }
figcaption { font-weight: 600; padding-bottom: 8px }
</style><h1>${escape(name)}: ${differences.length} differences</h1>${parts.join('\n')}</html>\n`
}
