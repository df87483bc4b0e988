import './chart.css'

export interface ShareProps {
  /** A whole number as text; more than 100 fills the ring. */
  readonly percent: string
  readonly says: string
}

/** A ring of which a part is filled; `says` describes it. */
export function Share({ percent, says }: ShareProps) {
  return (
    <div className="ptl-share" role="img" aria-label={says}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle className="ptl-share__all" cx="60" cy="60" r="50" />
        {percent !== '0' && (
          <circle
            className="ptl-share__part"
            cx="60"
            cy="60"
            r="50"
            pathLength={100}
            strokeDasharray={`${percent} 100`}
          />
        )}
      </svg>
      <span aria-hidden="true">{percent}%</span>
    </div>
  )
}
