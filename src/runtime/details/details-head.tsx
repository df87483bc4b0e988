import type { ReactNode } from 'react'
import { sayDetails } from '#values/generated/say-details.ts'
import type { Details } from '#definition/generated/details.ts'
import { FactValue } from './facts/fact-value.tsx'
import { Lines } from './facts/lines.tsx'
import { recordText } from './record-text.ts'

export interface DetailsHeadProps {
  readonly definition: Details
  readonly record: unknown
  readonly isShown: (rule: string | undefined) => boolean
  readonly actions: ReactNode
  readonly banners: ReactNode
  readonly status: ReactNode
}

/** What it is, its state, what can be done now, what that means, and the amounts. */
export function DetailsHead({ definition, record, isShown, actions, banners, status }: DetailsHeadProps) {
  const { machine, state, hero, title } = definition
  return (
    <header className="ptl-details__head">
      <div className="ptl-details__title">
        <h1 tabIndex={-1}>{recordText(title, record)}</h1>
        {state && (
          <FactValue
            item={{ path: state, type: 'status', label: sayDetails('state') }}
            record={record}
            machine={machine}
          />
        )}
        {actions && <div className="ptl-details__actions">{actions}</div>}
      </div>
      {banners}
      {status}
      {hero && (
        <Lines
          className="ptl-details__hero"
          items={hero}
          record={record}
          machine={machine}
          isShown={isShown}
        />
      )}
    </header>
  )
}
