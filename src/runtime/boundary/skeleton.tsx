import { useEffect } from 'react'
import { expectPart } from '../preload/idle-work.ts'
import './skeleton.css'

export interface SkeletonProps {
  /** Sentence for screen readers, which cannot see the grey bars. */
  readonly says: string
  /** Rows of the same height as the content. */
  readonly rows?: number
  readonly shape?: 'form' | 'lines' | 'table' | 'cards'
}

/**
 * Placeholder as large as the content, so that nothing jumps (NAV-083). The page counts as incomplete while
 * it is shown.
 */
export function Skeleton({ says, rows = 4, shape = 'lines' }: SkeletonProps) {
  useEffect(expectPart, [])
  return (
    <div className={`ptl-skeleton ptl-skeleton--${shape}`} role="status" aria-busy="true">
      <span className="ptl-skeleton__says">{says}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="ptl-skeleton__row" aria-hidden="true">
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
