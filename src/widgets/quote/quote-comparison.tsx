import { changeOfQuote } from '#engine/field/quote/quote-change.ts'
import { sayRate, type Quote } from '#engine/field/quote/quote.ts'
import { formatMoney } from '#values/money.ts'
import { sayQuotes } from '#values/generated/say-quotes.ts'
import './quote-comparison.css'

export interface QuoteComparisonProps {
  readonly before: Quote
  readonly now: Quote
  /** Label of the earlier quote, such as 'As submitted'. */
  readonly beforeLabel: string
}

type Row = readonly [
  label: 'youSend' | 'theyReceive' | 'rate' | 'fee',
  of: (quote: Quote) => string | undefined,
]

const ROWS: readonly Row[] = [
  ['youSend', (quote) => formatMoney(quote.sourceAmount, quote.sourceCurrency)],
  ['theyReceive', (quote) => formatMoney(quote.destinationAmount, quote.destinationCurrency)],
  ['rate', sayRate],
  ['fee', ({ fees }) => fees && formatMoney(fees.totalFee, fees.feeCurrency)],
]

/** Earlier and new quote side by side, with their difference. */
export function QuoteComparison({ before, now, beforeLabel }: QuoteComparisonProps) {
  const change = changeOfQuote(before, now)
  return (
    <div className="ptl-quote-comparison">
      <table>
        <thead>
          <tr>
            <th scope="col">{sayQuotes('terms')}</th>
            <th scope="col">{beforeLabel}</th>
            <th scope="col">{sayQuotes('newQuote')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, of]) => (
            <tr key={label}>
              <th scope="row">{sayQuotes(label)}</th>
              <td>{of(before) ?? '–'}</td>
              <td>{of(now) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {change && (
        <p>
          <strong>
            {sayQuotes('change', {
              change: change.says,
              percent: change.percent,
              isWorse: change.isWorse ? 'yes' : 'no',
            })}
          </strong>
        </p>
      )}
    </div>
  )
}
