import { Button } from '@blueprintjs/core'
import { InfoSign, WarningSign } from '@blueprintjs/icons'
import { bannersNow } from '#engine/banner/banners-now.ts'
import { recordText } from '#runtime/details/record-text.ts'
import { useRouteTo } from '../../pages/navigation/use-route-to.ts'
import { useSigned } from '../../session/session-context.ts'

/** Notices of definitions/notices.json whose rule is true. */
export function AnnouncedNotices() {
  const { definitions, facts } = useSigned()
  const routeTo = useRouteTo()
  const items = [...definitions.library.notices]
  return bannersNow({ every: true, items }, definitions.rules, facts).map((notice) => {
    const { when, tone, title, says, link } = notice
    const go = link && routeTo(link.page)
    return (
      <div key={`${when} ${title}`} className={`ptl-notice ptl-notice--${tone}`}>
        {tone === 'none' ? <InfoSign size={16} /> : <WarningSign size={16} />}
        <p>
          <strong>{recordText(title, facts)}</strong> {says !== undefined && recordText(says, facts)}
        </p>
        {link && go && <Button size="small" text={link.label} onClick={go} />}
      </div>
    )
  })
}
