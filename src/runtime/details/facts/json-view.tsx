import { Button, InputGroup } from '@blueprintjs/core'
import { ChevronDown, ChevronUp, Download, Duplicate, Search } from '@blueprintjs/icons'
import { use, useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react'
import { sayScreens } from '#values/generated/say-screens.ts'
import { sayDetails } from '#values/generated/say-details.ts'
import { isComposing } from '../../keys/composing.ts'
import { findMatches } from './json-matches.ts'
import { saveFile, SavesFilesContext } from '../save-file.ts'
import { useCopy } from '../use-copy.ts'
import './json-view.css'

export interface JsonViewProps {
  readonly value: unknown
  readonly label: string
  /** The file it is saved as, without its ending. */
  readonly name: string
}

/** JSON of a record as it was sent, to read, search, copy or download. */
export function JsonView({ value, label, name }: JsonViewProps) {
  const text = useMemo(() => JSON.stringify(value, null, 2), [value])
  const [sought, setSought] = useState('')
  const [place, setPlace] = useState(0)
  const deferred = useDeferredValue(sought)
  const { pieces, count, isMore } = useMemo(() => findMatches(text, deferred), [text, deferred])
  const current = count === 0 ? -1 : place % count
  const walk = (by: number) => setPlace((current + by + count) % Math.max(count, 1))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || count === 0 || isComposing(event.nativeEvent)) return
    event.preventDefault()
    walk(event.shiftKey ? -1 : 1)
  }
  const { copy } = useCopy(label)
  const savesFiles = use(SavesFilesContext)
  const total = isMore ? `${count}+` : String(count)
  const found = count === 0 ? sayDetails('notFound') : sayDetails('matchOf', { at: current + 1, total })
  return (
    <div className="ptl-json">
      <div className="ptl-json__bar">
        <InputGroup
          type="search"
          leftIcon={<Search />}
          aria-label={sayDetails('findIn', { label })}
          placeholder={sayDetails('find')}
          value={sought}
          onChange={(event) => {
            setSought(event.target.value)
            setPlace(0)
          }}
          onKeyDown={onKeyDown}
        />
        <span className="ptl-json__walk">
          <span className="ptl-json__count" role="status">
            {deferred.trim() === '' ? '' : found}
          </span>
          <Button
            variant="minimal"
            icon={<ChevronUp />}
            aria-label={sayDetails('previousMatch')}
            disabled={count === 0}
            onClick={() => walk(-1)}
          />
          <Button
            variant="minimal"
            icon={<ChevronDown />}
            aria-label={sayDetails('nextMatch')}
            disabled={count === 0}
            onClick={() => walk(1)}
          />
        </span>
        <span className="ptl-json__take">
          <Button icon={<Duplicate />} text={sayDetails('copyAll')} onClick={() => void copy(text)} />
          {savesFiles && (
            <Button
              icon={<Download />}
              text={sayScreens('download')}
              onClick={() => saveFile(`${name}.json`, new Blob([text], { type: 'application/json' }))}
            />
          )}
        </span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <pre className="ptl-json__text" role="region" aria-label={label} tabIndex={0}>
        {pieces.map((piece, at) =>
          at % 2 === 0 ? (
            piece
          ) : (
            <mark
              key={`${deferred} ${at}`}
              {...((at - 1) / 2 === current ? { 'aria-current': 'true', ref: bringIntoView } : {})}
            >
              {piece}
            </mark>
          ),
        )}
      </pre>
    </div>
  )
}

function bringIntoView(match: HTMLElement | null) {
  match?.scrollIntoView({ block: 'nearest' })
}
