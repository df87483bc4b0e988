import './progress-bar.css'

interface ProgressBarProps {
  readonly percent: number
  readonly label: string
}

/** Progress as a number and a bar. */
export function ProgressBar({ percent, label }: ProgressBarProps) {
  return (
    <span className="ptl-progress-bar">
      <progress className="ptl-progress-bar__line" max={100} value={percent} aria-label={label} />
      <span className="ptl-progress-bar__number">{percent}%</span>
    </span>
  )
}
