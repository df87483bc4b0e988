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
  /** The chosen record when the search hides it. */
  readonly chosen: string | undefined
}

/** The search box of a list and what it found, said politely. */
export function ListSearch({ id, list, label, text, onText, found, of, chosen }: ListSearchProps) {
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
      <p className="ptl-list__count" role="status">
        {text.trim() === '' ? `${of} to choose from` : `${found} of ${of}`}
        {chosen !== undefined && ` · ${chosen} stays chosen`}
      </p>
    </div>
  )
}
