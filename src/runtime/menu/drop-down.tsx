import type { ButtonProps } from '@blueprintjs/core'
import {
  cloneElement,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import { coming } from '../ahead/coming.ts'
import { drawLater } from '../ahead/draw-later.ts'
import { fetchAhead } from '../ahead/fetch-ahead.ts'
import { whenStanding } from '../ahead/when-standing.ts'

// A popover weighs more than the page its button stands on.
const { fetch: fetchPopup, Part: Popup } = coming(() =>
  import('./drop-down-popup.tsx').then((file) => file.DropDownPopup),
)

export interface DropDownProps {
  /** What opens it: one button. */
  readonly children: ReactElement<ButtonProps>
  readonly content: () => ReactNode
  /** Fetches what the content comes from, when it comes by need. */
  readonly ahead?: () => Promise<unknown>
}

/** What drops down stays until it has faded. */
type Standing = 'shut' | 'open' | 'leaving'

/** A button and what drops down from it. The press is answered at once; what drops down is drawn in the frames after. */
export function DropDown({ children, content, ahead }: DropDownProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [isAsked, setAsked] = useState(false)
  const [standing, setStanding] = useState<Standing>('shut')
  const isOpen = standing === 'open'
  useEffect(() => whenStanding(() => void fetchAhead(fetchPopup, ...(ahead ? [ahead] : []))), [ahead])
  const change = useCallback((next: boolean) => {
    setAsked(next)
    if (!next) startTransition(() => setStanding((now) => (now === 'open' ? 'leaving' : now)))
  }, [])
  const forget = useCallback(() => setStanding((now) => (now === 'leaving' ? 'shut' : now)), [])
  useEffect(() => {
    if (!isAsked) return undefined
    // The focus may not be in it yet, or may have been called back by what closed before it.
    const hear = ({ key }: KeyboardEvent) => key === 'Escape' && change(false)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isAsked, change])
  useEffect(() => {
    if (!isAsked) return undefined
    let isOver = false
    let forgetDrawing = () => {}
    const open = () => {
      if (!isOver) forgetDrawing = drawLater(() => setStanding('open'))
    }
    // What cannot be fetched leaves the page as it is; a newer ask goes on.
    const leave = () => {
      if (!isOver) setAsked(false)
    }
    void Promise.all([fetchPopup(), ahead?.()]).then(open, leave)
    return () => {
      isOver = true
      forgetDrawing()
    }
  }, [isAsked, ahead])
  // A press alone draws nothing of it: only what opens, closes or changes it does.
  const popup = useMemo(
    () =>
      standing !== 'shut' && (
        <Popup
          place={place}
          isOpen={standing === 'open'}
          onChange={change}
          onClosed={forget}
          content={content()}
        />
      ),
    [standing, change, forget, content],
  )
  return (
    <span ref={place} className="bp6-popover-target">
      {cloneElement(children, {
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        active: isOpen,
        onClick: () => change(!isAsked),
      })}
      {popup && <Suspense fallback={null}>{popup}</Suspense>}
    </span>
  )
}
