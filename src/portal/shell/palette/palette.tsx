import { Button, Dialog } from '@blueprintjs/core'
import { Search } from '@blueprintjs/icons'
import { useState, type KeyboardEvent } from 'react'
import { sayShell } from '#values/generated/say-shell.ts'
import { isComposing } from '#runtime/keys/composing.ts'
import { groups, type Entry } from './entry.ts'
import { match } from './search-match.ts'
import { optionId, PaletteList } from './palette-list.tsx'
import { takeTyped } from './early-typing.ts'
import { useEntries } from './use-entries.ts'
import { useFound, type Found } from './use-found.ts'
import './palette.css'

export interface PaletteProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onKeys: () => void
}

const listId = 'ptl-palette-list'

/** Go to a page, do something, or open a record: typed, chosen with the arrows, opened with Enter. */
export function Palette({ isOpen, onClose, onKeys }: PaletteProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="ptl-palette" aria-labelledby="ptl-palette-title">
      <h2 id="ptl-palette-title" className="ptl-visually-hidden">
        {sayShell('search')}
      </h2>
      <PaletteBody onClose={onClose} onKeys={onKeys} />
    </Dialog>
  )
}

function PaletteBody({ onClose, onKeys }: Omit<PaletteProps, 'isOpen'>) {
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const own = useEntries(onKeys)
  const found = useFound(typed)
  const entries = arrange(own, found.entries, typed)
  const at = Math.min(place, Math.max(entries.length - 1, 0))
  const choose = (entry: Entry | undefined) => {
    if (!entry) return
    onClose()
    entry.run()
  }
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (isComposing(event.nativeEvent)) return
    if (step !== undefined && entries.length > 0) {
      event.preventDefault()
      setPlace((at + step + entries.length) % entries.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      choose(entries[at])
    }
  }
  return (
    <>
      <div className="ptl-palette__head">
        <Search size={16} />
        <input
          type="text"
          role="combobox"
          aria-label={sayShell('keySearch')}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={entries.length > 0 ? optionId(at) : undefined}
          placeholder={sayShell('goTo')}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          maxLength={140}
          value={typed}
          onFocus={() => setTyped((now) => now + takeTyped())}
          onChange={(event) => {
            setTyped(event.target.value)
            setPlace(0)
          }}
          onKeyDown={move}
        />
        <kbd aria-hidden="true">Esc</kbd>
      </div>
      <PaletteList id={listId} entries={entries} at={at} onPoint={setPlace} onChoose={choose} />
      <SearchStatus found={found} count={entries.length} typed={typed} />
    </>
  )
}

const afterTyping = (entry: Entry): Entry =>
  entry.group === 'groupOffered' ? { ...entry, group: 'groupActions' } : entry

/** Puts search results after the local entries, and titles that begin with the typed words first. */
function arrange(own: readonly Entry[], found: readonly Entry[], typed: string): readonly Entry[] {
  const fitting = own
    .map((entry) => ({ entry, fit: match(entry.title, typed) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ entry }): Entry => (typed.trim() === '' ? entry : afterTyping(entry)))
  return groups.flatMap((group) => [...fitting, ...found].filter((entry) => entry.group === group))
}

interface SearchStatusProps {
  readonly found: Found
  readonly count: number
  readonly typed: string
}

function SearchStatus({ found, count, typed }: SearchStatusProps) {
  return (
    <div className="ptl-palette__foot" role="status">
      {found.state === 'loading' && sayShell('searching')}
      {found.state === 'failed' && (
        <>
          {sayShell('notSearched')}
          <Button size="small" text={sayShell('tryAgain')} onClick={found.again} />
        </>
      )}
      {(found.state === 'idle' || found.state === 'ready') && sayCount(count, typed, found)}
    </div>
  )
}

function sayCount(count: number, typed: string, { isCut }: Found): string {
  if (count === 0) return sayShell('nothingCalled', { typed: typed.trim() })
  return sayShell(isCut ? 'firstResults' : 'resultCount', { count })
}
