import { formatDateTime } from '#values/date.ts'
import { Button } from '@blueprintjs/core'
import { useState, type CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { pageRight } from '../../pages/page-right.ts'
import { useSigned } from '../../session/session-context.ts'
import { useZone } from '../../zone.ts'
import { BalanceTile, type Balance } from './balance-tile.tsx'
import { Card } from '../frame/card.tsx'
import { useCard } from '../frame/use-card.ts'
import { useWords } from '../frame/use-words.ts'
import './account-balance.css'

const shownFirst = 4

const kinds = [
  {
    kind: 'FIAT',
    title: 'fiat',
    label: 'fiatBalances',
    all: 'allFiat',
    deposit: 'depositFiat',
    page: 'deposit-fiat',
  },
  {
    kind: 'CRYPTO',
    title: 'crypto',
    label: 'cryptoBalances',
    all: 'allCrypto',
    deposit: 'depositCrypto',
    page: 'deposit-crypto',
  },
] as const

type Group = (typeof kinds)[number]

/** Balances of the organisation, one card for each currency (HOME-002). */
export function AccountBalance() {
  const say = useWords('account-balance')
  return (
    <Card
      name="account-balance"
      state={useCard('balances.read', {})}
      rows={6}
      isBare
      actions={kinds.map(({ kind, deposit, page }) => (
        <Deposit key={kind} says={say(deposit)} page={page} />
      ))}
    >
      {({ balances }) =>
        balances.length === 0 ? (
          <p className="ptl-quiet">{say('empty')}</p>
        ) : (
          <>
            <div className="ptl-balances">
              {kinds.map((group) => (
                <BalanceGroup
                  key={group.kind}
                  group={group}
                  balances={balances.filter(({ kind }) => kind === group.kind)}
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
  /** Of which kind, and by which words. */
  readonly group: Group
  readonly balances: readonly Balance[]
}

function BalanceGroup({ group, balances }: BalanceGroupProps) {
  const say = useWords('account-balance')
  const [isAll, setAll] = useState(false)
  if (balances.length === 0) return null
  const shown = isAll ? balances : balances.slice(0, shownFirst)
  const tiles = { '--tiles': shown.length } as CSSProperties
  return (
    <section className="ptl-balances__group" aria-label={say(group.label)} style={tiles}>
      <h3 className="ptl-visually-hidden">{say(group.title)}</h3>
      <ul>
        {shown.map((balance) => (
          <BalanceTile key={balance.currency} balance={balance} />
        ))}
      </ul>
      {!isAll && balances.length > shownFirst && (
        <Button
          variant="minimal"
          text={say(group.all, { count: balances.length })}
          onClick={() => setAll(true)}
        />
      )}
    </section>
  )
}

/** Link to the deposit address of these funds, for people who may see it (STB-012). */
function Deposit({ says, page: id }: { readonly says: string; readonly page: string }) {
  const signed = useSigned()
  const page = signed.definitions.library.pages[id]
  if (!page || pageRight(page, signed).kind !== 'open') return null
  return <Link to={page.path}>{says}</Link>
}

function OldestTime({ balances }: Pick<BalanceGroupProps, 'balances'>) {
  const zone = useZone()
  const say = useWords('account-balance')
  const [oldest = ''] = balances.map(({ asOf }) => asOf).toSorted()
  return (
    <p className="ptl-balances__time">
      {say('asOf')} <time dateTime={oldest}>{formatDateTime(oldest, zone)}</time>
    </p>
  )
}
