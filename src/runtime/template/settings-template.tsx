import type { FormEvent, ReactNode } from 'react'
import { PageHead } from './page-head.tsx'
import './settings-template.css'

export interface SettingsTemplateProps {
  readonly title: ReactNode
  readonly actions?: ReactNode
  /** Important message at the top. */
  readonly notice?: ReactNode
  /** Errors of the last save. */
  readonly problems?: ReactNode
  /** Buttons to save or discard changes; shown while editing. */
  readonly foot?: ReactNode
  readonly isBusy?: boolean
  readonly onSubmit?: (event: FormEvent) => void
  /** The sections, one after the other. */
  readonly children: ReactNode
}

/** Page of settings: shown for reading first, then edited by section. */
export function SettingsTemplate(props: SettingsTemplateProps) {
  const { title, actions, notice, problems, foot, isBusy, onSubmit, children } = props
  const parts = (
    <>
      <PageHead title={title} actions={actions} />
      {notice}
      {problems}
      {children}
      {foot}
    </>
  )
  if (onSubmit === undefined)
    return (
      <div className="ptl-sections" data-template="settings">
        {parts}
      </div>
    )
  return (
    <form className="ptl-sections" data-template="settings" noValidate aria-busy={isBusy} onSubmit={onSubmit}>
      {parts}
    </form>
  )
}
