import { Suspense, type ReactNode } from 'react'
import { Boundary, type BoundaryProps } from './boundary.tsx'

export interface OpenedProps extends Pick<BoundaryProps, 'at' | 'what' | 'children'> {
  /** Resets the press, so that the next one opens it again. */
  readonly onFailed: () => void
}

/** Part that a button opens above the page, loaded on demand. If loading fails, the page stays as it is. */
export function Opened({ children, ...rest }: OpenedProps): ReactNode {
  return (
    <Boundary {...rest}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  )
}
