/** How a sheet looked when somebody accepted it. */
export interface Baseline {
  /** What is alike for many boxes: sizes and colours, in light and then in dark. */
  readonly styles: readonly string[]
  /** The boxes of each state: style, depth, tag, place within the box around it, text. */
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

/** The boxes of one state, in the order in which they are read. */
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
