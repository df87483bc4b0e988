import { formatAmount, formatMoney } from '#values/money.ts'
import { sayCards } from '#values/generated/say-cards.ts'
import type { Period } from './periods.ts'
import { linearScale, logScale } from './scale.ts'
import { Bars } from './bars.tsx'
import './chart.css'

export interface TrendProps {
  readonly periods: readonly Period[]
  /** Number of payments, or amount sent in one currency. */
  readonly series: 'count' | { readonly currency: string }
  readonly isLog: boolean
}

/** Chart of one series (HOME-007). */
export function Trend({ periods, series, isLog }: TrendProps) {
  const isCount = series === 'count'
  const values = periods.map((period) =>
    isCount ? String(period.count) : (period.sent.get(series.currency) ?? '0'),
  )
  const scale = isLog ? logScale(values) : linearScale(values, isCount)
  const reads = (value: string) =>
    isCount
      ? sayCards('payments', { count: Number(value), formatted: formatAmount(value) })
      : formatMoney(value, series.currency)
  const bars = periods.map(({ label, short }, index) => {
    const value = values[index] ?? '0'
    return { label, short, at: scale.place(value), reads: reads(value) }
  })
  return (
    <div className="ptl-chart" aria-hidden="true" data-scale={isLog ? 'log' : 'linear'}>
      <Bars bars={bars} ticks={scale.ticks} />
    </div>
  )
}
