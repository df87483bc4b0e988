import { changeOfQuote } from '#engine/field/quote-change.ts'
import { sayRate, type Quote } from '#engine/field/quote.ts'
import { formatMoney } from '#values/money.ts'
import './quote-comparison.css'

export interface QuoteComparisonProps {
  readonly before: Quote
  readonly now: Quote
  /** What the earlier one is called, such as 'As submitted'. */
  readonly beforeLabel: string
}

const ROWS: readonly [label: string, say: (quote: Quote) => string | undefined][] = [
  ['You send', (quote) => formatMoney(quote.sourceAmount, quote.sourceCurrency)],
  ['They receive', (quote) => formatMoney(quote.destinationAmount, quote.destinationCurrency)],
  ['Rate', sayRate],
  ['Fee', ({ fees }) => fees && formatMoney(fees.totalFee, fees.feeCurrency)],
]

/** An earlier quote and the new one side by side, and what the difference is. */
export function QuoteComparison({ before, now, beforeLabel }: QuoteComparisonProps) {
  const change = changeOfQuote(before, now)
  return (
    <div className="ptl-quote-comparison">
      <table>
        <thead>
          <tr>
            <th scope="col">Terms</th>
            <th scope="col">{beforeLabel}</th>
            <th scope="col">New quote</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, say]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{say(before) ?? '–'}</td>
              <td>{say(now) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {change && (
        <p>
          <strong>
            {change.says} ({change.percent} % {change.isWorse ? 'worse' : 'better'}).
          </strong>
        </p>
      )}
    </div>
  )
}
