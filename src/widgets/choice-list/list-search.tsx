import { InputGroup } from '@blueprintjs/core'
import { Search } from '@blueprintjs/icons'
import { sayWidgets } from '#values/generated/say-widgets.ts'

interface ListSearchProps {
  readonly id: string
  readonly list: string
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly found: number
  readonly of: number
  readonly chosen: string | undefined
  /** The search hides the chosen record. */
  readonly isChosenHidden: boolean
}

/** Search box of a list, which announces its matches; the chosen option may be further down. */
export function ListSearch({
  id,
  list,
  label,
  text,
  onText,
  found,
  of,
  chosen,
  isChosenHidden,
}: ListSearchProps) {
  return (
    <div className="ptl-list__search">
      <InputGroup
        id={id}
        type="search"
        fill
        leftIcon={<Search />}
        placeholder={sayWidgets('searchRecords')}
        aria-label={sayWidgets('searchIn', { label: label.toLowerCase() })}
        aria-controls={list}
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p className="ptl-list__count">
        <span role="status">
          {text.trim() === ''
            ? sayWidgets('toChooseFrom', { count: of })
            : sayWidgets('foundOf', { found, count: of })}
          {chosen !== undefined && isChosenHidden && ` · ${sayWidgets('staysChosen', { name: chosen })}`}
        </span>
        {chosen !== undefined && !isChosenHidden && ` · ${sayWidgets('isChosen', { name: chosen })}`}
      </p>
    </div>
  )
}
