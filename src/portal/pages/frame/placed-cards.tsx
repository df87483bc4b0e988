import type { Page } from '#definition/generated/page.ts'
import { Boundary } from '#runtime/boundary/boundary.tsx'
import { Broken } from '#runtime/gate/broken-page.tsx'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { memo, use, useCallback, useMemo, useState } from 'react'
import { sayPages } from '#values/generated/say-pages.ts'
import { cards } from '../../cards/cards.ts'
import { HoldContext } from '../../cards/frame/use-hold.ts'
import { useSigned } from '../../session/session-context.ts'
import { placedCards, type Placing } from './page-placement.ts'
import './placed-cards.css'

/**
 * Cards of a page, two per line if the definition says half and the screen is wide; a failing card fails
 * alone.
 */
export function PlacedCards({ page }: { readonly page: Page }) {
  const signed = useSigned()
  const { facts } = use(DetailsContext)
  const placed = useMemo(() => placedCards(page, { ...signed, facts }), [page, signed, facts])
  const [holding, setHolding] = useState<readonly string[]>([])
  const hold = useCallback((card: string) => {
    setHolding((now) => [...now, card])
    return () => setHolding((now) => now.filter((one) => one !== card))
  }, [])
  const stored = placed.findIndex(({ card }) => holding.includes(card))
  if (placed.length === 0) return null
  return (
    <div className="ptl-placed">
      {placed.map((placing, at) => (
        <div key={placing.card} className={classOf(placing, stored >= 0 && at > stored)}>
          <Boundary at={page.id} what={sayPages('thisCard')}>
            <PlacedCard placing={placing} onHold={hold} />
          </Boundary>
        </div>
      ))}
    </div>
  )
}

function classOf({ isHalf }: Placing, isWithheld: boolean): string | undefined {
  return (
    [isHalf && 'ptl-placed__half', isWithheld && 'ptl-placed__later'].filter(Boolean).join(' ') || undefined
  )
}

interface PlacedCardProps {
  readonly placing: Placing
  readonly onHold: (card: string) => () => void
}

const PlacedCard = memo(function PlacedCard({ placing: { card, of, broken }, onHold }: PlacedCardProps) {
  const Content = cards[card]
  const hold = useCallback(() => onHold(card), [onHold, card])
  if (broken) return <Broken sentences={broken} />
  if (!Content) return <Broken sentences={[`There is no card '${card}'.`]} />
  return (
    <HoldContext value={hold}>
      <Content of={of} />
    </HoldContext>
  )
})
