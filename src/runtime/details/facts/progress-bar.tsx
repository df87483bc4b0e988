import type { Tone } from './status-tag.tsx'
import './progress-bar.css'

interface ProgressBarProps {
  readonly percent: number
  readonly label: string
  /** Tone of the state it belongs to; absent: what arrives is well. */
  readonly tone?: Tone | undefined
}

/** Progress as a number and a bar in the tone of the state. */
export function ProgressBar({ percent, label, tone = 'success' }: ProgressBarProps) {
  return (
    <span className={`ptl-progress-bar ptl-progress-bar--${tone}`}>
      <progress className="ptl-progress-bar__line" max={100} value={percent} aria-label={label} />
      <span className="ptl-progress-bar__number">{percent}%</span>
    </span>
  )
}
