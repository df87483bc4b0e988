import { formatDateTime } from '#values/date.ts'
import { Button } from '@blueprintjs/core'
import { useState, type CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { pageRight } from '../pages/page-right.ts'
import { useSigned } from '../session/session-context.ts'
import { zone } from '../zone.ts'
import { BalanceTile, type Balance } from './balance-tile.tsx'
import { Card } from './card.tsx'
import { useCard } from './use-card.ts'
import './account-balance.css'

const shownFirst = 4

const kinds = [
  ['FIAT', 'Fiat', 'deposit-fiat'],
  ['CRYPTO', 'Crypto', 'deposit-crypto'],
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
              {kinds.map(([kind, title, deposit]) => (
                <BalanceGroup
                  key={kind}
                  title={title}
                  deposit={deposit}
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
  /** The page that says how funds of this kind arrive. */
  readonly deposit: string
  readonly balances: readonly Balance[]
}

function BalanceGroup({ title, deposit, balances }: BalanceGroupProps) {
  const [isAll, setAll] = useState(false)
  if (balances.length === 0) return null
  const shown = isAll ? balances : balances.slice(0, shownFirst)
  const tiles = { '--tiles': shown.length } as CSSProperties
  return (
    <section className="ptl-balances__group" aria-label={`${title} balances`} style={tiles}>
      <div className="ptl-balances__head">
        <h3>{title}</h3>
        <Deposit page={deposit} title={title} />
      </div>
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

/** The way to where such funds are sent to, for those who may look there (STB-012). */
function Deposit({ page: id, title }: { readonly page: string; readonly title: string }) {
  const signed = useSigned()
  const page = signed.definitions.library.pages[id]
  if (!page || pageRight(page, signed).kind !== 'open') return null
  return <Link to={page.path}>{`Deposit ${title.toLowerCase()} funds`}</Link>
}

function OldestTime({ balances }: Pick<BalanceGroupProps, 'balances'>) {
  const [oldest = ''] = balances.map(({ asOf }) => asOf).toSorted()
  return (
    <p className="ptl-balances__time">
      As of <time dateTime={oldest}>{formatDateTime(oldest, zone)}</time>
    </p>
  )
}
