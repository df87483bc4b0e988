import './progress-bar.css'

interface ProgressBarProps {
  readonly percent: number
  readonly label: string
}

/** How far something is: the number, and a bar that says the same at a glance. */
export function ProgressBar({ percent, label }: ProgressBarProps) {
  return (
    <span className="ptl-progress-bar">
      <progress className="ptl-progress-bar__line" max={100} value={percent} aria-label={label} />
      <span className="ptl-progress-bar__number">{percent}%</span>
    </span>
  )
}
