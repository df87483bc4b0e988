/** The accepted appearance of a sheet. */
export interface Baseline {
  /** The styles of boxes: sizes and colours, light, then dark. */
  readonly styles: readonly string[]
  /** The boxes of each state: style, depth, tag, position within the parent box, text. */
  readonly states: Readonly<Record<string, readonly string[]>>
}

/** One box of a state. */
export interface Box {
  readonly style: string
  readonly depth: number
  readonly tag: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly text: string
}

/** Returns the boxes of one state, in reading order. */
export function boxesOf({ styles, states }: Baseline, state: string): readonly Box[] {
  return (states[state] ?? []).map((line) => {
    const [style, depth, tag = '', left, top, width, height] = line.split(' ', 7)
    const quoted = line.indexOf('"')
    return {
      style: styles[Number(style)] ?? '',
      depth: Number(depth),
      tag,
      left: Number(left),
      top: Number(top),
      width: Number(width),
      height: Number(height),
      text: quoted < 0 ? '' : String(JSON.parse(line.slice(quoted))),
    }
  })
}
