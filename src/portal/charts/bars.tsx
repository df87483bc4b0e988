import { useState } from 'react'
import type { Tick } from './scale.ts'

export interface BarOf {
  readonly label: string
  readonly short: string
  /** From 0 at the foot to 1 at the top. */
  readonly at: number
  /** Value as formatted text. */
  readonly reads: string
}

export interface BarsProps {
  readonly bars: readonly BarOf[]
  readonly ticks: readonly Tick[]
}

/** A wide chart has at most so many labels at its foot; a narrower one leaves out every second, then three of four. */
const MOST_LABELS = 9
const widths = [
  { from: 'any', leaves: 4 },
  { from: 'wide', leaves: 1 },
  { from: 'medium', leaves: 2 },
  { from: 'wide', leaves: 1 },
] as const

/** Returns from which width of the chart on a bar has its label. */
function labelledFrom(index: number, count: number): 'any' | 'medium' | 'wide' | undefined {
  const every = Math.ceil(count / MOST_LABELS)
  const width = widths[(index / every) % widths.length]
  if (!width || index === 0) return width?.from
  // A label may be as wide as the bars up to the next one; its half beyond the last bar would be cut off.
  const isWithin = count - index - 0.5 >= (every * width.leaves) / 2
  return isWithin ? width.from : undefined
}

/** Bar chart; screen readers get the table beside it. */
export function Bars({ bars, ticks }: BarsProps) {
  const [shown, setShown] = useState<BarOf>()
  return (
    <div className="ptl-bars">
      {ticks.map(({ at, label }) => (
        <span key={at} className="ptl-bars__tick" style={{ insetBlockEnd: `${at * 100}%` }}>
          {label}
        </span>
      ))}
      <div className="ptl-bars__columns" onPointerLeave={() => setShown(undefined)}>
        {bars.map((bar, index) => (
          <div key={bar.label} className="ptl-bars__column" onPointerEnter={() => setShown(bar)}>
            <div className="ptl-bars__bar" style={{ blockSize: `${bar.at * 100}%` }} />
            <span className="ptl-bars__label" data-from={labelledFrom(index, bars.length)}>
              {bar.short}
            </span>
            {bar === shown && (
              <div className="ptl-bars__reading" data-side={index < bars.length / 2 ? 'after' : 'before'}>
                <span>{bar.label}</span>
                <strong>{bar.reads}</strong>
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
