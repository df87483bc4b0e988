import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis, type TooltipContentProps } from 'recharts'
import { useRef } from 'react'
import type { Tick } from './scale.ts'
import { useSize, type Size } from './use-size.ts'

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

const line = { stroke: 'var(--ptl-hairline-strong)' }
const words = { fill: 'var(--ptl-text-quiet)', fontSize: 12 }
const margin = { top: 8, right: 0, bottom: 0, left: 0 }

/** Bar chart; screen readers get the table beside it. */
export function Bars(props: BarsProps) {
  const place = useRef<HTMLDivElement>(null)
  const size = useSize(place)
  return (
    <div ref={place} className="ptl-bars">
      {size && <Drawn {...props} {...size} />}
    </div>
  )
}

function Drawn({ bars, ticks, ...space }: BarsProps & Size) {
  const labels = new Map(ticks.map(({ at, label }) => [at, label]))
  return (
    <BarChart {...space} data={[...bars]} margin={margin} accessibilityLayer={false} barCategoryGap="18%">
      <CartesianGrid vertical={false} stroke="var(--ptl-hairline)" />
      <XAxis
        dataKey="short"
        interval="equidistantPreserveStart"
        minTickGap={24}
        tickLine={false}
        axisLine={line}
        tick={words}
      />
      <YAxis
        width={44}
        type="number"
        domain={[0, 1]}
        ticks={ticks.map(({ at }) => at)}
        interval={0}
        tickFormatter={(at: number) => labels.get(at) ?? ''}
        tickLine={false}
        axisLine={false}
        tick={words}
      />
      <Tooltip content={Reading} cursor={{ fill: 'var(--ptl-neutral-soft)' }} isAnimationActive={false} />
      <Bar
        dataKey="at"
        fill="var(--ptl-accent)"
        radius={[2, 2, 0, 0]}
        maxBarSize={32}
        isAnimationActive={false}
      />
    </BarChart>
  )
}

function Reading({ active, payload }: TooltipContentProps) {
  const bar = payload[0]?.payload as BarOf | undefined
  if (!active || !bar) return null
  return (
    <div className="ptl-bars__reading">
      <span>{bar.label}</span>
      <strong>{bar.reads}</strong>
    </div>
  )
}
