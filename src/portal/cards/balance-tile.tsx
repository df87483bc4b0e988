import type { Answer } from '#definition/wire.ts'
import { currencyName } from '#values/currency.ts'
import { formatMoney } from '#values/money.ts'
import { Flag } from '#widgets/flag/flag.tsx'
import { useWords } from './use-words.ts'

export type Balance = Answer<'balances.read'>['balances'][number]

/** One currency: what can be spent first, then what is under way and both together. */
export function BalanceTile({ balance }: { readonly balance: Balance }) {
  const say = useWords('account-balance')
  const { currency, available, pending, total } = balance
  return (
    <li className="ptl-balance">
      <span className="ptl-balance__name">
        <Flag currency={currency} />
        {currencyName(currency)}
      </span>
      <strong>{formatMoney(available, currency)}</strong>
      <dl>
        <dt>{say('pending')}</dt>
        <dd>{formatMoney(pending, currency)}</dd>
        <dt>{say('total')}</dt>
        <dd>{formatMoney(total, currency)}</dd>
      </dl>
    </li>
  )
}
