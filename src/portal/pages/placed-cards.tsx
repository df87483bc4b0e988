import type { Page } from '#definition/generated/page.ts'
import { Boundary } from '#runtime/boundary/boundary.tsx'
import { Broken } from '#runtime/gate/broken.tsx'
import { DetailsGroundContext } from '#runtime/details/details-context.ts'
import { use, useMemo } from 'react'
import { cards } from '../cards/cards.ts'
import { useSigned } from '../session/session-context.ts'
import { placedCards, type Placing } from './placing.ts'
import './placed-cards.css'

/** The cards of a page, two on a line where the definition says half and the screen is wide; one that fails fails alone. */
export function PlacedCards({ page }: { readonly page: Page }) {
  const signed = useSigned()
  const { facts } = use(DetailsGroundContext)
  const placed = useMemo(() => placedCards(page, { ...signed, facts }), [page, signed, facts])
  if (placed.length === 0) return null
  return (
    <div className="ptl-placed">
      {placed.map((placing) => (
        <div key={placing.card} className={placing.isHalf ? 'ptl-placed__half' : undefined}>
          <Boundary at={page.id} what="this card">
            <PlacedCard placing={placing} />
          </Boundary>
        </div>
      ))}
    </div>
  )
}

function PlacedCard({ placing: { card, of, broken } }: { readonly placing: Placing }) {
  const Content = cards[card]
  if (broken) return <Broken sentences={broken} />
  return Content ? <Content of={of} /> : <Broken sentences={[`There is no card '${card}'.`]} />
}
