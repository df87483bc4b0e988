import { useEffect } from 'react'
import { shownText } from '#runtime/details/shown-text.tsx'
import { sayShell } from '#values/generated/say-shell.ts'
import { groups, type Entry } from './entry.ts'

export const optionId = (place: number) => `ptl-palette-${place}`

export interface PaletteListProps {
  readonly id: string
  readonly entries: readonly Entry[]
  readonly at: number
  readonly onPoint: (place: number) => void
  readonly onChoose: (entry: Entry) => void
}

/** List of results. The focus stays in the input, and the active option is scrolled into view. */
export function PaletteList({ id, entries, at, onPoint, onChoose }: PaletteListProps) {
  useEffect(() => {
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div id={id} className="ptl-palette__list" role="listbox" aria-label={sayShell('results')}>
      {groups
        .filter((group) => entries.some((entry) => entry.group === group))
        .map((group) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} className="ptl-palette__group" role="presentation">
              {sayShell(group)}
            </div>
            {entries.map(
              (entry, place) =>
                entry.group === group && (
                  <button
                    key={entry.id}
                    type="button"
                    tabIndex={-1}
                    id={optionId(place)}
                    className="ptl-palette__option"
                    role="option"
                    aria-selected={place === at}
                    onPointerMove={() => onPoint(place)}
                    onClick={() => onChoose(entry)}
                  >
                    <span className="ptl-palette__title">{shownText(entry.title)}</span>
                    {entry.says && <span className="ptl-palette__says">{entry.says}</span>}
                  </button>
                ),
            )}
          </div>
        ))}
    </div>
  )
}
