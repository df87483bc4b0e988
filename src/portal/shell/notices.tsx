import { OutsideScripts } from '../outside/outside-scripts.tsx'
import { AnnouncedNotices } from './announced-notices.tsx'
import { BrokenSaveNotice } from './broken-save-notice.tsx'

/** What concerns the whole page, above it and out of the way of what one is doing. */
export function Notices() {
  return (
    <div className="ptl-notices" role="status">
      <BrokenSaveNotice />
      <AnnouncedNotices />
      <OutsideScripts />
    </div>
  )
}
