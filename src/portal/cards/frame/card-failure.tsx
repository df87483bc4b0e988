import { ofUnloaded, type Refusal } from '#runtime/call/refusal.ts'
import { Button } from '@blueprintjs/core'
import { Offline } from '@blueprintjs/icons'
import { sayCards } from '#values/generated/say-cards.ts'

export interface CardFailureProps {
  readonly refusal: Refusal | undefined
  readonly again: () => void
}

/** Failure of one card, which can be loaded again alone. */
export function CardFailure({ refusal, again }: CardFailureProps) {
  const { title = sayCards('notLoaded'), says } = ofUnloaded(refusal)
  return (
    <div className="ptl-card__failure" role="status">
      <Offline size={16} />
      <div>
        <strong>{title}</strong>
        <p>{says}</p>
        <Button text={sayCards('tryAgain')} onClick={again} />
      </div>
    </div>
  )
}
