import { InputGroup } from '@blueprintjs/core'
import { Search } from '@blueprintjs/icons'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sayTables } from '#values/generated/say-tables.ts'
import { isComposing } from '../../keys/composing.ts'
import './search-box.css'

export interface SearchBoxProps {
  /** Columns it searches, as people call them. */
  readonly says: string
  /** Noun for the rows. */
  readonly noun: string
  /** Search text in the address. */
  readonly search: string
  /** How long typing must pause, in milliseconds. */
  readonly pause: number
  readonly onSearch: (typed: string) => void
}

/** Searches after a pause in typing; Enter searches at once, Escape clears. The focus stays in the box. */
export function SearchBox({ says, noun, search, pause, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(search)
  const sent = useRef(search)
  const send = useEffectEvent((text: string) => {
    if (text.trim() === sent.current.trim()) return
    sent.current = text
    onSearch(text)
  })
  // Back, a saved view or 'Clear all' may change the search.
  useEffect(() => {
    if (search.trim() === sent.current.trim()) return
    sent.current = search
    setTyped(search)
  }, [search])
  useEffect(() => {
    const timer = setTimeout(() => send(typed), pause)
    return () => clearTimeout(timer)
  }, [typed, pause])
  const at = (text: string) => {
    setTyped(text)
    if (text.trim() === sent.current.trim()) return
    sent.current = text
    onSearch(text)
  }
  return (
    <search className="ptl-search-box" data-says={says}>
      <InputGroup
        type="search"
        leftIcon={<Search />}
        aria-label={sayTables('search', { noun })}
        placeholder={says}
        title={says}
        maxLength={255}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onValueChange={setTyped}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return
          if (event.key === 'Enter') at(typed)
          if (event.key !== 'Escape' || typed === '') return
          event.preventDefault()
          event.stopPropagation()
          at('')
        }}
      />
    </search>
  )
}
