import { useCallback } from 'react'
import { ScreenWidthContext } from '#runtime/boundary/use-narrow.ts'
import { heardOf, type Hear } from './heard.ts'
import type { ShownState } from './thing.ts'
import { useDrawn } from './use-drawn.ts'
import { useNear } from './use-near.ts'
import type { Combination } from './view.ts'

const NAMES: Readonly<Record<string, string>> = {
  light: 'light',
  dark: 'dark',
  forced: 'forced colours',
  ltr: 'left to right',
  rtl: 'right to left',
}
const nameOf = ({ look, width, direction, zoom }: Combination) =>
  [NAMES[look], `${width} px`, NAMES[direction], `${zoom} %`].join(', ')

const LOOKS: Readonly<Record<string, string>> = { dark: ' bp6-dark', forced: ' book-forced' }

const CONTROLS = 'input:not([type=hidden], [tabindex="-1"], [disabled]), select, textarea, button'

/** Marks the control with the focus: a page has only one real focus. */
function focusIn(frame: Element): void {
  const control = frame.querySelector(CONTROLS)
  control?.classList.add('book-focused')
  for (let at = control?.parentElement; at && at !== frame; at = at.parentElement)
    at.classList.add('book-focused-within')
}

/** Returns the scale of a page: a wide one is drawn smaller, to fit the screen. */
export const shareOf = ({ width }: Combination, isPage: boolean) => (isPage && width === '1440' ? 0.7 : 1)

interface CellProps {
  readonly state: ShownState
  readonly combination: Combination
  readonly words: string
  /** Unique on the page. */
  readonly id: string
  readonly isAtOnce: boolean
  readonly isPage?: boolean
  readonly isNamed: boolean
  /** Reads the words below the state; absent in every cell but the first. */
  readonly hear?: Hear | undefined
  readonly onHeard?: ((sentence: string) => void) | undefined
}

/** One state of a thing in one look, width, direction and size. */
export function Cell({
  state,
  combination,
  words,
  id,
  isAtOnce,
  isPage = false,
  isNamed,
  hear,
  onHeard,
}: CellProps) {
  const { width, direction, zoom } = combination
  const { box, isNear } = useNear(isAtOnce)
  const look = useCallback(
    (drawn: HTMLElement) => {
      if (!isNear) return
      if (state.isFocused) focusIn(drawn)
      if (hear) onHeard?.(hear(drawn))
    },
    [isNear, state.isFocused, hear, onHeard],
  )
  useDrawn(box, look, hear !== undefined && hear !== heardOf)
  if (!state.draw) return null
  return (
    <figure className="book-cell">
      {isNamed && <figcaption>{nameOf(combination)}</figcaption>}
      <div
        ref={box}
        className={`book-cell__page${isPage ? ' book-cell__page--whole' : ''}${LOOKS[combination.look] ?? ''}`}
        dir={direction}
        style={{ width: `${width}px`, zoom: shareOf(combination, isPage) }}
      >
        <div className="book-cell__screen" style={{ zoom: Number(zoom) / 100 }}>
          <ScreenWidthContext value={(Number(width) * 100) / Number(zoom)}>
            {isNear && state.draw({ id, words })}
          </ScreenWidthContext>
        </div>
      </div>
    </figure>
  )
}
