import { Button } from '@blueprintjs/core'
import { pressWithoutMoving } from './press.ts'
import './foot.css'

interface PrimaryButtonProps {
  readonly says: string
  readonly isShut?: boolean
  readonly isBusy: boolean
  /** The id of what says why it does nothing; absent where nothing does. */
  readonly reasons: string | undefined
}

/** The one button a person goes on with. */
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
