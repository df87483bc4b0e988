import type { CardWords } from '#definition/generated/card-words.ts'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { isNotAllowed } from '#runtime/call/refusal.ts'
import type { CallState } from '#runtime/query/use-calls.ts'
import { useRef, type ReactNode } from 'react'
import { sayCards } from '#values/generated/say-cards.ts'
import { Freshness } from '../../payments/timeline/freshness.tsx'
import { CardFailure } from './card-failure.tsx'
import { useStoredHeight, waitingStyle } from './stored-height.ts'
import { useHold } from './use-hold.ts'
import { useWords } from './use-words.ts'
import './card.css'

type TitledCard = {
  [Name in keyof CardWords]: 'title' extends CardWords[Name] ? Name : never
}[keyof CardWords]

export interface CardProps<Answer> {
  /** Name of the card in definitions/cards; its last height is stored under this name. */
  readonly name: TitledCard
  readonly state: Pick<CallState<Answer>, 'status' | 'data' | 'refusal' | 'updatedAt' | 'again'>
  /** As many grey rows while waiting for the first time. */
  readonly rows?: number
  readonly actions?: ReactNode
  /** Its parts are surfaces of their own, so that no card stands within a card. */
  readonly isBare?: boolean
  /** Tells whether the answer has nothing for this organisation; then the card is hidden. */
  readonly isAbsent?: (answer: Answer) => boolean
  readonly children: (answer: Answer) => ReactNode
}

const notFound = 404

/**
 * Frame of every card on the home page: title, age of the data, and the reason if there is nothing to show.
 */
export function Card<Answer>(props: CardProps<Answer>) {
  const { name, state, rows = 3, actions, isBare, isAbsent, children } = props
  const title = useWords(name)('title')
  const section = useRef<HTMLElement>(null)
  const answer = state.data
  const isReady = answer !== undefined
  const { content, before } = useStoredHeight(name, isReady)
  useHold(before === undefined && !isReady && state.status !== 'failed')
  const isHidden = isReady ? isAbsent?.(answer) : isExcluded(state.refusal) || before === 0
  if (isHidden) return null
  const retry = () => {
    section.current?.focus({ preventScroll: true })
    state.again()
  }
  return (
    <section
      ref={section}
      className={`ptl-card ptl-card--home${isBare ? ' ptl-card--bare' : ''}`}
      aria-labelledby={name}
      tabIndex={-1}
    >
      <header className="ptl-card__head">
        <h2 id={name}>{title}</h2>
        {actions && <div className="ptl-card__actions">{actions}</div>}
      </header>
      <div
        className="ptl-card__body"
        style={isReady ? undefined : waitingStyle(before, state.status === 'failed')}
      >
        {isReady ? (
          <div ref={content} className="ptl-card__content">
            {children(answer)}
          </div>
        ) : state.status === 'failed' ? (
          <CardFailure refusal={state.refusal} again={retry} />
        ) : (
          <Skeleton says={sayCards('loading', { title })} rows={rows} />
        )}
      </div>
      {isReady && <Freshness at={state.updatedAt} />}
    </section>
  )
}

/** Tells whether the card is hidden because the person may not see it or it does not exist (OPEN-148). */
function isExcluded(refusal: CallState['refusal']): boolean {
  return refusal !== undefined && (isNotAllowed(refusal) || refusal.status === notFound)
}
