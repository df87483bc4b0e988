import { Button } from '@blueprintjs/core'
import { Error as ErrorIcon, InfoSign, TickCircle, WarningSign } from '@blueprintjs/icons'
import { useId, type ComponentType } from 'react'
import type { Banner } from '#definition/generated/page.ts'
import { bannersNow, type Banners as Definition } from '#engine/banner/banners-now.ts'
import type { Facts, LinkedRule } from '#engine/rule/types.ts'
import { recordText } from '../details/record-text.ts'
import './banners.css'

export interface BannersProps {
  readonly banners: Definition | undefined
  readonly rules: ReadonlyMap<string, LinkedRule>
  readonly facts: Facts
  /** Returns a function that opens a page, or undefined if the person may not. */
  readonly wayTo: (page: string) => (() => void) | undefined
}

/** Important messages at the top of a page; announced if they appear after the page. */
export function Banners({ banners, rules, facts, wayTo }: BannersProps) {
  if (banners === undefined) return null
  return (
    <div role="status" className="ptl-banners">
      {bannersNow(banners, rules, facts).map((banner) => (
        <OneBanner key={`${banner.when} ${banner.title}`} banner={banner} facts={facts} wayTo={wayTo} />
      ))}
    </div>
  )
}

const icons: Readonly<Record<Banner['tone'], ComponentType<{ size?: number }>>> = {
  danger: ErrorIcon,
  warning: WarningSign,
  success: TickCircle,
  none: InfoSign,
}

interface OneBannerProps extends Pick<BannersProps, 'facts' | 'wayTo'> {
  readonly banner: Banner
}

function OneBanner({ banner, facts, wayTo }: OneBannerProps) {
  const { tone, title, says, link } = banner
  const id = useId()
  const Icon = icons[tone]
  const go = link && wayTo(link.page)
  return (
    <section className={`ptl-banner ptl-banner--${tone}`} aria-labelledby={id}>
      <Icon size={16} />
      <div>
        <h2 id={id}>{recordText(title, facts)}</h2>
        {says !== undefined && <p>{recordText(says, facts)}</p>}
      </div>
      {link && go && <Button size="small" text={link.label} onClick={go} />}
    </section>
  )
}
