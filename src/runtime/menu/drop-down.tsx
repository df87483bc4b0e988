import type { ButtonProps } from '@blueprintjs/core'
import {
  cloneElement,
  lazy,
  startTransition,
  Suspense,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'

// A popover weighs more than the page it stands on; it comes when somebody reaches for its button.
const fetchPopup = () => import('./drop-down-popup.tsx')
const Popup = lazy(() => fetchPopup().then((file) => ({ default: file.DropDownPopup })))

export interface DropDownProps {
  /** What opens it: one button. */
  readonly children: ReactElement<ButtonProps>
  readonly content: () => ReactNode
}

/** A button and what drops down from it. The press is answered at once; what drops down is drawn in the frames after. */
export function DropDown({ children, content }: DropDownProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const show = (next: boolean) =>
    startTransition(() => {
      setWanted(true)
      setOpen(next)
    })
  const reach = () => void fetchPopup().catch(() => undefined)
  return (
    <span ref={place} className="bp6-popover-target" onPointerEnter={reach} onFocus={reach}>
      {cloneElement(children, {
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        active: isOpen,
        onClick: () => show(!isOpen),
      })}
      {isWanted && (
        <Suspense fallback={null}>
          <Popup place={place} isOpen={isOpen} onChange={show} content={content()} />
        </Suspense>
      )}
    </span>
  )
}
