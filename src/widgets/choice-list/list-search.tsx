import { InputGroup } from '@blueprintjs/core'
import { Search } from '@blueprintjs/icons'

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

/** The search box of a list and what it found, said politely; what is chosen may lie further down. */
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
        placeholder="Search by name, date or use case"
        aria-label={`Search ${label.toLowerCase()}`}
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
          {text.trim() === '' ? `${of} to choose from` : `${found} of ${of}`}
          {chosen !== undefined && isChosenHidden && ` · ${chosen} stays chosen`}
        </span>
        {chosen !== undefined && !isChosenHidden && ` · ${chosen} is chosen`}
      </p>
    </div>
  )
}
