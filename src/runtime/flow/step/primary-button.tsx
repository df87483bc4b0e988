import { Button } from '@blueprintjs/core'
import './foot.css'
import type { MouseEvent } from 'react'

// Leaving a field can show its error, which would move the button away during the press. The focus therefore
// moves with the click.
const pressWithoutMoving = {
  onMouseDown: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
  onClick: (event: MouseEvent<HTMLElement>) => event.currentTarget.focus(),
}

interface PrimaryButtonProps {
  readonly says: string
  readonly isShut?: boolean
  readonly isBusy: boolean
  /** Id of the reasons why it is disabled; absent if it is enabled. */
  readonly reasons: string | undefined
}

/** Primary button of a step. */
export function PrimaryButton({ says, isShut = false, isBusy, reasons }: PrimaryButtonProps) {
  return (
    <Button
      className="ptl-foot__primary"
      type="submit"
      size="large"
      intent="primary"
      text={says}
      disabled={isShut}
      loading={isBusy}
      {...pressWithoutMoving}
      aria-describedby={reasons}
    />
  )
}
