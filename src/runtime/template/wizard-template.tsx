import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { PageHead } from './page-head.tsx'
import './wizard-template.css'

export interface WizardTemplateProps {
  readonly title: ReactNode
  /** The stages by name. */
  readonly progress: ReactNode
  /** Summary of the answers so far: beside the step, or folded above it in a narrow space. */
  readonly aside: ReactNode
  /** Important message at the top, such as a restored draft. */
  readonly notice: ReactNode
  /** Title of the step, which gets the focus, and its introduction. */
  readonly heading: ReactNode
  /** Errors of the last submission. */
  readonly problems: ReactNode
  readonly foot: ReactNode
  /** The first step is not determined yet. */
  readonly isOpening: boolean
  readonly isBusy: boolean
  /** Nothing can be changed while it is sent. */
  readonly isFrozen: boolean
  readonly onSubmit: (event: FormEvent) => void
  readonly children: ReactNode
}

/** Page of several steps: one column, a primary action in its foot, the summary beside it. */
export function WizardTemplate(props: WizardTemplateProps) {
  const { title, progress, aside, notice, heading, problems, foot, children } = props
  return (
    <div className={props.isOpening ? 'ptl-flow ptl-flow--opening' : 'ptl-flow'} data-template="wizard">
      <div className="ptl-flow__head">
        <PageHead title={title} />
        {progress}
      </div>
      {aside}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a held Enter presses once */}
      <form
        className="ptl-flow__column"
        noValidate
        aria-busy={props.isBusy}
        onSubmit={props.onSubmit}
        onKeyDown={ignoreRepeatedEnter}
      >
        {notice}
        <div className="ptl-step__head">{heading}</div>
        {problems}
        <div className="ptl-flow__body" inert={props.isFrozen}>
          {children}
        </div>
        {foot}
      </form>
    </div>
  )
}

function ignoreRepeatedEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat && event.target instanceof HTMLInputElement)
    event.preventDefault()
}
