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
import { coming } from '../preload/lazy-part.ts'
import { drawLater } from '../preload/draw-later.ts'
import { preload } from '../preload/preload.ts'
import { runWhenIdle } from '../preload/idle-work.ts'

// A popover is larger than the page of its button, so it is loaded on demand.
const { fetch: fetchPopup, Part: Popup } = coming(() =>
  import('./drop-down-popup.tsx').then((file) => file.DropDownPopup),
)

export interface DropDownProps {
  /** Button that opens it. */
  readonly children: ReactElement<ButtonProps>
  /** Content of the popup; receives the function that closes it. */
  readonly content: (close: () => void) => ReactNode
  /** Loads the content, if that is loaded on demand. */
  readonly preload?: () => Promise<unknown>
  /** Edge of the button to align with; the right one by default. */
  readonly edge?: 'left' | 'right'
  readonly onOpenChange?: (isOpen: boolean) => void
}

/** The popup stays mounted until it has faded out. */
type DropDownState = 'shut' | 'open' | 'leaving'

/** Button with a drop-down. The press is handled at once; the popup is rendered in the next frames. */
export function DropDown(props: DropDownProps) {
  const { children, content, preload: preloaded, edge = 'right', onOpenChange } = props
  const place = useRef<HTMLSpanElement>(null)
  const [isRequested, setRequested] = useState(false)
  const [downState, setStatus] = useState<DropDownState>('shut')
  const isOpen = downState === 'open'
  useEffect(() => runWhenIdle(() => void preload(fetchPopup, ...(preloaded ? [preloaded] : []))), [preloaded])
  const change = useCallback(
    (next: boolean) => {
      setRequested(next)
      onOpenChange?.(next)
      if (!next) startTransition(() => setStatus((now) => (now === 'open' ? 'leaving' : now)))
    },
    [onOpenChange],
  )
  const close = useCallback(() => change(false), [change])
  const forget = useCallback(() => setStatus((now) => (now === 'leaving' ? 'shut' : now)), [])
  useEffect(() => {
    if (!isRequested) return undefined
    // The focus may not be in the popup yet, so Escape is handled on the document. An open menu inside closes
    // first and prevents the default.
    const hear = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && change(false)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isRequested, change])
  useEffect(() => {
    if (!isRequested) return undefined
    let isOver = false
    let forgetDrawing = () => {}
    const open = () => {
      if (!isOver) forgetDrawing = drawLater(() => setStatus('open'))
    }
    // If loading fails, the page stays as it is; a newer request continues.
    const leave = () => {
      if (!isOver) setRequested(false)
    }
    void Promise.all([fetchPopup(), preloaded?.()]).then(open, leave)
    return () => {
      isOver = true
      forgetDrawing()
    }
  }, [isRequested, preloaded])
  // A press renders nothing of the popup; only opening, closing or changing it does.
  const popup = useMemo(
    () =>
      downState !== 'shut' && (
        <Popup
          place={place}
          isOpen={downState === 'open'}
          onChange={change}
          onClosed={forget}
          content={content(close)}
          edge={edge}
        />
      ),
    [downState, change, close, forget, content, edge],
  )
  return (
    <span ref={place} className="bp6-popover-target">
      {cloneElement(children, {
        'aria-haspopup': children.props['aria-haspopup'] ?? 'menu',
        'aria-expanded': isOpen,
        active: isOpen,
        onClick: () => change(!isRequested),
      })}
      {popup && <Suspense fallback={null}>{popup}</Suspense>}
    </span>
  )
}
