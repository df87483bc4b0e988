import { useWords } from '../cards/frame/use-words.ts'
import { formatAmount, formatMoney } from '#values/money.ts'
import type { Period } from './periods.ts'
import './chart.css'

export interface TrendTableProps {
  readonly caption: string
  readonly periods: readonly Period[]
  readonly currencies: readonly string[]
  /** Visible only to screen readers. */
  readonly isHidden: boolean
}

/** The figures of the chart as a table, for screen readers and everyone else. */
export function TrendTable({ caption, periods, currencies, isHidden }: TrendTableProps) {
  const say = useWords('payments-trend')
  const table = (
    <table className="ptl-trend-table">
      <caption className="ptl-visually-hidden">{say('leftOut', { caption })}</caption>
      <thead>
        <tr>
          <th scope="col">{say('when')}</th>
          <th scope="col">{say('counted')}</th>
          {currencies.map((currency) => (
            <th key={currency} scope="col">
              {say('sentIn', { currency })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {periods
          .filter(({ count }) => count > 0)
          .map(({ label, count, sent }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatAmount(String(count))}</td>
              {currencies.map((currency) => (
                <td key={currency}>{formatMoney(sent.get(currency) ?? '0', currency)}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
  if (isHidden) return <div className="ptl-visually-hidden">{table}</div>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className="ptl-chart ptl-chart--table" role="region" aria-label={caption} tabIndex={0}>
      {table}
    </div>
  )
}
