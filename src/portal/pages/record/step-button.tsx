import { Button } from '@blueprintjs/core'
import type { ReactElement } from 'react'
import './step-button.css'

export interface StepButtonProps {
  readonly says: string
  readonly icon: ReactElement
  /** Leads to the neighbour; absent at the end, where the button stays under the hand or the focus that pressed it. */
  readonly onStep: (() => void) | undefined
}

/** To a neighbour of the record that is shown. */
export function StepButton({ says, icon, onStep }: StepButtonProps) {
  return (
    <Button
      className="ptl-step"
      variant="minimal"
      size="small"
      icon={icon}
      aria-label={says}
      title={says}
      aria-disabled={onStep === undefined}
      onClick={onStep}
    />
  )
}
