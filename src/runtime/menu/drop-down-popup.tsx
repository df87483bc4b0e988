import { PopoverNext } from '@blueprintjs/core'
import { useImperativeHandle, type ReactNode, type Ref, type RefObject } from 'react'

export interface DropDownPopupProps {
  /** Element it opens below; a press on it does not close the menu. */
  readonly place: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onChange: (isOpen: boolean) => void
  /** Called after it has disappeared. */
  readonly onClosed: () => void
  readonly content: ReactNode
  readonly edge: 'left' | 'right'
}

/** Distance from the edges of the screen, in pixels. */
const aside = { shift: { padding: 8 } }

/** Popup of a drop-down menu, loaded after its button. */
export function DropDownPopup({ place, isOpen, onChange, onClosed, content, edge }: DropDownPopupProps) {
  return (
    <PopoverNext
      isOpen={isOpen}
      onInteraction={onChange}
      onClosed={onClosed}
      placement={edge === 'left' ? 'bottom-start' : 'bottom-end'}
      middleware={aside}
      content={<>{content}</>}
      renderTarget={({ ref }) => <Anchor place={place} placed={ref} />}
    />
  )
}

interface AnchorProps {
  readonly place: RefObject<HTMLElement | null>
  readonly placed: Ref<HTMLElement> | undefined
}

/** Gives the popover its anchor element. */
function Anchor({ place, placed }: AnchorProps) {
  useImperativeHandle(placed, () => place.current as HTMLElement, [place])
  return null
}
