import { formatDate } from '#values/date.ts'
import { formatMoney } from '#values/money.ts'
import { Link } from 'react-router-dom'
import { usePageRight } from '../pages/use-page-right.ts'
import { useSigned } from '../session/session-context.ts'
import { zone } from '../zone.ts'
import { Card } from './card.tsx'
import { useCard } from './use-card.ts'
import './row-list.css'

interface Preset {
  readonly id: string
  readonly name: string
  readonly beneficiaryName?: string
  readonly sourceCurrency: string
  readonly destinationCurrency: string
  readonly amount?: string
  readonly last_used_at?: string
}

/** Payments that are made again and again, the last used first; one is a click from being sent (HOME-013). */
export function PaymentPresets() {
  const most = Number(useSigned().definitions.limits.presetsOnHome)
  return (
    <Card<{ readonly presets: readonly Preset[] }>
      name="payment-presets"
      title="Payment presets"
      state={useCard('presets.list', {})}
      rows={most}
    >
      {({ presets }) =>
        presets.length === 0 ? (
          <p className="ptl-quiet">
            No presets yet. A payment that is made again and again can be kept as one.
          </p>
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

function PresetRow({ preset }: { readonly preset: Preset }) {
  const { client } = useSigned()
  const right = usePageRight('create-payment')
  const {
    id,
    name,
    beneficiaryName,
    amount,
    sourceCurrency,
    destinationCurrency,
    last_used_at: used,
  } = preset
  const sends = amount === undefined ? sourceCurrency : formatMoney(amount, sourceCurrency)
  const note = () => void client('presets.updateLastUsed', { params: { id } }).catch(() => undefined)
  return (
    <li>
      <div>
        {right?.kind === 'open' ? (
          <Link to="/payments/create" onClick={note}>
            {name}
          </Link>
        ) : (
          <strong>{name}</strong>
        )}
        <p>
          {beneficiaryName === undefined ? '' : `To ${beneficiaryName}. `}
          {used === undefined ? 'Never used' : `Last used ${formatDate(used, zone)}`}
        </p>
      </div>
      <span className="ptl-figures">
        {sends} → {destinationCurrency}
      </span>
    </li>
  )
}
