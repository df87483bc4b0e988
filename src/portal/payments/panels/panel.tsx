import { Error as ErrorIcon, TickCircle, WarningSign } from '@blueprintjs/icons'
import type { ComponentType, ReactNode } from 'react'
import { shownText } from '#runtime/details/shown-text.tsx'
import './panel.css'

const icons: Readonly<Record<PanelProps['tone'], ComponentType<{ size?: number }>>> = {
  success: TickCircle,
  warning: WarningSign,
  danger: ErrorIcon,
}

export interface PanelProps {
  readonly tone: 'success' | 'warning' | 'danger'
  readonly title: string
  readonly says?: ReactNode
  readonly children?: ReactNode
}

/** Important message on a page, with what to do about it. */
export function Panel({ tone, title, says, children }: PanelProps) {
  const Icon = icons[tone]
  return (
    <section className={`ptl-panel ptl-panel--${tone}`} aria-label={title}>
      <Icon size={20} />
      <div>
        <h2>{shownText(title)}</h2>
        {says !== undefined && <p>{typeof says === 'string' ? shownText(says) : says}</p>}
        {children}
      </div>
    </section>
  )
}
