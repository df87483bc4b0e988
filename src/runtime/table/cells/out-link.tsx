import { Share } from '@blueprintjs/icons'
import { sayScreens } from '#values/generated/say-screens.ts'
import './out-link.css'

export interface OutLinkProps {
  readonly address: string
  readonly label: string
  readonly tabIndex: number
}

/** External link in a new tab, without a referrer. */
export function OutLink({ address, label, tabIndex }: OutLinkProps) {
  return (
    <a
      className="ptl-out-link"
      href={address}
      target="_blank"
      rel="noreferrer noopener"
      referrerPolicy="no-referrer"
      tabIndex={tabIndex}
    >
      {label}
      <Share size={12} title={sayScreens('opensInNewTab')} />
    </a>
  )
}
