import { Tag } from '@blueprintjs/core'
import { memo } from 'react'
import { shownText } from '#runtime/details/shown-text.tsx'
import { isolate } from '#values/direction.ts'
import type { ListedOption } from './listed-option.ts'

interface ListRowProps {
  readonly name: string
  readonly record: ListedOption
  readonly isChosen: boolean
  readonly isLocked: boolean
}

// The group handles the change event, so that no row needs a function of its own.
const heardByTheGroup = () => undefined

function classesOf(isChosen: boolean, isClosed: boolean): string {
  const chosen = isChosen ? 'ptl-list__row ptl-list__row--chosen' : 'ptl-list__row'
  return isClosed ? `${chosen} ptl-list__row--closed` : chosen
}

function Row({ name, record: { option, also }, isChosen, isLocked }: ListRowProps) {
  const isClosed = option.disabled === true
  const reason = option.reason === undefined ? undefined : `${name}--${option.value}--reason`
  return (
    <label className={classesOf(isChosen, isLocked || isClosed)}>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={isChosen}
        disabled={isLocked}
        aria-disabled={isClosed || undefined}
        aria-describedby={reason}
        onChange={heardByTheGroup}
      />
      <span className="ptl-list__dot" aria-hidden="true" />
      <span className="ptl-list__words">
        <span className="ptl-list__name">{shownText(option.label)}</span>
        {also.length > 0 && <span className="ptl-list__also">{also.map(isolate).join(' · ')}</span>}
        {reason && (
          <span className="ptl-list__also" id={reason}>
            {option.reason}
          </span>
        )}
      </span>
      {option.badge && (
        <Tag minimal round>
          {option.badge}
        </Tag>
      )}
    </label>
  )
}

/** One record as a radio row; a closed one can be focused, so that its reason is read, but not chosen. */
export const ListRow = memo(Row)
