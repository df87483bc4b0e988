import { Button, Classes, DialogFooter } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
import { useId, type ReactNode } from 'react'
import '../../src/portal/pages/stack/over-page.css'

interface OverPartProps {
  readonly title: string
  /** A dialog stands in the middle, a sheet at the end of the line. */
  readonly as: 'dialog' | 'sheet'
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A dialog or sheet without the page beneath it. */
export function OverPart({ title, as, footer, children }: OverPartProps) {
  const id = useId()
  return (
    <section className={`${Classes.DIALOG} ptl-over ptl-over--${as} book-over`} aria-labelledby={id}>
      <div className={Classes.DIALOG_HEADER}>
        <h2 id={id} className={Classes.HEADING}>
          {title}
        </h2>
        <Button variant="minimal" icon={<Cross title={false} />} aria-label="Close" />
      </div>
      <div className={`${Classes.DIALOG_BODY} ptl-over__body`}>{children}</div>
      {footer && <DialogFooter actions={footer} />}
    </section>
  )
}
