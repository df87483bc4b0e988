import { reserveSpaceFor } from './reserved-space.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { OlderNotice } from './older-notice.tsx'
import { SessionEnding } from './session-ending.tsx'
import { keepWithinReach } from './within-reach.ts'
import './in-sight.css'

const show = (element: HTMLDivElement) => {
  element.showPopover()
  const leave = [keepWithinReach(element), reserveSpaceFor(element)]
  return () => leave.forEach((one) => one())
}

/** What one must see now, however far one has scrolled and whatever is open: above the page, whose room it leaves alone. */
export function InSight() {
  return (
    <div ref={show} popover="manual" className="ptl-in-sight" role="status">
      <OfflineNotice />
      <OlderNotice />
      <SessionEnding />
    </div>
  )
}
