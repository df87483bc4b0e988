import { Button } from '@blueprintjs/core'
import type { ReactElement } from 'react'
import './step-button.css'

export interface StepButtonProps {
  readonly says: string
  readonly icon: ReactElement
  /**
   * Opens the neighbour; absent at the end of the list, where the button stays so that the focus is not lost.
   */
  readonly onStep: (() => void) | undefined
}

/** Button that leads to the previous or next record. */
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
