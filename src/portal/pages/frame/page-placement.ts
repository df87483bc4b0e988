import type { Page, PlacedCard } from '#definition/generated/page.ts'
import type { Signed } from '../../session/session-context.ts'
import { pageRight } from '../page-right.ts'

export interface Placing {
  readonly card: string
  readonly isHalf: boolean
  /** The page the card speaks of. */
  readonly of?: string
  /** Errors that keep it from being shown. */
  readonly broken?: readonly string[]
}

type PageContext = Pick<Signed, 'definitions' | 'session' | 'facts'>

/** The cards of a page this person may see, in their order; of several of one name the first that may show. */
export function placedCards(page: Page, signed: PageContext): readonly Placing[] {
  const placed = new Map<string, Placing>()
  for (const entry of page.cards ?? []) {
    const item: PlacedCard = typeof entry === 'string' ? { card: entry } : entry
    const { card, permission, gate, of, half = false } = item
    if (placed.has(card)) continue
    const right = pageRight({ ...page, permission, gate }, signed)
    const wrong = signed.definitions.broken('cards', card)
    const broken = right.kind === 'broken' ? right.sentences : wrong
    if (right.kind === 'open' || right.kind === 'broken')
      placed.set(card, { card, of, isHalf: half, ...(broken.length > 0 ? { broken } : {}) })
  }
  return [...placed.values()]
}
