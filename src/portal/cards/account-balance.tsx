import { formatDateTime } from '#values/date.ts'
import { Button } from '@blueprintjs/core'
import { useState, type CSSProperties } from 'react'
import { zone } from '../zone.ts'
import { BalanceTile, type Balance } from './balance-tile.tsx'
import { Card } from './card.tsx'
import { useCard } from './use-card.ts'
import './account-balance.css'

const shownFirst = 4

const kinds = [
  ['FIAT', 'Fiat'],
  ['CRYPTO', 'Crypto'],
] as const

/** What the organisation holds, a card for each currency (HOME-002). */
export function AccountBalance() {
  return (
    <Card<{ readonly balances: readonly Balance[] }>
      name="account-balance"
      title="Account balance"
      state={useCard('balances.read', {})}
      rows={6}
    >
      {({ balances }) =>
        balances.length === 0 ? (
          <p className="ptl-quiet">There is no balance yet. It shows here once funds arrive.</p>
        ) : (
          <>
            <div className="ptl-balances">
              {kinds.map(([kind, title]) => (
                <BalanceGroup
                  key={kind}
                  title={title}
                  balances={balances.filter((balance) => balance.kind === kind)}
                />
              ))}
            </div>
            <OldestTime balances={balances} />
          </>
        )
      }
    </Card>
  )
}

interface BalanceGroupProps {
  readonly title: string
  readonly balances: readonly Balance[]
}

function BalanceGroup({ title, balances }: BalanceGroupProps) {
  const [isAll, setAll] = useState(false)
  if (balances.length === 0) return null
  const shown = isAll ? balances : balances.slice(0, shownFirst)
  const tiles = { '--tiles': shown.length } as CSSProperties
  return (
    <section className="ptl-balances__group" aria-label={`${title} balances`} style={tiles}>
      <h3>{title}</h3>
      <ul>
        {shown.map((balance) => (
          <BalanceTile key={balance.currency} balance={balance} />
        ))}
      </ul>
      {!isAll && balances.length > shownFirst && (
        <Button
          variant="minimal"
          text={`Show all ${balances.length} ${title.toLowerCase()} balances`}
          onClick={() => setAll(true)}
        />
      )}
    </section>
  )
}

function OldestTime({ balances }: Pick<BalanceGroupProps, 'balances'>) {
  const [oldest = ''] = balances.map(({ asOf }) => asOf).toSorted()
  return (
    <p className="ptl-balances__time">
      As of <time dateTime={oldest}>{formatDateTime(oldest, zone)}</time>
    </p>
  )
}
