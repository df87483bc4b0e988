import type { Answer } from '#definition/wire.ts'
import { currencyName } from '#values/currency.ts'
import { compare } from '#values/decimal.ts'
import { formatDateTime } from '#values/date.ts'
import { formatMoney } from '#values/money.ts'
import { Flag } from '#widgets/flag/flag.tsx'
import { useZone } from '../../zone.ts'
import { useWords } from '../frame/use-words.ts'

export type Balance = Answer<'balances.read'>['balances'][number]

/**
 * Balance in one currency: what is available; where something is pending also that and both together; and
 * the network's note (TRU-531).
 */
export function BalanceTile({ balance }: { readonly balance: Balance }) {
  const say = useWords('account-balance')
  const zone = useZone()
  const { currency, available, pending, total, network } = balance
  const isPending = compare(pending, '0') !== 0
  return (
    <li className="ptl-balance">
      <span className="ptl-balance__name">
        <Flag currency={currency} />
        {currencyName(currency)}
      </span>
      <strong>{formatMoney(available, currency)}</strong>
      {(isPending || network) && (
        <dl>
          {isPending && (
            <>
              <dt>{say('pending')}</dt>
              <dd>{formatMoney(pending, currency)}</dd>
              <dt>{say('total')}</dt>
              <dd>{formatMoney(total, currency)}</dd>
            </>
          )}
          {network && (
            <>
              <dt>{say('network')}</dt>
              <dd>{formatMoney(network.booked, currency)}</dd>
            </>
          )}
        </dl>
      )}
      {network && (
        <p className="ptl-balance__time">
          {say('networkTime', { time: formatDateTime(network.asOf, zone) })}
        </p>
      )}
      {network?.differs && <p className="ptl-balance__differs">{say('differs')}</p>}
    </li>
  )
}
