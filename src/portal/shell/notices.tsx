import { OutsideScripts } from '../outside/outside-scripts.tsx'
import { AnnouncedNotices } from './announced-notices.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { SessionEnding } from './session-ending.tsx'

/** What concerns the whole page, above it and out of the way of what one is doing. */
export function Notices() {
  return (
    <div className="ptl-notices" role="status">
      <AnnouncedNotices />
      <OfflineNotice />
      <SessionEnding />
      <OutsideScripts />
    </div>
  )
}
