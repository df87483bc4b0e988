import { Button, Switch } from '@blueprintjs/core'
import { useState } from 'react'
import { Select } from '#runtime/select/select.tsx'
import { periodsOf } from '../../charts/periods.ts'
import { Trend } from '../../charts/trend.tsx'
import { TrendTable } from '../../charts/trend-table.tsx'
import { Card } from '../frame/card.tsx'
import { usePaymentsData, usePaymentsRange, type PaymentsData } from './payments-data.ts'
import { useWords } from '../frame/use-words.ts'
import './payments-trend.css'

/**
 * Payments per day as bars or figures: their number, or the amount sent in one currency (HOME-007, HOME-008).
 */
export function PaymentsTrend() {
  const { range, ranges } = usePaymentsRange()
  const label = ranges.find(({ value }) => value === range)?.label ?? ''
  return (
    <Card<PaymentsData> name="payments-trend" state={usePaymentsData(range)} rows={6}>
      {(data) => <Shown data={data} range={label} />}
    </Card>
  )
}

function Shown({ data, range }: { readonly data: PaymentsData; readonly range: string }) {
  const say = useWords('payments-trend')
  const [chosen, choose] = useState('')
  const [isLog, setLog] = useState(false)
  const [isTable, setTable] = useState(false)
  const currencies = data.totals.sent.map(({ currency }) => currency)
  const currency = currencies.find((code) => code === chosen)
  const periods = periodsOf(data.days)
  const caption = say('caption', { range: range.toLowerCase() })
  if (data.totals.count === 0) return <p className="ptl-quiet">{say('empty')}</p>
  return (
    <>
      <div className="ptl-trend__choices">
        <Select
          aria-label={say('series')}
          value={currency ?? ''}
          disabled={isTable}
          options={[
            { value: '', label: say('count') },
            ...currencies.map((code) => ({ value: code, label: say('sent', { currency: code }) })),
          ]}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <Switch
          label={say('log')}
          checked={isLog}
          disabled={isTable}
          onChange={({ currentTarget }) => setLog(currentTarget.checked)}
        />
        <Button
          variant="minimal"
          text={say(isTable ? 'asChart' : 'asTable')}
          onClick={() => setTable(!isTable)}
        />
      </div>
      {!isTable && <Trend periods={periods} series={currency ? { currency } : 'count'} isLog={isLog} />}
      <TrendTable caption={caption} periods={periods} currencies={currencies} isHidden={!isTable} />
    </>
  )
}
