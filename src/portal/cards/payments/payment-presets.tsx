import type { Answer } from '#definition/wire.ts'
import { formatDate } from '#values/date.ts'
import { formatMoney } from '#values/money.ts'
import { Link } from 'react-router-dom'
import { fillPath } from '../../definitions/address.ts'
import { usePageRight } from '../../pages/use-page-right.ts'
import { useSigned } from '../../session/session-context.ts'
import { useZone } from '../../zone.ts'
import { Card } from '../frame/card.tsx'
import { useCard } from '../frame/use-card.ts'
import { useWords } from '../frame/use-words.ts'
import './row-list.css'

type Preset = Answer<'presets.list'>['content'][number]

/**
 * Presets of repeated payments, most recently used first; each opens one click away from sending (HOME-013).
 */
export function PaymentPresets() {
  const say = useWords('payment-presets')
  const most = useSigned().definitions.limits.presetsOnHome
  return (
    <Card name="payment-presets" state={useCard('presets.list', {})} rows={most}>
      {({ content: presets }) =>
        presets.length === 0 ? (
          <p className="ptl-quiet">{say('empty')}</p>
        ) : (
          <ul className="ptl-row-list">
            {presets.slice(0, most).map((preset) => (
              <PresetRow key={preset.id} preset={preset} />
            ))}
          </ul>
        )
      }
    </Card>
  )
}

/** Page that sends a preset, by its kind. */
const pages = { DIRECT: 'preset-payment', LEGACY: 'preset-quote' } as const

function PresetRow({ preset }: { readonly preset: Preset }) {
  const zone = useZone()
  const say = useWords('payment-presets')
  const { definitions } = useSigned()
  const { id, name, flow, amount, paymentCurrency, payoutCurrency, amountCurrency } = preset
  const { beneficiaryName, receiverHost, last_used_at: used } = preset
  const right = usePageRight(pages[flow])
  const to = fillPath(definitions.library.pages[pages[flow]]?.path ?? '', { id })
  const receiver = beneficiaryName ?? receiverHost
  const amountText = (currency: string) =>
    amount !== undefined && currency === amountCurrency ? formatMoney(amount, currency) : currency
  return (
    <li>
      <div>
        {right?.kind === 'open' ? <Link to={to}>{name}</Link> : <strong>{name}</strong>}
        <p>
          {receiver === undefined ? '' : `${say('to', { receiver })} `}
          {used === undefined ? say('neverUsed') : say('used', { day: formatDate(used, zone) })}
        </p>
      </div>
      <span className="ptl-figures">
        {amountText(paymentCurrency)} → {amountText(payoutCurrency)}
      </span>
    </li>
  )
}
