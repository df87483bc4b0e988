import { useEffect, useState, type ReactNode } from 'react'
import './fold.css'

export interface FoldProps {
  readonly title: ReactNode
  /** Reason to be open, such as the errors inside; each new one opens it, and a person may close it again. */
  readonly reason?: string
  readonly className?: string
  readonly children: ReactNode
}

/**
 * Part of a page that a person opens. Native, so that the search of the browser finds what is folded, and so
 * that keys and screen readers know it.
 */
export function Fold({ title, reason = '', className, children }: FoldProps) {
  const [isOpen, setOpen] = useState(reason !== '')
  useEffect(() => {
    if (reason !== '') setOpen(true)
  }, [reason])
  return (
    <details
      className={className ? `ptl-fold ${className}` : 'ptl-fold'}
      open={isOpen}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) setOpen(currentTarget.open)
      }}
    >
      <summary>{title}</summary>
      {children}
    </details>
  )
}
